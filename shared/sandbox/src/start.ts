/** Reads the command line of `pnpm sandbox` and starts an exchange by it. */
import { parseArgs } from 'node:util'
import { printableJson } from '@shared/contract/printable'
import type { Log } from '@shared/engine/context'
import { readTape } from '@shared/engine/market/index'
import { readPublicOrigin } from '@shared/products/accounts/passkeys/index'
import { readPushOrigins } from '@shared/products/push/index'
import { type Sandbox, type SandboxOptions, startSandbox } from './sandbox.ts'
import { seedDemo } from './seed/demo.ts'

export const USAGE = `pnpm sandbox [--port N] [--data DIR] [--clock real|manual] [--tape FILE] [--auto-review SECONDS] [--demo]

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

export type StartOptions = SandboxOptions & { log: Log; demo: boolean }

/** What the exchange prints when it is ready; the two keys are in files. */
export type Ready = { url: string; transportPublicKey: string; operatorKeyFile: string }

/** Writes one line of JSON to the error output. */
const log: Log = (event, fields) => {
  process.stderr.write(`${printableJson({ at: new Date().toISOString(), event, ...fields })}\n`)
}

/** log2 of scrypt's N. Tests lower it by SANDBOX_SCRYPT_COST: their passwords protect nothing. */
const SCRYPT_COST = 15

/**
 * @param env with PUBLIC_ORIGIN, PUSH_ORIGINS, SANDBOX_SCRYPT_COST and SANDBOX_START (epoch ms), if they are set
 * @returns undefined where the arguments ask for help
 * @throws Error with words for whoever typed the arguments
 */
export function readOptions(args: readonly string[], env: NodeJS.ProcessEnv): StartOptions | undefined {
  const { values } = parseArgs({ args: [...args], options })
  if (values.help) return undefined
  const { clock, data } = values
  if (clock !== 'real' && clock !== 'manual') throw new Error('--clock is real or manual')
  const autoReview = values['auto-review'] === undefined ? null : wholeNumber('--auto-review', values['auto-review'])
  const tape = values.tape === undefined ? undefined : readTape(values.tape)
  const port = wholeNumber('--port', values.port)
  const origins = {
    publicOrigin: readPublicOrigin(env.PUBLIC_ORIGIN),
    pushOrigins: readPushOrigins(env.PUSH_ORIGINS),
  }
  const scryptCost = Number(env.SANDBOX_SCRYPT_COST ?? SCRYPT_COST)
  const start = env.SANDBOX_START ? Number(env.SANDBOX_START) : undefined
  return { port, data, clock, start, tape, autoReview, scryptCost, ...origins, log, demo: values.demo }
}

function wholeNumber(name: string, text: string): number {
  if (!/^\d{1,5}$/.test(text)) throw new Error(`${name} takes a whole number`)
  return Number(text)
}

/** Starts the exchange, and adds the demo account if `demo` is set. Nothing is left running when it throws. */
export async function startFrom({ demo, ...rest }: StartOptions): Promise<Sandbox> {
  const sandbox = await startSandbox(rest)
  if (!demo) return sandbox
  try {
    await seedDemo(sandbox.context)
    return sandbox
  } catch (error) {
    await sandbox.stop()
    throw error
  }
}

/** A failed transaction leaves nothing half done, so an error outside of a request is logged and the process goes on. */
export function logRejections(): void {
  process.on('unhandledRejection', error => log('error', { id: '', message: String(error) }))
}

export const readyOf = ({ url, transportPublicKeyFile, operatorKeyFile }: Sandbox): Ready => ({
  url,
  transportPublicKey: transportPublicKeyFile,
  operatorKeyFile,
})

export const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error))
