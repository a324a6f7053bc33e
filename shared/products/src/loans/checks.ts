/** What keeps somebody from borrowing, each with its own words; looked at within the transaction of the application. */
import type { LoanSet } from '@shared/contract'
import { loanTypes } from '@shared/contract/codes'
import { MOST_LOANS } from '@shared/contract/limits'
import type { Context } from '@shared/engine/context'
import type { Db } from '@shared/engine/db/open'
import { first, sql } from '@shared/engine/db/query'
import type { Tx } from '@shared/engine/db/transact'
import { held, readAmount } from '@shared/engine/ledger/index'
import { checkFresh } from '@shared/engine/positions/checks'
import { refuse } from '@shared/engine/refusals/refuse'
import { compare, type Decimal, fromMinor, isMultipleOf, mostLent, toMinor } from '@shared/money'
import { userById } from '../accounts/user.ts'
import { hasUploaded } from '../upload/index.ts'
import { creditScoreOf } from './credit-score.ts'
import { hasOverdue, limitOf, standingOf } from './limits.ts'
import { liveLoans } from './rows.ts'
import { loanSets, SCORE_NEEDED } from './sets.ts'

/** @throws Refused change-initial-password */
export function checkPassword(db: Db, user: string): void {
  if (userById(db, user).initial_password === 1) refuse('change-initial-password')
}

/** @throws Refused not-found where there is none of the kind */
export const setOf = (id: string, type: LoanSet['type']): LoanSet =>
  loanSets.find(set => set.id === id && set.type === type) ?? refuse('not-found', { field: 'loanSetId' })

/** @throws Refused kyc-required, score-too-low, loan-overdue, too-many */
export function checkBorrower(db: Db, user: string, { type }: LoanSet): void {
  if (type === loanTypes.credit) checkCredit(db, user)
  if (hasOverdue(db, user)) refuse('loan-overdue')
  if (liveLoans(db, user).length >= MOST_LOANS) refuse('too-many', { n: MOST_LOANS })
}

function checkCredit(db: Db, user: string): void {
  if (standingOf(db, user) === 'unverified') refuse('kyc-required', {}, 'kyc')
  const score = creditScoreOf(db, user)
  if (score < SCORE_NEEDED) refuse('score-too-low', { a: score, b: SCORE_NEEDED })
}

type Terms = { amount: Decimal; days: number }

/** @throws Refused loan-range, quantity-step, loan-limit */
export function checkTerms(db: Db, user: string, set: LoanSet, { amount, days }: Terms): void {
  const { minAmount: a, maxAmount: b } = set
  if (compare(amount, a) < 0 || compare(amount, b) > 0) refuse('loan-range', { field: 'amount', a, b })
  checkCents(amount)
  if (!set.days.includes(days))
    refuse('loan-range', { field: 'days', a: Math.min(...set.days), b: Math.max(...set.days) })
  const { available } = limitOf(db, user, set.type)
  if (compare(amount, available) > 0) refuse('loan-limit', { field: 'amount', n: available })
}

/** @throws Refused quantity-step */
export function checkCents(amount: Decimal): void {
  if (!isMultipleOf(amount, '0.01')) refuse('quantity-step', { field: 'amount', step: '0.01' })
}

const hasSigned = (db: Db, path: string) =>
  first(db, sql.selectFrom('loan').select('id').where('sign_image', '=', path)) !== undefined

/** One's own, made for this, that signed nothing else. @throws Refused please-sign */
export function checkSignature(db: Db, user: string, path: string | undefined): string {
  if (!path || !hasUploaded(db, user, 'signature', [path]) || hasSigned(db, path))
    return refuse('please-sign', { field: 'signImage' })
  return path
}

type Pledge = { pledgeCurrency: string; pledgeAmount: Decimal; amount: Decimal }

/** @throws Refused field-invalid, price-stale, ltv-too-high */
export function checkLent(context: Context, { pledges }: LoanSet, { pledgeCurrency, pledgeAmount, amount }: Pledge) {
  const terms = pledges.find(({ currency }) => currency === pledgeCurrency)
  if (!terms) return refuse('field-invalid', { field: 'pledgeCurrency' })
  readAmount(pledgeAmount, 'pledgeAmount')
  const { price } = checkFresh(context, context.market.last(`${pledgeCurrency}USDT`))
  const most = mostLent({ quantity: pledgeAmount, price }, terms)
  if (compare(amount, most) > 0) refuse('ltv-too-high', { field: 'amount', n: most })
  const { currency: _, ...kept } = terms
  return kept
}

/** @throws Refused insufficient-collateral */
export function checkCoins(tx: Tx, owner: string, currency: string, quantity: Decimal, field: string): void {
  const free = held(tx, { owner, currency, kind: 'balance' })
  if (toMinor(quantity) > free) refuse('insufficient-collateral', { a: fromMinor(free), currency, field })
}
