/**
 * What goes with a closed account: each domain forgets what it knows of a person, but for what the ledger proves. What signs
 * them in or names them goes at once, the rest in slices: nobody can read it any more, and nobody waits for a long history.
 */

import type { Context } from '@shared/engine/context'
import type { Db } from '@shared/engine/db/open'
import { deleting, type Portion, rowsWritten } from '@shared/engine/db/portions'
import { prepared, run, sql } from '@shared/engine/db/query'
import { type Tx, transact } from '@shared/engine/db/transact'
import { alone } from '@shared/engine/jobs/alone'
import { booksOf, replyPortions } from '@shared/engine/ledger/index'
import type { ForgettingRow } from '@shared/engine/limits/tables'
import { forgetPerson, personPortions } from '@shared/products/accounts/forget'
import { forgetPasskeys } from '@shared/products/accounts/passkeys/rows'
import { messagePortions } from '@shared/products/content/forget'
import { demoPortions } from '@shared/products/demo/forget'
import { loanPortions } from '@shared/products/loans/forget'
import { forgetPush } from '@shared/products/push/index'
import { forgetLevel, rewardPortions } from '@shared/products/rewards/forget'
import { uploadPortions } from '@shared/products/upload/forget'
import { walletPortions } from '@shared/products/wallet/forget'
import { chatPortions } from '../chat/forget.ts'

function forgetLimits(tx: Tx, user: string): void {
  run(tx, sql.deleteFrom('own_limit').where('user_id', '=', user))
  run(tx, sql.deleteFrom('own_break').where('user_id', '=', user))
}

/** In the transaction that closes the account; what is left follows in the next seconds. */
export function beginForgetting(tx: Tx, user: string, now: number): void {
  forgetPasskeys(tx, user)
  forgetPush(tx, user)
  forgetLevel(tx, user)
  forgetLimits(tx, user)
  // last: it takes the name by which the others may know who it was
  forgetPerson(tx, user)
  run(tx, sql.insertInto('forgetting').values({ user_id: user, portion: '', after: '', at: now }))
}

/** A domain adds its own here. What others may still tell the person goes after them: messages are the last. */
const portions: Readonly<Record<string, Portion>> = {
  alerts: deleting('price_alert'),
  ...demoPortions,
  ...rewardPortions,
  ...walletPortions,
  ...loanPortions,
  ...replyPortions,
  ...personPortions,
  ...chatPortions,
  ...uploadPortions,
  ...messagePortions,
}
const names = Object.keys(portions)

/** Rows of one second. */
const MOST = 1000
/** People of one second. */
const MOST_PEOPLE = 20

const CLOSED = `SELECT * FROM forgetting ORDER BY at, user_id LIMIT ${MOST_PEOPLE}`
const closed = (db: Db) => prepared(db, CLOSED).all() as ForgettingRow[]

/** Goes on where it was after a kill, since each slice and its place are one transaction. */
export function forgetBeat(context: Context): void {
  const { db } = context
  if (booksOf(db).halted || closed(db).length === 0) return
  transact(db, tx => {
    let left = MOST
    for (const row of closed(tx))
      alone(context, tx, `forget ${row.user_id}`, () => {
        if (left > 0) left -= forgetSlice(tx, context, row, left)
      })
  })
}

/** One person's next portions, until `most` rows were written. @returns how many were */
function forgetSlice(tx: Tx, context: Context, { user_id: user, portion, after }: ForgettingRow, most: number): number {
  const before = rowsWritten(tx)
  const written = () => rowsWritten(tx) - before
  // a name that this version does not know begins anew: what is gone is gone
  for (const name of names.slice(Math.max(0, names.indexOf(portion)))) {
    const slice = { tx, context, user, after: name === portion ? after : '', most: Math.max(1, most - written()) }
    const place = portions[name]?.(slice) ?? null
    if (place !== null || written() >= most) {
      keepPlace(tx, user, name, place)
      return written()
    }
  }
  run(tx, sql.deleteFrom('forgetting').where('user_id', '=', user))
  return written()
}

/** A portion that is done is followed by the next one. */
function keepPlace(tx: Tx, user: string, name: string, place: string | null): void {
  const next = place === null ? names[names.indexOf(name) + 1] : name
  const own = sql.updateTable('forgetting').where('user_id', '=', user)
  run(tx, own.set({ portion: next ?? name, after: place ?? '' }))
}
