/** `npm start`: builds the units, brings the exchange up, publishes what is new, serves it, says where. */
import { mkdirSync } from 'node:fs'
import { networkInterfaces } from 'node:os'
import { renderUnicodeCompact } from 'uqr'
import { commandLine } from './command-line.ts'
import { goLive } from './go-live.ts'
import { passes, quietly, root, startAndRead } from './run.ts'
import { endTogether, fail, needPort, sayDemoAccount } from './serving.ts'
import { unitFolders } from './units.ts'

commandLine(
  'npm start: sets everything up, starts the exchange and the app, prints the address (PORT=8081 npm start)',
  {},
)

const port = Number(process.env.PORT ?? 8080)
/** Another folder is another installation: keys, books and releases of its own. */
const data = process.env.DATA_DIR ?? `${root}.data`
const exchange = `${data}/exchange`
const store = `file:${data}/releases`
/** Inherited by everything that is started here: the build takes the public ones in, the gateway believes them alone. */
process.env.RELEASE_KEYS ??= `${data}/keys`
process.env.RELEASE_STORE = store // keys are made for it: beside decisions of other keys none would be
/** A passkey needs a name: it is good where the app is opened by this one. */
process.env.PUBLIC_ORIGIN ??= `http://localhost:${port}`
const units = unitFolders([]).map(folder => folder.replace('remote-', ''))

function release(...args: string[]): unknown {
  const { ok, printed } = quietly(process.execPath, ['shared/release/src/main.ts', ...args, '--json'])
  const answer = printed ? JSON.parse(printed) : {}
  if (ok) return answer
  if (answer.error) console.error(answer.error.message)
  return fail('The releases did not go live; the lines above say why.')
}

const localAddress = () =>
  Object.values(networkInterfaces())
    .flat()
    .find(address => address?.family === 'IPv4' && !address.internal)?.address

function sayWhere(): void {
  const phone = localAddress()
  console.log(`\n  tarn runs at http://localhost:${port}\n`)
  sayDemoAccount(exchange)
  if (phone) {
    const address = `http://${phone}:${port}`
    console.log(`  On a phone in the same network: ${address}\n\n${renderUnicodeCompact(address)}\n`)
  }
  console.log(
    '  A sandbox: no real money. Its desk reviews recharges by itself after 20 seconds. Ctrl+C stops everything.',
  )
}

await needPort(port, '0.0.0.0', 'npm start')
if (!passes(process.execPath, ['shared/tools/src/build.ts']))
  fail('The units did not build; the first error above says why.')
mkdirSync(data, { recursive: true, mode: 0o700 })
const sandboxArgs = ['--data', exchange, '--auto-review', '20', '--demo']
const sandbox = await startAndRead<{ url: string }>(
  'shared/sandbox/src/main.ts',
  sandboxArgs,
  {},
  `${data}/exchange.log`,
)
goLive(release, units, `${exchange}/platform.json`)
const settings = { PORT: String(port), HOST: '0.0.0.0', RELEASE_STORE: store, API_URL: sandbox.ready.url }
const gateway = await startAndRead('shared/gateway/src/main.ts', [], settings, `${data}/gateway.log`)
sayWhere()

endTogether([gateway, sandbox])
