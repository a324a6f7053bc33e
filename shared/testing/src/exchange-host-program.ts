/**
 * The program of an exchange host: starts and stops exchanges in one process, by messages of its parent. It ends when the
 * channel to its parent closes, so it never outlives a killed worker.
 */
import { logRejections, messageOf, type Ready, readOptions, readyOf, startFrom } from '@shared/sandbox/start'

/** `id`: of the exchange, given by the parent. */
export type Order =
  | { id: number; do: 'start'; args: readonly string[]; env: NodeJS.ProcessEnv }
  | { id: number; do: 'stop' }

/** The answer to an order; `ready` answers a start that succeeded. */
export type Outcome = { id: number; ready?: Ready; error?: string }

const running = new Map<number, () => Promise<void>>()

async function start(id: number, args: readonly string[], env: NodeJS.ProcessEnv): Promise<Ready> {
  const read = readOptions(args, env)
  if (!read) throw new Error('An exchange host gives no help')
  const { log, ...options } = read
  // nobody reads a log of requests here, and writing one takes time
  const quiet: typeof log = (event, fields) => event === 'request' || log(event, fields)
  // its process is never killed and started again on the same data
  const sandbox = await startFrom({ ...options, log: quiet, syncLog: async () => {} })
  sandbox.context.db.exec('PRAGMA synchronous = OFF')
  running.set(id, sandbox.stop)
  return readyOf(sandbox)
}

async function stop(id: number): Promise<void> {
  const end = running.get(id)
  running.delete(id)
  await end?.()
}

async function carryOut(order: Order): Promise<Outcome> {
  const { id } = order
  try {
    if (order.do === 'start') return { id, ready: await start(id, order.args, order.env) }
    await stop(id)
    return { id }
  } catch (error) {
    return { id, error: messageOf(error) }
  }
}

logRejections()
process.on('message', async (order: Order) => process.send?.(await carryOut(order)))
process.on('disconnect', () => process.exit())
