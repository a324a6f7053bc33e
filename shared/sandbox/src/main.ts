/** `pnpm sandbox`: the exchange alone. When ready it prints one JSON line; its log goes to the error output. */
import { parseArgs } from 'node:util'
import { printableJson, printableLines } from '@shared/contract/printable'
import { readPublicOrigin } from './accounts/passkeys/index.ts'
import type { Log } from './context.ts'
import { readTape } from './market/index.ts'
import { readPushOrigins } from './push/index.ts'
import { type SandboxOptions, startSandbox } from './sandbox.ts'
import { seedDemo } from './seed/demo.ts'

const USAGE = `pnpm sandbox [--port N] [--data DIR] [--clock real|manual] [--tape FILE] [--auto-review SECONDS] [--demo]

  --port N                0 (the default) picks a free one
  --data DIR              where the exchange lives (default .data/sandbox); ":memory:" keeps nothing
  --clock real|manual     a manual clock stands until "pnpm operator clock advance 1h" (default real)
  --tape FILE             fixed prices, under a manual clock only; its form: src/market/tape.ts
  --auto-review SECONDS   the desk decides by itself after that long; without it only the operator does
  --demo                  on first start a demo account with money and one position; its password is in DIR/demo.json

  PUBLIC_ORIGIN           in the environment: where the app is open to the public, e.g. https://tarn.example. Its
                          passkeys are good there alone; without it at http://localhost, at any port
  PUSH_ORIGINS            push services besides the known ones, with commas between, e.g. https://push.example

When ready it prints {"url", "transportPublicKey", "operatorKeyFile"}; the latter two are files.`

const options = {
  port: { type: 'string', default: '0' },
  data: { type: 'string', default: '.data/sandbox' },
  clock: { type: 'string', default: 'real' },
  tape: { type: 'string' },
  'auto-review': { type: 'string' },
  demo: { type: 'boolean', default: false },
  help: { type: 'boolean', short: 'h' },
} as const

/** Tests lower it: their passwords protect nothing. */
const SCRYPT_COST = Number(process.env.SANDBOX_SCRYPT_COST ?? 15)

const log: Log = (event, fields) => {
  process.stderr.write(`${printableJson({ at: new Date().toISOString(), event, ...fields })}\n`)
}

type StartOptions = SandboxOptions & { demo: boolean }

/** What is not understood ends with the usage and exit code 2. */
function optionsOrEnd(): StartOptions | undefined {
  try {
    return readOptions()
  } catch (error) {
    console.error(printableLines(`${messageOf(error)}\n\n${USAGE}`))
    return process.exit(2)
  }
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error))

function readOptions(): StartOptions | undefined {
  const { values } = parseArgs({ options })
  if (values.help) return undefined
  const { clock, data } = values
  if (clock !== 'real' && clock !== 'manual') throw new Error('--clock is real or manual')
  const autoReview = values['auto-review'] === undefined ? null : wholeNumber('--auto-review', values['auto-review'])
  const tape = values.tape === undefined ? undefined : readTape(values.tape)
  const port = wholeNumber('--port', values.port)
  const origins = {
    publicOrigin: readPublicOrigin(process.env.PUBLIC_ORIGIN),
    pushOrigins: readPushOrigins(process.env.PUSH_ORIGINS),
  }
  return { port, data, clock, tape, autoReview, scryptCost: SCRYPT_COST, ...origins, log, demo: values.demo }
}

function wholeNumber(name: string, text: string): number {
  if (!/^\d{1,5}$/.test(text)) throw new Error(`${name} takes a whole number`)
  return Number(text)
}

async function main(): Promise<void> {
  const read = optionsOrEnd()
  if (!read) return console.log(USAGE)
  // every operation is a transaction of its own: one that fails outside of a request leaves nothing half done
  process.on('unhandledRejection', error => log('error', { id: '', message: String(error) }))
  const sandbox = await startSandbox(read)
  if (read.demo) await seedDemo(sandbox.context)
  const { url, transportPublicKeyFile, operatorKeyFile, stop } = sandbox
  console.log(JSON.stringify({ url, transportPublicKey: transportPublicKeyFile, operatorKeyFile }))
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stop().then(() => process.exit(0)))
}

main().catch((error: unknown) => {
  console.error(printableLines(messageOf(error)))
  process.exit(1) // its ports may be open: what could not begin as it was asked to must not stay
})
