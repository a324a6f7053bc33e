/**
 * A machine of its own below a folder: what docs/production.md puts into /opt, /etc, /var/lib and /backup lands there, its ports
 * are free ones, and `systemctl` starts what a unit says. Nobody is created, and a package brings the folder of its settings alone.
 */
import { execFile } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { freePort } from '../../../release/src/testing/ceph-daemons.ts'
import { type Caddy, startCaddy } from '../../../testing/src/caddy.ts'
import { root } from '../run.ts'
import { startUnit, type Unit } from './unit.ts'

export type Machine = {
  /** The folder of whoever publishes: `.data/keys` on the page. */
  keys: string
  /** As the page writes it, e.g. "/etc/tarn/gateway.env". @returns where it is here */
  at(path: string): string
  /** Types lines, one after the other. @returns what they said @throws where one fails, with its words */
  type(lines: readonly string[]): Promise<string>
  /** By its port on the page. */
  gateway(port: string): Unit
  caddy(): Caddy
  stop(): Promise<void>
}

const places = /\/(?=opt\/tarn|etc\/|var\/lib\/|backup\/)/g
const functions = 'chown() { :; }; pnpm() { shift; "$NODE" shared/release/src/main.ts "$@"; }'

export async function newMachine(): Promise<Machine> {
  const folder = mkdtempSync(join(tmpdir(), 'machine-'))
  const ports = { 8080: String(await freePort()), 8081: String(await freePort()) }
  const gateways = new Map<string, Unit>()
  let caddy: Caddy | undefined
  const keys = join(folder, 'publisher')
  const at = (text: string) =>
    text
      .replaceAll(places, `${folder}/`)
      .replaceAll('.data/keys', keys)
      .replaceAll(/\b808[01]\b/g, port => Reflect.get(ports, port))
  const unitFile = at('/etc/systemd/system/tarn-gateway@.service')
  const env = { ...process.env, DESTDIR: folder, RELEASE_KEYS: keys, NODE: process.execPath }

  const run = (line: string) =>
    promisify(execFile)('sh', ['-ec', `${functions}; ${line}`], { cwd: root, env: { ...env, NODE_OPTIONS: '' } }).catch(
      ({ stdout, stderr }) => {
        throw new Error(`${line}\n${stdout}${stderr}`)
      },
    )

  /** The unit names the places of a machine, and so do the settings beside it. */
  async function readUnits(): Promise<void> {
    for (const file of [unitFile, at('/etc/tarn/gateway.env')].filter(existsSync)) {
      const text = readFileSync(file, 'utf8')
      if (!text.includes(folder)) writeFileSync(file, at(text))
    }
    await run(`systemd-analyze verify ${unitFile}`)
  }

  async function restart(name: string): Promise<void> {
    if (name === 'caddy') {
      const dropIn = readFileSync(at('/etc/systemd/system/caddy.service.d/tarn.conf'), 'utf8')
      const settings = [...dropIn.matchAll(/"(\w+)=([^"]*)"/g)].map(([, key, value]) => [key, value])
      await caddy?.stop()
      caddy = await startCaddy({ GATEWAYS: '', ...Object.fromEntries(settings) }, at('/etc/caddy/Caddyfile'))
      return
    }
    const port = at(name.split('@')[1] ?? '')
    await gateways.get(port)?.stop()
    gateways.set(port, await startUnit(readFileSync(unitFile, 'utf8'), port))
  }

  async function systemctl([verb, ...words]: readonly string[]): Promise<void> {
    if (verb === 'daemon-reload') return readUnits()
    for (const name of words.filter(word => !word.startsWith('--'))) await restart(name)
  }

  return {
    keys,
    at,
    async type(lines) {
      const said: string[] = []
      for (const line of lines) {
        const [program, ...words] = line.split(' ')
        if (program === 'systemctl') await systemctl(words)
        else if (program === 'apt-get') for (const name of words.slice(2)) mkdirSync(at(`/etc/${name}`))
        else said.push((await run(at(line))).stdout)
      }
      return said.join('')
    },
    gateway: port => gateways.get(at(port)) ?? missing(`gateway ${port}`),
    caddy: () => caddy ?? missing('Caddy'),
    async stop() {
      await Promise.all([...gateways.values()].map(one => one.stop('SIGKILL')))
      await caddy?.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

function missing(what: string): never {
  throw new Error(`${what} was not started`)
}
