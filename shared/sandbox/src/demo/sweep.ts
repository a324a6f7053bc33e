/** Visitors' accounts that nobody used for 30 days, or that were given up, are taken down: rows, and virtual money. */
import type { Context } from '../context.ts'
import { prepared, run, sql } from '../db/query.ts'
import { type Tx, transact } from '../db/transact.ts'
import { booksOf } from '../ledger/index.ts'
import { endAccount } from '../positions/end-account.ts'
import { resetFunds } from '../positions/virtual-funds.ts'
import { demoAccount, demoOf } from './rows.ts'
import type { DemoRow } from './tables.ts'

/** Of one second: many that end at once hold nobody up. */
const AT_ONCE = 5

export function demoBeat(context: Context, now: number): void {
  const { db } = context
  if (booksOf(db).halted) return
  const due = prepared(db, 'SELECT * FROM demo_account WHERE expires <= ? ORDER BY expires LIMIT ?')
  for (const row of due.all(now, AT_ONCE) as DemoRow[]) transact(db, tx => takeDown(tx, context, row))
}

/** A person's own, with the account that is closed. */
export function forgetDemo(tx: Tx, context: Context, user: string): void {
  const row = demoOf(tx, user)
  if (row) takeDown(tx, context, row)
}

function takeDown(tx: Tx, context: Context, { owner, account_no: id }: DemoRow): void {
  const account = demoAccount(owner)
  endAccount(tx, context, account)
  resetFunds(tx, account, { kind: 'demo', id }, '0')
  // of a person there are rows of money beside it
  for (const table of ['position', 'second_order', 'realized_day'] as const)
    run(tx, sql.deleteFrom(table).where('user_id', '=', owner).where('account', '=', account.sub))
  run(tx, sql.deleteFrom('demo_account').where('owner', '=', owner))
}
