/** A folder of data has one start at a time: two would write the same releases, and the second would build for nothing. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { fail } from './fail.ts'

/** As long as this process lives: a lock goes with the object that holds it. */
const held: DatabaseSync[] = []

/** A lock of SQLite: the system lets go of it where its holder is killed. */
function holds(file: string): boolean {
  const lock = new DatabaseSync(file)
  held.push(lock)
  try {
    lock.exec('BEGIN EXCLUSIVE')
    return true
  } catch (error) {
    if ((error as { errcode?: number }).errcode === 5) return false // SQLITE_BUSY
    throw error
  }
}

/** Empty where the other one has not said it yet, or takes a free port. */
function whereItRuns(file: string): string {
  try {
    const { port } = JSON.parse(readFileSync(file, 'utf8')) as { port: number }
    return port > 0 ? `, at http://localhost:${port}` : ''
  } catch {
    return ''
  }
}

/**
 * Holds the folder until this process ends; where another process has it, says so and ends.
 * @param data the folder @param port where this one will serve @param command e.g. "npm start"
 */
export function holdInstallation(data: string, port: number, command: string): void {
  mkdirSync(data, { recursive: true, mode: 0o700 })
  const said = `${data}/start.json`
  if (!holds(`${data}/start.lock`))
    fail(
      `${command} runs already with the data in ${data}${whereItRuns(said)}. Stop that, or start another installation beside it: DATA_DIR=<folder> PORT=8081 ${command}`,
    )
  writeFileSync(said, `${JSON.stringify({ port })}\n`)
}
