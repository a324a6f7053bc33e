/** What takes seconds to make and many suites want is made once in a run of the tests; whoever wants it takes what is there. */
import { existsSync, mkdirSync, readlinkSync, renameSync, rmSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'

/** Jest's set-up made it (run-set-up.ts); elsewhere there is no run, and each makes its own. */
export const room = () => process.env.GROWN

const LOOK_AGAIN = 50

/**
 * One of several workers makes it, and the others wait. Jest may end a worker while it makes: another one takes over then.
 * @param make fills an empty folder @returns the folder that it filled
 */
export async function once(name: string, make: (folder: string) => Promise<void>): Promise<string> {
  const made = join(room() ?? '', name)
  while (!existsSync(made)) {
    if (takeTurn(`${made}.maker`)) await makeInTurn(made, make)
    else await setTimeout(LOOK_AGAIN)
  }
  return made
}

/** A link to the number of a process: made and read in one step. @returns whether the turn is this process's now */
function takeTurn(turn: string): boolean {
  try {
    symlinkSync(`${process.pid}`, turn)
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    if (!isAlive(makerOf(turn))) rmSync(turn, { force: true })
    return false
  }
}

/** @returns undefined where the turn is over by now */
function makerOf(turn: string): number | undefined {
  try {
    return Number(readlinkSync(turn))
  } catch {
    return undefined // it ended between two looks
  }
}

/** A process of another user throws EPERM: it runs. */
export function isAlive(pid: number | undefined): boolean {
  if (pid === undefined) return true
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code !== 'ESRCH'
  }
}

/** In a folder of this process alone: should two make at once after all, the second one's is not needed. */
async function makeInTurn(made: string, make: (folder: string) => Promise<void>): Promise<void> {
  const making = `${made}.${process.pid}.making`
  try {
    mkdirSync(making)
    if (!existsSync(made)) await make(making)
    if (!existsSync(made)) renameSync(making, made)
  } finally {
    rmSync(making, { recursive: true, force: true })
    rmSync(`${made}.maker`, { force: true })
  }
}
