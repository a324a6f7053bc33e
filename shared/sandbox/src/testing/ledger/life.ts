/** One life of an exchange on a folder: from its start until it is killed. */
import { fork } from 'node:child_process'
import { once as heard } from 'node:events'
import { program } from '../../../../testing/src/packed.ts'
import type { Order } from './fault.ts'

export type LifeOptions = {
  data: string
  tapeFile?: string | undefined
  /** The symbols that it quotes; default: all. */
  quoted?: readonly string[] | undefined
  /** At which moment of what is due it dies as it starts: see Fault. */
  dieInDue?: number | undefined
}

export type Life = {
  url: string
  transportPublicKey: string
  /** Moments of what was due that passed as it started. */
  moments: number
  /** Settles once nothing is left of it but its folder. */
  gone: Promise<unknown>
  isOver(): boolean
  /** @returns how many moments passed since the last order */
  order(order: Order): Promise<number>
  kill(): void
}

/** Starts an exchange as a process. `kill` is SIGKILL. @throws Error with its words where it ends as it starts */
export async function startProcess({ data, tapeFile, quoted, dieInDue }: LifeOptions): Promise<Life> {
  const env = {
    ...process.env,
    ...(dieInDue !== undefined && { DIE_IN_DUE: String(dieInDue) }),
    ...(quoted && { QUOTED: quoted.join() }),
  }
  const args = [data, ...(tapeFile ? [tapeFile] : [])]
  const child = fork(await program('killable'), args, { stdio: ['ignore', 'ignore', 'pipe', 'ipc'], env })
  const words: string[] = []
  child.stderr?.setEncoding('utf8').on('data', text => words.push(text))
  const gone = heard(child, 'exit')
  const early = gone.then(() => Promise.reject(new Error(endedEarly(words.join('')))))
  const [{ url, transportPublicKey, passed }] = await Promise.race([heard(child, 'message'), early])
  early.catch(() => {})
  return {
    ...{ url, transportPublicKey, moments: passed, gone },
    isOver: () => child.exitCode !== null || child.signalCode !== null,
    kill: () => void child.kill('SIGKILL'),
    async order(order) {
      const told = heard(child, 'message')
      child.send(order)
      return (await told)[0].passed
    },
  }
}

export const endedEarly = (why: string): string => `The exchange ended as it started. ${why}`
