/**
 * What goes with a closed account: each domain forgets what it knows of a person, but for what the ledger proves. What signs
 * them in or names them goes at once, the rest in slices: nobody can read it any more, and nobody waits for a long history.
 */
import { forgetPerson, personPortions } from '../accounts/forget.ts'
import { forgetPasskeys } from '../accounts/passkeys/rows.ts'
import { chatPortions } from '../chat/forget.ts'
import { messagePortions } from '../content/forget.ts'
import type { Context } from '../context.ts'
import type { Db } from '../db/open.ts'
import { deleting, type Portion, rowsWritten } from '../db/portions.ts'
import { prepared, run, sql } from '../db/query.ts'
import { type Tx, transact } from '../db/transact.ts'
import { demoPortions } from '../demo/forget.ts'
import { alone } from '../jobs/alone.ts'
import { booksOf, replyPortions } from '../ledger/index.ts'
import type { ForgettingRow } from '../limits/tables.ts'
import { loanPortions } from '../loans/forget.ts'
import { forgetPush } from '../push/index.ts'
import { forgetLevel, rewardPortions } from '../rewards/forget.ts'
import { uploadPortions } from '../upload/forget.ts'
import { walletPortions } from '../wallet/forget.ts'

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
