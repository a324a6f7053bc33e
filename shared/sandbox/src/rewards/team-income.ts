/** A share of every trading fee for those above whoever paid it, kept with the fee and paid the day after. */
import { type Decimal, fromMinor, roundDown, toMinor, worthOf } from '@shared/money'
import { notify } from '../content/notify.ts'
import type { Context } from '../context.ts'
import { prepared } from '../db/query.ts'
import type { Tx } from '../db/transact.ts'
import { booksOf, type EntryType, HOUSE, type PostedEntry, post } from '../ledger/index.ts'
import { livePrices } from '../wallet/prices.ts'
import { payday } from './calendar.ts'
import type { Run } from './runs.ts'

/** By depth: what those one, two and three above are given of a fee. */
const rates: Readonly<Record<number, Decimal>> = { 1: '0.2', 2: '0.1', 3: '0.05' }
export const rateAt = (depth: number): Decimal => rates[depth] ?? '0'

/** Types of entries that are fees of trading. */
export const FEEDING: readonly EntryType[] = ['open-fee', 'close-fee', 'spot-fee']
const feeding = new Set<string>(FEEDING)

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

/** Hears of every entry. A fee in coins counts at the newest price. @param context read at each: it is complete only after composition */
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

/** Of one second: a crowd holds nobody up. */
const AT_ONCE = 100

/** Whoever was paid on that day waits for the next: the clock may have been set back between. */
const DUE = `SELECT ancestor AS user, CAST(sum(amount) AS TEXT) AS minor FROM team_income t
  WHERE payday IS NULL AND at < ? AND NOT EXISTS (SELECT 1 FROM team_income p WHERE p.ancestor = t.ancestor AND p.payday = ?)
  GROUP BY ancestor LIMIT ${AT_ONCE}`
const PAID = 'UPDATE team_income SET payday = ? WHERE ancestor = ? AND payday IS NULL AND at < ?'

/** 00:30: what was earned before 00:00 and not paid. */
export const teamIncome: Run = {
  event: 'team-income',
  period: now => payday(now).day,
  work(tx, _, now) {
    const { day, upTo } = payday(now)
    const due = prepared(tx, DUE).all(upTo, day) as { user: string; minor: string }[]
    for (const { user, minor } of due) {
      pay(tx, user, BigInt(minor), day, now)
      prepared(tx, PAID).run(day, user, upTo)
    }
    return due.length < AT_ONCE
  },
}

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
