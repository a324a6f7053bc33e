/** Limits that people set themselves: lower at once, higher a day later (docs/rules/account.md#own-limits). */
import type { LimitName } from '@shared/contract'
import { LARGEST_OWN_LIMIT, LEAST_OWN_LIMIT, REMINDER_MINUTES } from '@shared/contract/limits'
import { compare, type Decimal, isMultipleOf } from '@shared/money'
import { DAY } from '../clock.ts'
import type { Db } from '../db/open.ts'
import { first, run, sql } from '../db/query.ts'
import type { Tx } from '../db/transact.ts'
import { refuse } from '../refusals/refuse.ts'
import type { OwnLimitRow } from './tables.ts'

export type Held = { value: Decimal | null; pending: { value: Decimal | null; from: number } | null }

/** Told as a whole second: what is said to hold from then on holds then. */
export const wholeSecond = (ms: number): number => Math.ceil(ms / 1000) * 1000

/** What holds now, and what will. */
export function limitOf(db: Db, user: string, name: LimitName, now: number): Held {
  const rows = sql.selectFrom('own_limit').selectAll().where('user_id', '=', user)
  const row = first(db, rows.where('name', '=', name))
  if (!row) return { value: null, pending: null }
  const { value, pending, pending_from: from } = row
  if (from === null) return { value, pending: null }
  return now >= from ? { value: pending, pending: null } : { value, pending: { value: pending, from } }
}

/** @param wanted null for none */
export function setLimit(tx: Tx, user: string, name: LimitName, wanted: Decimal | null, now: number): void {
  if (wanted !== null) checkValue(name, wanted)
  const { value, pending } = limitOf(tx, user, name, now)
  if (value === null || (wanted !== null && compare(wanted, value) <= 0))
    return write(tx, { user_id: user, name, value: wanted, pending: null, pending_from: null })
  // asked for once more it comes no later
  const from = pending && pending.value === wanted ? pending.from : wholeSecond(now + DAY)
  write(tx, { user_id: user, name, value, pending: wanted, pending_from: from })
}

function write(tx: Tx, { value, pending, pending_from, ...of }: OwnLimitRow): void {
  const held = { value, pending, pending_from }
  const row = sql.insertInto('own_limit').values({ ...of, ...held })
  run(
    tx,
    row.onConflict(conflict => conflict.columns(['user_id', 'name']).doUpdateSet(held)),
  )
}

/** @throws Refused field-invalid, below-minimum, above-maximum, quantity-step */
function checkValue(name: LimitName, value: Decimal): void {
  const field = 'value'
  if (name === 'reminderMinutes') {
    if (!REMINDER_MINUTES.some(minutes => String(minutes) === value)) refuse('field-invalid', { field })
    return
  }
  if (compare(value, LEAST_OWN_LIMIT) < 0) refuse('below-minimum', { n: LEAST_OWN_LIMIT, field })
  if (compare(value, LARGEST_OWN_LIMIT) > 0) refuse('above-maximum', { n: LARGEST_OWN_LIMIT, field })
  if (!isMultipleOf(value, CENT)) refuse('quantity-step', { step: CENT, field })
}

const CENT = '0.01'
