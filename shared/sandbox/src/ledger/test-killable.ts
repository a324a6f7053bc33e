/**
 * An exchange as a process of its own that can be told to die (SIGKILL) at a point of its next transaction:
 * `node test-killable.ts <data folder> [<tape>]`, messages {die: Point}. The points are found in the statements that run,
 * so that the product itself knows nothing of them.
 */
import { DatabaseSync, StatementSync } from 'node:sqlite'
import { readTape } from '../market/index.ts'
import { startSandbox } from '../sandbox.ts'

export type Point = 'before begin' | 'one leg' | 'order row' | 'before commit' | 'before reply'

let armed: Point | undefined

function die(point: Point, when: boolean): void {
  if (armed === point && when) process.kill(process.pid, 'SIGKILL')
}

const { exec } = DatabaseSync.prototype
DatabaseSync.prototype.exec = function (sql) {
  die('before begin', sql.startsWith('BEGIN'))
  die('before commit', sql === 'COMMIT')
  exec.call(this, sql)
  die('before reply', sql === 'COMMIT')
}

const { run } = StatementSync.prototype
StatementSync.prototype.run = function (this: StatementSync, ...values: Parameters<typeof run>) {
  const done = run.apply(this, values)
  die('one leg', this.sourceSQL.startsWith('INSERT INTO ledger_posting'))
  die('order row', this.sourceSQL.startsWith('INSERT INTO client_order'))
  return done
} as typeof run

process.on('message', ({ die: point }: { die: Point }) => {
  armed = point
  process.send?.({ armed })
})

const [data = '', tapeFile] = process.argv.slice(2)
const tape = tapeFile ? readTape(tapeFile) : undefined
const { url, transportPublicKey } = await startSandbox({ data, tape, clock: 'manual', autoReview: null, scryptCost: 4 })
process.send?.({ url, transportPublicKey })
