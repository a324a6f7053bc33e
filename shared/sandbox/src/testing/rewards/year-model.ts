/** What should have come of a simulated year, by rules written a second time. */

import { DAY, dayOf, MINUTE } from '@shared/engine/clock'
import type { Db } from '@shared/engine/db/open'
import { big, toMinor } from '@shared/money'
import { invitedBy } from './year.ts'

const DAY_OF_WEEK = 7 * DAY
/** Monday, 2024-01-01 00:00 UTC+8. */
const A_MONDAY = Date.UTC(2023, 11, 31, 16)
const weekOf = (now: number) => dayOf(A_MONDAY + Math.floor((now - A_MONDAY) / DAY_OF_WEEK) * DAY_OF_WEEK)

const WEEKLY = [0, 1, 4, 15, 40, 90, 400]

export type Levels = ReadonlyMap<string, number>

export const levelsIn = (db: Db): Levels =>
  new Map(
    db
      .prepare('SELECT user_id, level FROM vip')
      .all()
      .map(row => [String(row.user_id), Number(row.level)]),
  )

/** Follows levels from beat to beat. */
export class Model {
  readonly #weeks = new Set<string>()
  readonly #fallDays = new Set<string>()
  readonly envelopes: string[] = []
  readonly highest = new Map<string, number>()
  readonly checkIns = new Map<string, Set<string>>()
  /** Falls at another hour, which must not be. */
  readonly wrongFalls: string[] = []

  /** A beat, with the levels before and after it. */
  lived(now: number, before: Levels, after: Levels): void {
    if (isNew(this.#weeks, weekOf(now))) this.#envelope(weekOf(now), before)
    const mayFall = isNew(this.#fallDays, dayOf(now - 10 * MINUTE))
    for (const [who, level] of after) {
      this.highest.set(who, Math.max(level, this.highest.get(who) ?? 0))
      if (level < (before.get(who) ?? 0) && !mayFall) this.wrongFalls.push(`${who} at ${dayOf(now)}`)
    }
  }

  #envelope(week: string, levels: Levels): void {
    for (const [who, level] of levels) if (level > 0) this.envelopes.push(`${who} ${week} ${WEEKLY[level]}`)
  }

  checkedIn(who: string, now: number): void {
    const days = this.checkIns.get(who) ?? new Set()
    this.checkIns.set(who, days.add(dayOf(now)))
  }

  wasHere = (who: string, now: number): boolean => this.checkIns.get(who)?.has(dayOf(now)) ?? false
}

function isNew(seen: Set<string>, one: string): boolean {
  if (seen.has(one)) return false
  seen.add(one)
  return true
}

type ClaimOf = { who: string; level: number | null; at: number }

/** What was claimed, but for check-ins. */
export const claimsIn = (db: Db): ClaimOf[] =>
  db
    .prepare(
      "SELECT user_id AS who, level, claimed_at AS at FROM reward WHERE claimed_at IS NOT NULL AND ref NOT LIKE 'check-in:%'",
    )
    .all() as ClaimOf[]

const THRESHOLDS = [0, 1000, 5000, 20_000, 50_000, 100_000, 500_000]

/** Whether each of the last seven midnights that were written down had what the reward takes. */
export function hadStayed(db: Db, { who, level, at }: ClaimOf): boolean {
  const nights = db
    .prepare('SELECT total FROM asset_snapshot WHERE user_id = ? AND day <= ? ORDER BY day DESC LIMIT 7')
    .all(who, dayOf(at))
  return nights.length === 7 && nights.every(({ total }) => Number(total) >= (THRESHOLDS[level ?? -1] ?? 100))
}

type Fee = { id: number; payer: string; currency: string; minor: string }

/** Every fee of trading in the books, by who paid it. */
const feesOf = (db: Db): Fee[] =>
  db
    .prepare(
      `SELECT e.id, u.owner AS payer, h.currency, CAST(p.amount AS TEXT) AS minor FROM ledger_entry e
       JOIN ledger_posting p ON p.entry_id = e.id JOIN ledger_account h ON h.id = p.account_id AND h.owner = 'house'
       JOIN ledger_posting q ON q.entry_id = e.id JOIN ledger_account u ON u.id = q.account_id AND u.owner <> 'house'
       WHERE e.type IN (202, 206, 404)`,
    )
    .all() as Fee[]

/** Prices of coins, which only the rows of shares keep. */
const pricesOf = (db: Db) =>
  new Map(
    db
      .prepare('SELECT entry_id, price FROM team_income')
      .all()
      .map(row => [row.entry_id, String(row.price)]),
  )

const RATES = ['0.2', '0.1', '0.05']

/** What each was to earn: USDT minor units by person. */
export function earnedBy(db: Db, people: readonly string[]): Map<string, bigint> {
  const prices = pricesOf(db)
  const earned = new Map<string, bigint>()
  for (const { id, payer, currency, minor } of feesOf(db)) {
    const price = currency === 'USDT' ? '1' : (prices.get(id) ?? '0')
    const worth = big(minor).div('100000000').times(price).round(8, 0)
    for (const [above, who] of aboveOf(people, payer).entries()) {
      const share = toMinor(
        worth
          .times(RATES[above] ?? '0')
          .round(6, 0)
          .toFixed(),
      )
      earned.set(who, (earned.get(who) ?? 0n) + share)
    }
  }
  return new Map([...earned].filter(([, minor]) => minor > 0n))
}

/** The three above, by the tree that this test planted. */
function aboveOf(people: readonly string[], who: string): string[] {
  const above: string[] = []
  let by = invitedBy[people.indexOf(who)] ?? null
  while (by !== null && above.length < RATES.length) {
    above.push(people[by] ?? '')
    by = invitedBy[by] ?? null
  }
  return above
}
