/** `npm start`: builds the units, brings the exchange up, publishes what is new, serves it, says where. */
import { networkInterfaces } from 'node:os'
import { renderUnicodeCompact } from 'uqr'
import { commandLine } from './command-line.ts'
import { fail } from './fail.ts'
import { goLive } from './go-live.ts'
import { holdInstallation } from './installation.ts'
import { needAnswer, needPort, portIn } from './ports.ts'
import { release } from './releasing.ts'
import { completes, root, startAndRead } from './run.ts'
import { endTogether, sayDemoAccount } from './serving.ts'
import { ticking } from './ticking.ts'
import { unitFolders } from './units.ts'

commandLine(
  'npm start: sets everything up, starts the exchange and the app, prints the address (PORT=8081 npm start)',
  {},
)

const port = portIn(process.env)
const url = `http://localhost:${port}`
/** Another folder is another installation: keys, books and releases of its own. */
const data = process.env.DATA_DIR ?? `${root}.data`
const exchange = `${data}/exchange`
const store = `file:${data}/releases`
/** Inherited by everything that is started here: the build takes the public ones in, the gateway believes them alone. */
process.env.RELEASE_KEYS ??= `${data}/keys`
process.env.RELEASE_STORE = store // keys are made for it: beside decisions of other keys none would be
/** A passkey needs a name: it is good where the app is opened by this one. */
process.env.PUBLIC_ORIGIN ??= url
const units = unitFolders([]).map(folder => folder.replace('remote-', ''))

const localAddress = () =>
  Object.values(networkInterfaces())
    .flat()
    .find(address => address?.family === 'IPv4' && !address.internal)?.address

function sayWhere(): void {
  const phone = localAddress()
  console.log(`\n  tarn runs at ${url}\n`)
  sayDemoAccount(exchange)
  if (phone) {
    const address = `http://${phone}:${port}`
    console.log(`  On a phone in the same network: ${address}\n\n${renderUnicodeCompact(address)}\n`)
  }
  console.log(
    '  A sandbox: no real money. Its desk reviews recharges by itself after 20 seconds. Ctrl+C stops everything.',
  )
}

holdInstallation(data, port, 'npm start')
await needPort(port, 'npm start')
if (!(await completes(process.execPath, ['shared/tools/src/build.ts'])))
  fail('The units did not build; the first error above says why.')
const sandboxArgs = ['--data', exchange, '--auto-review', '20', '--demo']
const sandbox = await ticking(
  () => 'starting the exchange',
  startAndRead<{ url: string }>('shared/sandbox/src/main.ts', sandboxArgs, {}, `${data}/exchange.log`),
)
await goLive(release, units, `${exchange}/platform.json`)
const settings = { PORT: String(port), HOST: '*', RELEASE_STORE: store, API_URL: sandbox.ready.url }
const gatewayLog = `${data}/gateway.log`
const gateway = await startAndRead<{ url: string }>('shared/gateway/src/main.ts', [], settings, gatewayLog)
await needAnswer(url, gateway.ready.url)
sayWhere()

endTogether([gateway, sandbox])
