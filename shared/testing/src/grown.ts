/**
 * What takes seconds to make and every suite wants is made once in a run of the tests, and each suite begins with a copy:
 * here an exchange with its years of candles, which goes on as from a restart.
 */
import { hash } from 'node:crypto'
import { once as heard } from 'node:events'
import { cpSync, existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { openingOf, type Tape } from '@shared/sandbox/tape'
import { startExchangeProcess } from './exchange-process.ts'

/** Jest's set-up made it (run-set-up.ts); elsewhere there is no run, and each makes its own. */
export const room = () => process.env.GROWN

/**
 * Of several workers that want it at once one makes it, and the others wait for that.
 * @param make fills an empty folder @returns the folder that it filled
 */
export async function once(name: string, make: (folder: string) => Promise<void>): Promise<string> {
  const made = join(room() ?? '', name)
  const making = `${made}.making`
  while (!existsSync(made)) {
    if (!begins(making)) await setTimeout(LOOK_AGAIN)
    else if (existsSync(made))
      rmSync(making, { recursive: true }) // it came between the two looks
    else await make(making).then(() => renameSync(making, made), failed(making))
  }
  return made
}

const LOOK_AGAIN = 50

/** @returns whether nobody else makes it */
function begins(making: string): boolean {
  try {
    mkdirSync(making)
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  }
}

/** Whoever waits tries it then, and says by itself why it fails. */
const failed = (making: string) => (error: unknown) => {
  rmSync(making, { recursive: true, force: true })
  throw error
}

async function grow(data: string, ...args: string[]): Promise<void> {
  const { child } = await startExchangeProcess(['--clock', 'manual', '--data', data, ...args])
  child.kill('SIGTERM')
  await heard(child, 'exit')
}

async function growAt(opening: Tape, data: string): Promise<void> {
  const file = join(data, 'tape.json')
  writeFileSync(file, JSON.stringify(opening))
  await grow(data, '--tape', file)
  rmSync(file)
}

/**
 * Fills an empty folder with the data of an exchange that was stopped before its first second, where a run of the tests
 * keeps one: tapes that begin alike have the same history.
 */
export async function growInto(data: string, tape?: Tape): Promise<void> {
  const opening = tape && openingOf(tape)
  if (!room() || (tape && !opening)) return
  const name = opening ? `exchange-${hash('sha256', JSON.stringify(opening)).slice(0, 16)}` : 'exchange'
  cpSync(await once(name, made => (opening ? growAt(opening, made) : grow(made))), data, { recursive: true })
}
