/** A temporary folder in memory for the suites of a run. They write hundreds of databases that live for seconds. */
import { mkdtempSync, readdirSync, rmSync, statfsSync } from 'node:fs'
import { freemem } from 'node:os'

const PLACE = '/dev/shm'
const PREFIX = 'tarn-tests-'
/** Bytes that must be free. */
const LEAST = 6 * 2 ** 30

/**
 * Makes the folder, which is removed when this process exits, and removes those that killed runs left.
 * @returns undefined where the machine has no such place or too little memory: suites then use the system's folder
 */
export function memoryFolder(): string | undefined {
  if (!hasRoom()) return undefined
  for (const name of readdirSync(PLACE)) if (isLeft(name)) remove(`${PLACE}/${name}`)
  const folder = mkdtempSync(`${PLACE}/${PREFIX}${process.pid}-`)
  process.once('exit', () => remove(folder))
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => process.exit(1)) // a terminal, npm and set-up.mjs each send one
  return folder
}

/** A folder that another user left stays. */
function remove(folder: string): void {
  try {
    rmSync(folder, { recursive: true, force: true })
  } catch (error) {
    console.warn(`${folder} was not removed: ${error}`)
  }
}

function hasRoom(): boolean {
  try {
    const { bavail, bsize } = statfsSync(PLACE)
    return Math.min(bavail * bsize, freemem()) > LEAST
  } catch {
    return false // not Linux
  }
}

/** Whether the process that made the folder has ended. A process of another user throws EPERM: it runs. */
function isLeft(name: string): boolean {
  if (!name.startsWith(PREFIX)) return false
  try {
    process.kill(Number.parseInt(name.slice(PREFIX.length), 10), 0)
    return false
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ESRCH'
  }
}
