/**
 * The exchange host: one child process of a Jest worker that starts and stops the exchanges of its suites, several at once
 * if asked. V8 loads and compiles the exchange's code once for a worker, not once for a suite.
 */
import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import type { Socket } from 'node:net'
import type { Order, Outcome } from './exchange-host-program.ts'
import { type Address, addressOf, nodeOptions, startExchangeProcess, withDefaults } from './exchange-process.ts'
import { canKeep, keep } from './kept-by-worker.ts'
import { moment } from './moment.ts'
import { program } from './packed.ts'

export type RunningExchange = {
  address: Address
  /** In order, with its port freed. Does nothing if its process has ended. */
  stop(): Promise<void>
  /** Of its process: nothing answers at its address. */
  hasEnded(): boolean
}

export type HostedExchange = RunningExchange & {
  /** Of the host's process. */
  pid: number | undefined
}

type Start = (args: readonly string[], env: NodeJS.ProcessEnv) => Promise<RunningExchange>

type Process = {
  pid: number | undefined
  /** @throws Error with the exchange's words, or with the last lines of the log if the process ends meanwhile */
  carryOut(order: Order): Promise<Outcome>
  hasEnded(): boolean
  end(): Promise<void>
}

const LOG_KEPT = 4000

function startProcess(file: string, onExit: () => void): Process {
  const env = { ...process.env, NODE_OPTIONS: nodeOptions }
  const child = fork(file, [], { execArgv: [], stdio: ['ignore', 'ignore', 'pipe', 'ipc'], env })
  const waiting = new Map<number, PromiseWithResolvers<Outcome>>()
  let log = ''
  child.stderr?.on('data', chunk => {
    log = (log + chunk).slice(-LOG_KEPT)
  })
  child.on('message', (outcome: Outcome) => {
    const { resolve, reject } = waiting.get(outcome.id) ?? {}
    waiting.delete(outcome.id)
    if (waiting.size === 0) hold(child, 'unref')
    if (outcome.error === undefined) resolve?.(outcome)
    else reject?.(new Error(outcome.error))
  })
  hold(child, 'unref')
  const kill = () => void child.kill('SIGKILL')
  const forget = keep({ end: () => end(child), kill })
  // after `exit` its last lines may still be on their way
  child.once('close', (code, signal) => {
    forget()
    onExit()
    for (const { reject } of waiting.values()) reject(new Error(`The exchange host ended (${code ?? signal}):\n${log}`))
    waiting.clear()
  })
  return {
    pid: child.pid,
    hasEnded: () => hasEnded(child),
    end: () => end(child),
    carryOut(order) {
      const answer = Promise.withResolvers<Outcome>()
      waiting.set(order.id, answer)
      hold(child, 'ref')
      child.send(order, () => {}) // if it cannot be sent, the process has ended, and `close` says so
      return answer.promise
    },
  }
}

/** With `unref` an idle child does not keep this process from ending, as Jest ends where it runs suites itself. */
function hold(child: ChildProcess, how: 'ref' | 'unref'): void {
  child[how]()
  child.channel?.[how]()
  const errors = child.stderr as Socket | null
  errors?.[how]()
}

const hasEnded = ({ exitCode, signalCode }: ChildProcess) => exitCode !== null || signalCode !== null

async function end(child: ChildProcess): Promise<void> {
  if (hasEnded(child)) return
  hold(child, 'ref')
  child.kill('SIGKILL')
  await once(child, 'exit')
}

/** An exchange host, whose process begins with the first start. A process that ended is replaced at the next start. */
export function exchangeHost() {
  let host: Promise<Process> | undefined
  let count = 0

  function begin(): Promise<Process> {
    const forget = () => {
      if (host === begun) host = undefined
    }
    const begun = program('host').then(file => startProcess(file, forget))
    begun.catch(forget)
    return begun
  }

  return {
    /**
     * @param args as `pnpm sandbox` takes them; without --data nothing is kept
     * @param env with what an exchange reads of it
     * @throws Error with the exchange's words
     */
    async start(args: readonly string[], given: NodeJS.ProcessEnv): Promise<HostedExchange> {
      host ??= begin()
      const one = await host
      const id = ++count
      const { PUBLIC_ORIGIN, PUSH_ORIGINS, SANDBOX_START = String(moment()) } = given
      const env = { PUBLIC_ORIGIN, PUSH_ORIGINS, SANDBOX_START, SANDBOX_SCRYPT_COST: '4' }
      const { ready } = await one.carryOut({ id, do: 'start', args: withDefaults(args), env })
      if (!ready) throw new Error('The exchange host started nothing')
      return {
        address: addressOf(ready),
        pid: one.pid,
        hasEnded: one.hasEnded,
        async stop() {
          if (!one.hasEnded()) await one.carryOut({ id, do: 'stop' })
        },
      }
    },
    async end() {
      await (await host)?.end()
    },
  }
}

const PLACE = Symbol.for('starts an exchange in the host of this worker')
const ofWorker = exchangeHost()

/** Lets the modules of a suite's own context use the host of the worker. @param global of that context */
export const lendHost = (global: object): void => void Object.assign(global, { [PLACE]: ofWorker.start })

const lent = (): Start | undefined => (canKeep() ? ofWorker.start : Reflect.get(globalThis, PLACE))

/**
 * Starts an exchange for a suite in the host of the worker; where a worker keeps nothing, as a process of its own.
 * @param args as `pnpm sandbox` takes them; without --data nothing is kept
 * @throws Error with the exchange's words
 */
export function startHosted(args: readonly string[], env: NodeJS.ProcessEnv = {}): Promise<RunningExchange> {
  return (lent() ?? startAlone)(args, { ...process.env, ...env })
}

async function startAlone(args: readonly string[], env: NodeJS.ProcessEnv): Promise<RunningExchange> {
  const { child, address } = await startExchangeProcess(args, env)
  const stop = async () => {
    if (hasEnded(child)) return
    child.kill('SIGTERM')
    await once(child, 'exit')
  }
  return { address, stop, hasEnded: () => hasEnded(child) }
}
