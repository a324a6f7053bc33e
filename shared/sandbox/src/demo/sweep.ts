/** Visitors' accounts that nobody used for 30 days, or that were given up, are taken down: rows, and virtual money. */
import type { Context } from '../context.ts'
import { all, run, sql } from '../db/query.ts'
import { type Tx, transact } from '../db/transact.ts'
import { booksOf } from '../ledger/index.ts'
import { endAccount } from '../positions/end-account.ts'
import { resetFunds } from '../positions/virtual-funds.ts'
import { demoAccount } from './rows.ts'
import type { DemoRow } from './tables.ts'

/** Of one second: a crowd that ends at once holds nobody up. */
const AT_ONCE = 5

export function demoBeat(context: Context, now: number): void {
  const { db } = context
  if (booksOf(db).halted) return
  const due = sql.selectFrom('demo_account').selectAll().where('expires', '<=', now).orderBy('expires').limit(AT_ONCE)
  for (const row of all(db, due)) transact(db, tx => takeDown(tx, context, row))
}

function takeDown(tx: Tx, context: Context, { owner, account_no: id }: DemoRow): void {
  const account = demoAccount(owner)
  endAccount(tx, context, account)
  resetFunds(tx, account, { kind: 'demo', id }, '0')
  run(tx, sql.deleteFrom('position').where('user_id', '=', owner))
  run(tx, sql.deleteFrom('second_order').where('user_id', '=', owner))
  run(tx, sql.deleteFrom('demo_account').where('owner', '=', owner))
}
