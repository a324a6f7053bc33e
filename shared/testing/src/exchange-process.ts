/** Starts an exchange as a process of its own, as the phone meets it, and gives it orders through the operator's port. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { type IncomingMessage, request } from 'node:http'
import { json } from 'node:stream/consumers'
import type { Ready } from '@shared/sandbox/start'
import { canKeep, keep } from './kept-by-worker.ts'
import { moment } from './moment.ts'
import { program } from './packed.ts'

/** What Jest is run with is none of the exchange's; below node_modules it says how types are read (federation/bin). */
export const nodeOptions = import.meta.url.includes('/node_modules/') ? process.env.NODE_OPTIONS : ''

/** Names the environment variable with the address, as JSON, of the exchange that a worker's suite of screens uses. */
export const exchangeVariable = (worker = process.env.JEST_WORKER_ID ?? '1'): string => `EXCHANGE_${worker}`

export type Address = { url: string; publicKey: string; operatorUrl: string; operatorKey: string }

/**
 * Runs an operator's action, e.g. ('wallet', 'adjust', 'lena', 'USDT', '1000'). Waits for as long as it takes: `fetch` gives
 * up after five minutes. @throws with the exchange's words
 */
export async function operate({ operatorUrl, operatorKey }: Address, ...words: string[]): Promise<unknown> {
  const headers = { 'content-type': 'application/json', 'x-operator-key': operatorKey }
  const sent = request(`${operatorUrl}/run`, { method: 'POST', headers }).end(JSON.stringify({ words }))
  const [reply] = (await once(sent, 'response')) as [IncomingMessage]
  const outcome = (await json(reply)) as { ok: boolean; message?: string; result?: unknown }
  if (!outcome.ok) throw new Error(`operator ${words.join(' ')}: ${outcome.message}`)
  return outcome.result
}

function firstLine(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let seen = ''
    let log = ''
    child.stderr?.on('data', chunk => {
      log = (log + chunk).slice(-4000)
    })
    child.once('exit', code => reject(new Error(`The exchange ended (exit ${code}) before it was ready:\n${log}`)))
    child.stdout?.on('data', chunk => {
      seen += chunk
      if (seen.includes('\n')) resolve(seen)
    })
  })
}

/** @param args as `pnpm sandbox` takes them; without --data nothing is kept */
export async function startExchangeProcess(
  args: readonly string[] = [],
  env: NodeJS.ProcessEnv = process.env,
): Promise<{ address: Address; child: ChildProcess }> {
  const child = spawn(process.execPath, [await program('main'), ...withDefaults(args)], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { SANDBOX_START: String(moment()), ...env, SANDBOX_SCRYPT_COST: '4', NODE_OPTIONS: nodeOptions },
  })
  const kill = () => void child.kill('SIGKILL')
  if (canKeep()) child.once('exit', keep({ end: async () => kill(), kill })) // a suite that fails may leave it
  return { child, address: addressOf(JSON.parse(await firstLine(child))) }
}

/** Arguments of `pnpm sandbox`: on a free port, and with nothing kept, unless `args` say otherwise. */
export const withDefaults = (args: readonly string[]): string[] => [
  ...['--port', '0', ...(args.includes('--data') ? [] : ['--data', ':memory:'])],
  ...args,
]

/** Reads the files that a started exchange names. */
export function addressOf({ url, transportPublicKey, operatorKeyFile }: Ready): Address {
  const operator = JSON.parse(readFileSync(operatorKeyFile, 'utf8')) as { url: string; key: string }
  const publicKey = readFileSync(transportPublicKey, 'utf8').trim()
  return { url, publicKey, operatorUrl: operator.url, operatorKey: operator.key }
}
