/** `npm start`: builds the units, brings the exchange up, publishes what is new, serves it, says where. */
import { existsSync, mkdirSync, readFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { networkInterfaces } from 'node:os'
import { renderUnicodeCompact } from 'uqr'
import { output, passes, root, startAndRead } from './run.ts'

const port = Number(process.env.PORT ?? 8080)
const data = `${root}.data`
const store = `file:${data}/releases`
const units = ['shell', 'trade', 'wallet', 'account', 'content']

const fail = (message: string): never => {
  console.error(`\n${message}`)
  process.exit(1)
}

/** A taken port is said before anything is built. */
function portIsFree(): Promise<boolean> {
  return new Promise(resolve => {
    const probe = createServer()
    probe.once('error', () => resolve(false))
    probe.listen(port, () => probe.close(() => resolve(true)))
  })
}

const release = (...args: string[]) => output(process.execPath, ['shared/release/src/main.ts', ...args, '--json'])
type Live = { units: Record<string, { release: string }> }

/** Publishes every unit and makes those live that are not; nothing changes where nothing is new. */
function goLive(): void {
  process.env.RELEASE_STORE = store
  const published = units.map(unit => JSON.parse(release('publish', unit)) as { unit: string; release: string })
  const live = existsSync(`${data}/releases`) ? (JSON.parse(release('status')) as Live).units : {}
  const fresh = published.filter(({ unit, release: id }) => live[unit]?.release !== id)
  if (!fresh.length) return
  release(
    'promote',
    ...fresh.map(x => `${x.unit}@${x.release}`),
    '--platform',
    `${data}/platform.json`,
    '--by',
    'npm start',
    '--why',
    'built from this checkout',
  )
}

const localAddress = () =>
  Object.values(networkInterfaces())
    .flat()
    .find(address => address?.family === 'IPv4' && !address.internal)?.address

function sayWhere(): void {
  const demo = JSON.parse(readFileSync(`${data}/demo.json`, 'utf8')) as { account: string; password: string }
  const phone = localAddress()
  console.log(`\n  tarn runs at http://127.0.0.1:${port}\n`)
  console.log(`  Demo account: ${demo.account}   password: ${demo.password}\n`)
  if (phone)
    console.log(
      `  On a phone in the same network: http://${phone}:${port}\n\n${renderUnicodeCompact(`http://${phone}:${port}`)}\n`,
    )
  console.log(
    '  A sandbox: no real money. Its desk reviews recharges by itself after 20 seconds. Ctrl+C stops everything.',
  )
}

if (!(await portIsFree()))
  fail(`Port ${port} is taken, perhaps by another start of tarn. Stop that, or choose another: PORT=8081 npm start`)
if (!passes(process.execPath, ['shared/tools/src/build.ts']))
  fail('The units did not build; the first error above says why.')
mkdirSync(data, { recursive: true, mode: 0o700 })
const sandbox = await startAndRead<{ url: string }>('shared/sandbox/src/main.ts', [
  '--port',
  '0',
  '--data',
  data,
  '--auto-review',
  '20',
  '--demo',
])
goLive()
const gateway = await startAndRead<{ url: string }>('shared/gateway/src/main.ts', [], {
  PORT: String(port),
  RELEASE_STORE: store,
  API_URL: sandbox.ready.url,
})
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
    process.exitCode = code ?? 0
  })
