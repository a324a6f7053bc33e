/**
 * An exchange as a process of its own that dies (SIGKILL) where a test tells it to: `node killable.ts <data folder>
 * [<tape>]`. It takes Orders (fault.ts) as messages and answers each with the moments that passed since the last one.
 * DIE_IN_DUE=n in the environment: see Fault. QUOTED names its symbols, where a suite of many starts needs few.
 */
import type { DatabaseSync } from 'node:sqlite'
import { readTape, symbols } from '@shared/engine/market/index'
import { readPushOrigins } from '@shared/products/push/index'
import { moment } from '../../../../testing/src/moment.ts'
import { startSandbox } from '../../sandbox.ts'
import { Fault, type Order, watchNextDatabase } from './fault.ts'

const { DIE_IN_DUE, QUOTED, PUSH_ORIGINS } = process.env
const strike = () => {
  process.kill(process.pid, 'SIGKILL')
}
const fault = new Fault(strike, DIE_IN_DUE === undefined ? undefined : Number(DIE_IN_DUE))
let db: DatabaseSync | undefined
watchNextDatabase(fault, opened => {
  db = opened
})

const [data = '', tapeFile] = process.argv.slice(2)
const { url, transportPublicKey } = await startSandbox({
  data,
  tape: tapeFile ? readTape(tapeFile) : undefined,
  symbols: QUOTED === undefined ? undefined : symbols.filter(({ symbol }) => QUOTED.split(',').includes(symbol)),
  clock: 'manual',
  start: moment(),
  autoReview: null,
  scryptCost: 4,
  syncLog: fault.sync,
  pushOrigins: readPushOrigins(PUSH_ORIGINS),
})

process.on('message', (order: Order) => {
  if (order.copyTo) db?.prepare('VACUUM INTO ?').run(order.copyTo)
  process.send?.({ passed: fault.arm(order) })
})
process.send?.({ url, transportPublicKey, passed: fault.arm({}) })
