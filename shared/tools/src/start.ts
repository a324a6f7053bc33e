/** `npm start`: builds the units, brings the exchange up, publishes what is new, serves it, says where. */
import { mkdirSync, readFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { networkInterfaces } from 'node:os'
import { renderUnicodeCompact } from 'uqr'
import { output, passes, root, startAndRead } from './run.ts'
import { unitFolders } from './units.ts'

const port = Number(process.env.PORT ?? 8080)
/** Another folder is another installation: keys, books and releases of its own. */
const data = process.env.DATA_DIR ?? `${root}.data`
const exchange = `${data}/exchange`
const store = `file:${data}/releases`
const units = unitFolders([]).map(folder => folder.replace('remote-', ''))

const fail = (message: string): never => {
  console.error(`\n${message}`)
  process.exit(1)
}

/** A taken port is said before anything is built. */
function portIsFree(): Promise<boolean> {
  return new Promise(resolve => {
    const probe = createServer()
    probe.once('error', () => resolve(false))
    probe.listen(port, '0.0.0.0', () => probe.close(() => resolve(true)))
  })
}

/** Publishes every unit and makes them live in one decision; nothing changes where nothing is new. */
function goLive(): void {
  process.env.RELEASE_STORE = store
  const release = (...args: string[]) => output(process.execPath, ['shared/release/src/main.ts', ...args, '--json'])
  release('publish', ...units)
  const why = ['--by', 'npm start', '--why', 'built from this checkout']
  release('promote', ...units, '--platform', `${exchange}/platform.json`, ...why)
}

const localAddress = () =>
  Object.values(networkInterfaces())
    .flat()
    .find(address => address?.family === 'IPv4' && !address.internal)?.address

function sayWhere(): void {
  const demo = JSON.parse(readFileSync(`${exchange}/demo.json`, 'utf8')) as { account: string; password: string }
  const phone = localAddress()
  console.log(`\n  tarn runs at http://127.0.0.1:${port}\n`)
  console.log(`  Demo account: ${demo.account}   password: ${demo.password}\n`)
  if (phone) {
    const address = `http://${phone}:${port}`
    console.log(`  On a phone in the same network: ${address}\n\n${renderUnicodeCompact(address)}\n`)
  }
  console.log(
    '  A sandbox: no real money. Its desk reviews recharges by itself after 20 seconds. Ctrl+C stops everything.',
  )
}

if (!(await portIsFree()))
  fail(`Port ${port} is taken, perhaps by another start of tarn. Stop that, or choose another: PORT=8081 npm start`)
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
goLive()
const settings = { PORT: String(port), HOST: '0.0.0.0', RELEASE_STORE: store, API_URL: sandbox.ready.url }
const gateway = await startAndRead('shared/gateway/src/main.ts', [], settings, `${data}/gateway.log`)
sayWhere()

const children = [gateway.child, sandbox.child]
const stop = () => {
  for (const child of children) child.kill('SIGTERM')
}
process.once('SIGINT', stop)
process.once('SIGTERM', stop)
for (const child of children)
  child.once('exit', code => {
    stop()
    process.exitCode ??= code ?? 0
  })
