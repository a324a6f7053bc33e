/**
 * `pnpm dev [unit…]`: the shell, with all that it lends, and the named units from source, refreshed in place as they are
 * saved, inside the live set; all without a name. The other units are built for development; data and releases stand in
 * .data/dev. With `--live URL` the live set is the one that is deployed there (dev-live.ts).
 */
import { mkdirSync, rmSync } from 'node:fs'
import { buildUnits } from './build-units.ts'
import { commandLine } from './command-line.ts'
import { devLive } from './dev-live.ts'
import { output, root, startAndRead } from './run.ts'
import { endTogether, fail, needPort, sayDemoAccount } from './serving.ts'
import { unitFolders } from './units.ts'

const port = Number(process.env.PORT ?? 8080)
const data = `${process.env.DATA_DIR ?? `${root}.data`}/dev`
const exchange = `${data}/exchange`
const store = `file:${data}/releases`
process.env.RELEASE_KEYS = `${data}/keys`
const servedUnits = `${data}/units.json`

const usage = `pnpm dev [unit…] [--live URL] [--pseudo]: the shell and these units from source, with hot reload; all without a name

  --live URL    inside the set that is deployed there
  --pseudo      English as a language that nobody speaks, with accents and a third longer: what stays plain goes past the
                catalogs, what is cut off has no room for other languages`
const { names: named, values } = commandLine(usage, { live: { type: 'string' }, pseudo: { type: 'boolean' } }, 100)
if (values.pseudo) process.env.PSEUDO_LOCALE = '1' // inherited by whatever builds
const served = [...new Set(['shell', ...unitFolders(named)])]
/** The shell too, though its release is never used: no live set is without one. */
const built = unitFolders([]).filter(folder => folder === 'shell' || !served.includes(folder))

/** Builds and publishes what is not served from source, in a store that begins anew, and makes it live. */
async function goLive(): Promise<void> {
  const releases = await buildUnits(built, '--development')
  rmSync(`${data}/releases`, { recursive: true, force: true })
  rmSync(`${data}/keys/seen.json`, { force: true }) // what was seen of the old store is not missed in the new one
  process.env.RELEASE_STORE = store
  const release = (...args: string[]) => output(process.execPath, ['shared/release/src/main.ts', ...args, '--json'])
  const units = releases.map(one => one ?? fail('A unit did not build; the first error above says why.'))
  const why = ['--force', '--why', 'development'] // such builds are over every budget
  for (const { unit, folder } of units) release('publish', unit, '--dir', folder, ...why)
  const settings = ['--platform', `${exchange}/platform.json`]
  release('promote', ...units.map(({ unit }) => unit), ...settings, '--by', 'pnpm dev', ...why)
}

function sayWhere(): void {
  console.log(`\n  tarn runs in development at http://127.0.0.1:${port}\n`)
  sayDemoAccount(exchange)
  const others = built.filter(folder => !served.includes(folder))
  console.log(`  From source, with hot reload: ${served.join(', ')}. Built once, now: ${others.join(', ') || 'none'}.`)
  console.log('  What does not compile is told here and over the page. Ctrl+C stops everything.')
}

/** With a sandbox and a live set of its own. */
async function devAlone(): Promise<void> {
  mkdirSync(data, { recursive: true, mode: 0o700 })
  const sandbox = await startAndRead<{ url: string }>(
    'shared/sandbox/src/main.ts',
    ['--data', exchange, '--auto-review', '20', '--demo'],
    {},
    `${data}/exchange.log`,
  )
  await goLive()
  const sources = await startAndRead('shared/federation/src/dev-main.ts', ['--out', servedUnits, ...served])
  const settings = { PORT: String(port), RELEASE_STORE: store, API_URL: sandbox.ready.url, DEV_UNITS: servedUnits }
  const gateway = await startAndRead('shared/gateway/src/main.ts', [], settings, `${data}/gateway.log`)
  sayWhere()
  endTogether([gateway.child, sources.child, sandbox.child])
}

await needPort(port, '127.0.0.1', 'pnpm dev')
if (values.live !== undefined) await devLive(values.live, served, data, port)
else await devAlone()
