/** Visitors' accounts that nobody used for 30 days, or that were given up, are taken down whole, some rows a second. */
import type { Context } from '@shared/engine/context'
import { emptied } from '@shared/engine/db/portions'
import { prepared } from '@shared/engine/db/query'
import { type Tx, transact } from '@shared/engine/db/transact'
import { alone } from '@shared/engine/jobs/alone'
import { booksOf } from '@shared/engine/ledger/index'
import { demoPortions } from './forget.ts'
import type { DemoRow } from './tables.ts'

/** Of one second: many that end at once hold nobody up. */
const AT_ONCE = 5
/** Rows of each. */
const MOST = 200

export function demoBeat(context: Context, now: number): void {
  const { db } = context
  if (booksOf(db).halted) return
  const due = prepared(db, 'SELECT * FROM demo_account WHERE expires <= ? ORDER BY expires LIMIT ?')
  for (const { owner } of due.all(now, AT_ONCE) as DemoRow[]) transact(db, tx => takeDown(tx, context, owner))
}

const steps = Object.values(demoPortions)

const takeDown = (tx: Tx, context: Context, user: string): void =>
  alone(context, tx, `take down ${user}`, () => emptied(steps, { tx, context, user, after: '', most: MOST }))
