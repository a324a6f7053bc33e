/** A share of every trading fee for those above whoever paid it, kept with the fee and paid the day after. */

import type { Context } from '@shared/engine/context'
import { prepared } from '@shared/engine/db/query'
import type { Tx } from '@shared/engine/db/transact'
import { type Run, slicedRun } from '@shared/engine/jobs/runs'
import { booksOf, type EntryType, HOUSE, type PostedEntry, post, typesMarked } from '@shared/engine/ledger/index'
import { livePrices } from '@shared/engine/market/prices'
import { notify } from '@shared/engine/messages/notify'
import { type Decimal, fromMinor, roundDown, toMinor, worthOf } from '@shared/money'
import { payday } from './calendar.ts'

/** By depth: what those one, two and three above are given of a fee. */
const rates: Readonly<Record<number, Decimal>> = { 1: '0.2', 2: '0.1', 3: '0.05' }
export const rateAt = (depth: number): Decimal => rates[depth] ?? '0'

/** Whether a fee is one of trading, of which those above are given a share. */
const fees: Readonly<Record<Extract<EntryType, `${string}-fee`>, boolean>> = {
  'withdrawal-fee': false,
  'open-fee': true,
  'close-fee': true,
  'night-fee': false,
  'spot-fee': true,
  'arbitrage-fee': false,
  'pledge-fee': false,
}
const feeding: ReadonlySet<EntryType> = new Set(typesMarked(fees, true))

const PLACES = 6

/** @param worth of the fee, USDT @returns the share, truncated to six places */
export const shareOfFee = (worth: Decimal, depth: number): Decimal =>
  roundDown(worthOf({ quantity: worth, price: rateAt(depth) }), PLACES).toString()

type Above = { ancestor: string; depth: number }
const ABOVE = 'SELECT ancestor, depth FROM team WHERE descendant = ?'
const KEEP = `INSERT INTO team_income (ancestor, entry_id, descendant, depth, price, amount, at) VALUES (?, ?, ?, ?, ?, ?, ?)`

/** The fee of an entry, and who paid it; virtual fees go to no account of this kind. */
function feeOf({ type, legs }: PostedEntry) {
  if (!feeding.has(type)) return undefined
  const fee = legs.find(({ owner, kind }) => owner === HOUSE && kind === 'fees')
  const payer = legs.find(({ owner }) => owner !== HOUSE)?.owner
  return fee && payer ? { currency: fee.currency, minor: fee.minor, payer } : undefined
}

/** Hears of every entry. A fee in coins counts at the newest price. @param context read at each: it is complete only once the exchange is assembled */
export const feedTeams =
  (context: () => Context) =>
  (tx: Tx, posted: PostedEntry): void => {
    const fee = feeOf(posted)
    if (!fee) return
    const above = prepared(tx, ABOVE).all(fee.payer) as Above[]
    const price = above.length > 0 ? livePrices(context())(fee.currency) : undefined
    if (!price) return
    const worth = worthOf({ quantity: fromMinor(fee.minor), price })
    for (const { ancestor, depth } of above) {
      const minor = toMinor(shareOfFee(worth, depth))
      if (minor > 0n)
        prepared(tx, KEEP).run(ancestor, posted.entryId, fee.payer, depth, price, minor, booksOf(tx).now())
    }
  }

/** Who earned something before a day that is not paid. */
const DUE = `SELECT DISTINCT ancestor AS user FROM team_day WHERE amount > paid AND ancestor > ? AND day < ?
  ORDER BY ancestor LIMIT ?`
const PENDING = `SELECT CAST(sum(amount - paid) AS TEXT) AS minor FROM team_day
  WHERE ancestor = ? AND amount > paid AND day < ?`
const PAID = `UPDATE team_day SET paid = amount WHERE ancestor = ?1 AND day IN
  (SELECT day FROM team_day WHERE ancestor = ?1 AND amount > paid AND day < ?2)`

/** 00:30: what was earned before 00:00 and not paid. */
export const teamIncome: Run = slicedRun('team-income', payday, {
  limit: 100,
  next: (tx, after, limit, now) => prepared(tx, DUE).all(after, payday(now), limit) as { user: string }[],
  keyOf: ({ user }) => user,
  each(tx, _, { user }, now) {
    const day = payday(now)
    const { minor } = prepared(tx, PENDING).get(user, day) as { minor: string }
    pay(tx, user, BigInt(minor), day, now)
    prepared(tx, PAID).run(user, day)
  },
})

function pay(tx: Tx, user: string, minor: bigint, day: string, at: number): void {
  const legs = [
    { owner: HOUSE, currency: 'USDT', kind: 'rewards' as const, minor: -minor },
    { owner: user, currency: 'USDT', kind: 'balance' as const, minor },
  ]
  const { entryId } = post(tx, {
    key: `team-income:${user}:${day}`,
    type: 'team-income',
    ref: { kind: 'team', id: day },
    legs,
  })
  const values = { amount: fromMinor(minor), currency: 'USDT' }
  const about = { tab: 'task', template: 'team-income', path: `/zhangbianRecord?id=${entryId}` } as const
  notify(tx, { ...about, user, eventKey: `team-income:${day}`, values, at })
}
