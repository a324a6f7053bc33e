/** What takes seconds to make and many suites want is made once in a run of the tests; whoever wants it takes what is there. */
import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'

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
