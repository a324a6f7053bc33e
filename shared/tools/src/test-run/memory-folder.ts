/** A temporary folder in memory for the suites of a run. They write hundreds of databases that live for seconds. */
import { mkdirSync, readdirSync, rmSync, statfsSync } from 'node:fs'
import { freemem } from 'node:os'

const PLACE = '/dev/shm'
const PREFIX = 'tarn-tests-'
/** Bytes: a whole run writes less than half of it. */
const LEAST = 6 * 2 ** 30

/**
 * Makes the folder, which is removed when this process exits, and removes those that killed runs left.
 * @returns undefined where the machine has no such place or too little memory: suites then use the system's folder
 */
export function memoryFolder(): string | undefined {
  if (!hasRoom()) return undefined
  for (const name of readdirSync(PLACE)) if (isLeft(name)) remove(`${PLACE}/${name}`)
  const folder = `${PLACE}/${PREFIX}${process.pid}`
  mkdirSync(folder)
  process.once('exit', () => remove(folder))
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => process.exit(1))
  return folder
}

const remove = (folder: string): void => rmSync(folder, { recursive: true, force: true })

function hasRoom(): boolean {
  try {
    const { bavail, bsize } = statfsSync(PLACE)
    return Math.min(bavail * bsize, freemem()) > LEAST
  } catch {
    return false // not Linux
  }
}

/** Of a process that is gone. */
function isLeft(name: string): boolean {
  if (!name.startsWith(PREFIX)) return false
  try {
    process.kill(Number(name.slice(PREFIX.length)), 0)
    return false
  } catch {
    return true
  }
}
