/** Serves fixture releases under the page's real policy, notes what was asked for and damages what a test says. */
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import type { Config } from '@shared/contract/config'
import { describe } from '@shared/contract/release'
import { integrityOf } from '../seal.ts'
import type { FixtureRelease } from './fixtures.ts'
import { signed } from './keys.ts'

/** What the page may do; a development server's scripts come from another origin, and it speaks through a socket. */
const policyOf = (others: string) =>
  [
    `default-src 'none'; script-src 'self' ${others}; style-src 'self' ${others}; connect-src 'self' ${others}; img-src data:; base-uri 'none'`,
    "require-trusted-types-for 'script'; trusted-types default",
  ].join('; ')

const types: Record<string, string> = { '.js': 'text/javascript', '.css': 'text/css', '.json': 'application/json' }

const live = ({ manifest, folder }: FixtureRelease) => ({
  ...describe(manifest, 1),
  manifest: integrityOf(readFileSync(path.join(folder, 'release.json'))),
})

/** The live set of these releases, as the gateway would write it. */
export function configOf(shell: FixtureRelease, remotes: FixtureRelease[]): Config {
  const { needs: _, routes: __, ...own } = live(shell)
  return signed({
    version: 1,
    log: 'fixtures',
    serial: 1,
    issued: '2026-11-21 15:40:00',
    name: 'fixture',
    environment: 'test',
    apiBase: '',
    fileBase: '/files/',
    transportPublicKey: 'none',
    features: [],
    market: { focusMs: 1000, listMs: 3000, staleMs: 5000, source: 'tape' },
    outlink: [],
    customerService: { url: '' },
    shell: { ...own, trusts: shell.manifest.trusts ?? [] },
    units: Object.fromEntries(remotes.map(remote => [remote.manifest.unit, live(remote)])),
  })
}

/** Of what a development server serves there is none. */
const hashOf = ({ entry, integrity }: Config['shell']) => (URL.canParse(entry) ? '' : integrity)

const page = (config: Config, written: string) => `<!doctype html><html><head><meta charset="utf-8">
<link rel="icon" href="data:,"><script type="application/json" id="config">${written.replaceAll('<', '\\u003c')}</script>
<script defer crossorigin src="${config.shell.entry}" integrity="${hashOf(config.shell)}"></script>
</head><body><div id="app"></div></body></html>`

/** Flips a bit where the file would still run: in the words of its directive, or in a stylesheet's value. */
function flip(bytes: Buffer): void {
  const directive = bytes.indexOf('use strict')
  const at = directive < 0 ? 20 : directive + 4
  bytes[at] = (bytes[at] ?? 0) ^ 1
}

export interface Site {
  url: string
  /** What stands in the page as its config; a test may put anything there. */
  written: string
  /** Addresses whose bytes are damaged. */
  damaged: Set<string>
  /** Addresses asked for, in order. */
  asked: string[]
  close(): void
}

const headers = { 'x-content-type-options': 'nosniff', 'cache-control': 'public, max-age=31536000, immutable' }

/** Starts the site on a free port of this machine. */
export async function serve(config: Config, releases: FixtureRelease[], others = ''): Promise<Site> {
  const policy = policyOf(others)
  const folders = new Map(releases.map(({ manifest: m, folder }) => [`/r/${m.unit}/${m.release}`, folder]))
  const bytesOf = (address: string): Buffer | undefined => {
    const folder = folders.get(path.dirname(address))
    return folder === undefined ? undefined : readFileSync(path.join(folder, path.basename(address)))
  }
  const server = createServer((request, response) => {
    const address = request.url ?? '/'
    if (address === '/') {
      const guarded = { 'content-type': 'text/html', 'content-security-policy': policy, 'cache-control': 'no-store' }
      return response.writeHead(200, guarded).end(page(config, site.written))
    }
    site.asked.push(address)
    const bytes = bytesOf(address)
    if (!bytes) return response.writeHead(404).end()
    if (site.damaged.has(address)) flip(bytes)
    response.writeHead(200, { ...headers, 'content-type': types[path.extname(address)] ?? 'text/plain' }).end(bytes)
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const site: Site = {
    url: `http://127.0.0.1:${port}/`,
    written: JSON.stringify(config),
    damaged: new Set(),
    asked: [],
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
  return site
}
