/** Caddy before gateways as docs/production.md puts it there: its own Caddyfile, on a free port, with certificates of its own making. */
import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { getCACertificates, setDefaultCACertificates } from 'node:tls'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { freePort } from '../../release/src/testing/ceph-daemons.ts'

export const caddyfile = fileURLToPath(new URL('../../../deploy/Caddyfile', import.meta.url))

export type Caddy = {
  /** By address and by name, without a slash at the end. */
  url: string
  named: string
  /** Of the authority that signed its certificate, in a form that Node takes. */
  authority: string
  stop(): Promise<void>
}

/** @throws Error where there is none, saying what to do */
export function caddyProgram(): string {
  const found = [process.env.CADDY_PATH ?? '', '/usr/bin/caddy'].find(place => place && existsSync(place))
  if (found) return found
  throw new Error('No Caddy found: install it (Debian: caddy), or set CADDY_PATH to it')
}

/** As the Caddyfile names them. */
type Settings = { GATEWAYS: string; SITE?: string; CDN_RANGES?: string }

/**
 * This process believes its certificates from then on. Unless said otherwise, who asks from this machine counts as a CDN: what
 * it says of a phone's address is passed on (TRUST_PROXY is one more than without Caddy).
 * @param settings e.g. GATEWAYS: "127.0.0.1:41234 127.0.0.1:41235"
 */
export async function startCaddy(settings: Settings, file = caddyfile): Promise<Caddy> {
  const folder = mkdtempSync(join(tmpdir(), 'caddy-'))
  const port = await freePort()
  const env = {
    ...{ ...process.env, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder },
    ...{ SITE: 'localhost, 127.0.0.1', CDN_RANGES: '127.0.0.1/32', ...settings },
  }
  const adapted = await promisify(execFile)(caddyProgram(), ['adapt', '--config', file], { env })
  const config = join(folder, 'config.json')
  writeFileSync(config, JSON.stringify(onPort(JSON.parse(adapted.stdout), port)))
  // the kernel ends it when this process dies, however it dies
  const command = ['--pdeathsig', 'KILL', '--', caddyProgram(), 'run', '--config', config]
  const child = spawn('setpriv', command, { env, stdio: ['ignore', 'ignore', 'pipe'] })
  await serving(child)
  const authority = readFileSync(join(folder, 'caddy/pki/authorities/local/root.crt'), 'utf8')
  setDefaultCACertificates([...getCACertificates('default'), authority])
  const stop = async () => {
    const gone = once(child, 'exit')
    child.kill('SIGKILL')
    await gone
    rmSync(folder, { recursive: true, force: true })
  }
  return { url: `https://127.0.0.1:${port}`, named: `https://localhost:${port}`, authority, stop }
}

type Adapted = { apps: { http: { servers: Record<string, object> } } }

/** Nothing of this machine changes: no port below 1024, no trust store, nobody to administer it. */
function onPort({ apps }: Adapted, port: number): object {
  const { srv0, ...others } = apps.http.servers
  if (!srv0 || Object.keys(others).length > 0) throw new Error('The Caddyfile has another number of servers than one')
  const served = { ...srv0, listen: [`127.0.0.1:${port}`], automatic_https: { disable_redirects: true } }
  return {
    admin: { disabled: true },
    apps: {
      ...{ ...apps, http: { ...apps.http, servers: { srv0: served } } },
      ...{ pki: { certificate_authorities: { local: { install_trust: false } } } },
      ...{ tls: { automation: { policies: [{ issuers: [{ module: 'internal' }] }] } } },
    },
  }
}

/** @throws Error with its last words where it ends before it serves */
function serving(child: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    const said: string[] = []
    child.once('exit', code => reject(new Error(`Caddy ended (exit ${code}):\n${said.slice(-5).join('\n')}`)))
    if (child.stderr)
      createInterface(child.stderr).on('line', line => {
        said.push(line)
        if (line.includes('"serving initial configuration"')) resolve()
      })
  })
}
