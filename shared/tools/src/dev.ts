/**
 * `pnpm dev [unit…]`: the shell, with all that it lends, and the named units from source, refreshed in place as they are
 * saved, inside the live set; all without a name. The other units are built for development; data and releases stand in
 * .data/dev. With `--live` the live set is a deployed one (dev-live.ts). In a team's own repository the shell is that of the
 * packages, and the remote stands in it alone, or inside a deployed set.
 */
import { rmSync } from 'node:fs'
import { buildUnits, makeKeys } from './build-units.ts'
import { commandLine } from './command-line.ts'
import { devLive } from './dev-live.ts'
import { fail } from './fail.ts'
import { holdInstallation } from './installation.ts'
import { needPort, portIn } from './ports.ts'
import { release } from './releasing.ts'
import { isOwn, packages, root, type Started, startAndRead } from './run.ts'
import { endTogether, firstAddress, sayDemoAccount, startSources } from './serving.ts'
import { ticking } from './ticking.ts'
import { shellFolder, unitFolders, unitOf } from './units.ts'

const data = `${process.env.DATA_DIR ?? `${root}.data`}/dev`
const exchange = `${data}/exchange`
const store = `file:${data}/releases`
/** Of the set that is deployed, where a store is named. */
const deployedKeys = process.env.RELEASE_KEYS ?? '.data/keys'
process.env.RELEASE_KEYS = `${data}/keys`
process.env.RELEASE_STORE = store // keys are made for it: beside decisions of other keys none would be
process.env.REPORTS_STORE = 'off' // what is tried here says nothing of any release
const servedUnits = `${data}/units.json`

const whose = isOwn
  ? `pnpm dev [--live URL|STORE] [--pseudo]: the remote from source, with hot reload, in the shell of the packages, beside a
sandbox exchange; prints where. It stands there alone, and the page is signed in as the demo account`
  : 'pnpm dev [unit…] [--live URL|STORE] [--pseudo]: the shell and these units from source, with hot reload; all without a name'
const usage = `${whose}

  --live URL    inside the set that is deployed there, e.g. https://app.example, with its exchange
  --live STORE  inside what is live in that store, e.g. s3://bucket/prefix (RELEASE_KEYS: its accepted.json), with a sandbox
  --sandbox     with --live URL: a sandbox, not the exchange of that set
  --visitor     nobody is signed in, where the page would be
  --pseudo      English as a language that nobody speaks, with accents and a third longer: what stays plain goes past the
                catalogs, what is cut off has no room for other languages`
const switches = { pseudo: { type: 'boolean' }, sandbox: { type: 'boolean' }, visitor: { type: 'boolean' } } as const
const { names: named, values } = commandLine(usage, { live: { type: 'string' }, ...switches }, 100)
const port = portIn(process.env, 0)
if (values.pseudo) process.env.PSEUDO_LOCALE = '1' // inherited by whatever builds
const served = [...new Set([shellFolder, ...unitFolders(named)])]
/** The shell too, though its release is never used: no live set is without one. */
const built = [shellFolder, ...unitFolders([]).filter(folder => folder !== shellFolder && !served.includes(folder))]

/** Builds and publishes what is not served from source, in a store that begins anew, and makes it live. */
async function goLive(): Promise<void> {
  rmSync(`${data}/releases`, { recursive: true, force: true })
  rmSync(`${data}/keys/seen.json`, { force: true }) // what was seen of the old store is not missed in the new one
  const releases = await buildUnits(built, '--development')
  const units = releases.map(one => one ?? fail('A unit did not build; the first error above says why.'))
  const why = ['--force', '--why', 'development'] // such builds are over every budget
  for (const { unit, folder } of units) await release('publish', unit, '--dir', folder, ...why)
  const settings = ['--platform', `${exchange}/platform.json`]
  await release('promote', ...units.map(({ unit }) => unit), ...settings, '--by', 'pnpm dev', ...why)
}

type Exchange = { url: string; transportPublicKey: string }

function startExchange(): Promise<Started<Exchange>> {
  const args = ['--data', exchange, '--auto-review', '20', '--demo']
  const starting = startAndRead<Exchange>(`${packages}/sandbox/src/main.ts`, args, {}, `${data}/exchange.log`)
  return ticking(() => 'starting the exchange', starting)
}

/** Where no other unit is there to sign in by: a token of the demo account, which the page begins with. */
async function signedIn({ url, transportPublicKey }: Exchange): Promise<void> {
  if (!isOwn || values.visitor) return
  const args = [url, transportPublicKey, `${exchange}/demo.json`]
  const { ready } = await startAndRead<{ token: string }>(`${packages}/testing/src/demo-token.ts`, args)
  process.env.DEV_TOKEN = ready.token // inherited by what serves the shell
}

function sayWhere(url: string, inside: string): void {
  console.log(`\n  tarn runs in development at ${url}${firstAddress(servedUnits)}\n`)
  sayDemoAccount(exchange)
  console.log(`  From source, with hot reload: ${served.map(unitOf).join(', ')}. ${inside}`)
  console.log('  What does not compile is told here and over the page. Ctrl+C stops everything.')
}

/** With a sandbox, in a live set of its own or in that of a store. @param given that store */
async function devBeside(given?: string): Promise<void> {
  const sandbox = await startExchange()
  if (given || isOwn) makeKeys()
  else await goLive()
  if (!given) await signedIn(sandbox.ready)
  const sources = await startSources(servedUnits, served)
  const beside = { DEV_PLATFORM: `${exchange}/platform.json`, RELEASE_STORE: given ?? store }
  const around = given ? { RELEASE_KEYS: deployedKeys } : { DEV_LIVE: 'none' }
  const set = given || isOwn ? { ...beside, ...around } : { RELEASE_STORE: store }
  const settings = { ...set, PORT: String(port), API_URL: sandbox.ready.url, DEV_UNITS: servedUnits }
  const log = `${data}/gateway.log`
  const gateway = await startAndRead<{ url: string }>(`${packages}/gateway/src/main.ts`, [], settings, log)
  const others = built.filter(folder => !served.includes(folder)).map(unitOf)
  const alone = isOwn
    ? 'No other unit is there: --live brings them.'
    : `Built once, now: ${others.join(', ') || 'none'}.`
  sayWhere(gateway.ready.url, given ? `All else: what is live in ${given}.` : alone)
  endTogether([gateway, sources, sandbox])
}

holdInstallation(data, port, 'pnpm dev')
await needPort(port, 'pnpm dev', ['127.0.0.1'])
const { live, sandbox } = values
if (live === undefined || /^(file|s3):/.test(live)) await devBeside(live)
else await devLive(live, served, data, port, sandbox ? await startExchange() : undefined)
