/**
 * An exchange as a process of its own that can be told to die (SIGKILL) at a point of its next transaction:
 * `node test-killable.ts <data folder> [<tape>]`, messages {die: Point}. The points are found in the statements that run,
 * so that the product itself knows nothing of them. Moments lie between its writes and commits: {dieAt: n} is the n-th from
 * now, answered with how many there were since the last such message. {copyTo} is a file for what the database holds.
 * DIE_IN_DUE=n in the environment: the n-th moment since it began to do what was due, e.g. as it comes up after a downtime.
 * QUOTED names its symbols, where a suite of many starts needs few.
 */
import { DatabaseSync, StatementSync } from 'node:sqlite'
import { readTape, symbols } from '../market/index.ts'
import { readPushOrigins } from '../push/index.ts'
import { startSandbox } from '../sandbox.ts'

export type Point = 'before begin' | 'one leg' | 'order row' | 'before commit' | 'before reply'

const { DIE_IN_DUE, QUOTED, PUSH_ORIGINS } = process.env
let armed: Point | undefined
let fatal = Number(DIE_IN_DUE ?? 0)
let passed = 0
let isCounting = DIE_IN_DUE === undefined

function moment(): void {
  if (isCounting && ++passed === fatal) process.kill(process.pid, 'SIGKILL')
}

function die(point: Point, when: boolean): void {
  if (armed === point && when) process.kill(process.pid, 'SIGKILL')
}

const { exec } = DatabaseSync.prototype
DatabaseSync.prototype.exec = function (sql) {
  die('before begin', sql.startsWith('BEGIN'))
  die('before commit', sql === 'COMMIT')
  if (sql === 'COMMIT') moment()
  exec.call(this, sql)
  die('before reply', sql === 'COMMIT')
  if (sql === 'COMMIT') moment()
}

const writes = /^\s*(INSERT|UPDATE|DELETE|REPLACE)/i

const { run } = StatementSync.prototype
StatementSync.prototype.run = function (this: StatementSync, ...values: Parameters<typeof run>) {
  const done = run.apply(this, values)
  isCounting ||= this.sourceSQL.startsWith('DELETE FROM due')
  die('one leg', this.sourceSQL.startsWith('INSERT INTO ledger_posting'))
  die('order row', this.sourceSQL.startsWith('INSERT INTO client_order'))
  if (writes.test(this.sourceSQL)) moment()
  return done
} as typeof run

const [data = '', tapeFile] = process.argv.slice(2)
const tape = tapeFile ? readTape(tapeFile) : undefined
const { url, transportPublicKey, context } = await startSandbox({
  data,
  tape,
  symbols: QUOTED === undefined ? undefined : symbols.filter(({ symbol }) => QUOTED.split(',').includes(symbol)),
  clock: 'manual',
  autoReview: null,
  scryptCost: 4,
  pushOrigins: readPushOrigins(PUSH_ORIGINS),
})

process.on('message', ({ die: point, dieAt = 0, copyTo }: { die?: Point; dieAt?: number; copyTo?: string }) => {
  if (copyTo) context.db.prepare('VACUUM INTO ?').run(copyTo)
  process.send?.({ passed })
  armed = point
  isCounting = true
  ;[fatal, passed] = [dieAt, 0]
})
process.send?.({ url, transportPublicKey, passed })
fatal = 0
