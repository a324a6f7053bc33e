/** Loans as the calls answer them. */
import type { Loan, loanInfoCall, OutputOf } from '@shared/contract'
import { loanTypes } from '@shared/contract/codes'
import { DAY, stamp } from '@shared/engine/clock'
import type { Context } from '@shared/engine/context'
import type { Caller } from '@shared/engine/http/serve'
import { realAccount } from '@shared/engine/ledger/trading-account'
import { quotedSpec } from '@shared/engine/positions/pricing'
import { samplesOf } from '@shared/engine/positions/sample'
import { wordReason } from '@shared/engine/reasons/worded'
import { loanToValue, priceAtLtv, reachesLtv, remediesOf, sum, totalInterest } from '@shared/money'
import { hasFreeDay } from './free-day.ts'
import { hasOverdue, limitOf, standingOf } from './limits.ts'
import { eventsOf, interestOf, isRunning, liveLoans, owedOf, termsOf } from './rows.ts'
import { loanLimits, SCORE_NEEDED } from './sets.ts'
import type { LoanRow } from './tables.ts'

const stampOf = (at: number | null) => (at === null ? null : stamp(at))

/** How many days a loan that is paid on its due date costs. A downtime may have moved that date. */
const daysCharged = ({ start_at: start, end_at: end, days, free_ms: free }: LoanRow): number =>
  Math.ceil(((start === null || end === null ? days * DAY : end - start) - free) / DAY)

/** @param clientOrderId of the order that asks for it, where that is not its own */
export function loanView(
  { context, language }: Pick<Caller, 'context' | 'language'>,
  row: LoanRow,
  clientOrderId = row.client_order_id,
): Loan {
  const { db } = context
  const { reason: rejectReason, ownWords } = wordReason('loan', row, language)
  return {
    id: row.id,
    type: row.type,
    currency: row.currency,
    amount: row.amount,
    principal: row.principal,
    interest: row.interest,
    owed: owedOf(row),
    days: row.days,
    dailyRate: row.daily_rate,
    totalInterest: totalInterest(row.amount, row.daily_rate, daysCharged(row), 0),
    accruedInterest: row.accrued,
    freeSeconds: Math.floor(row.free_ms / 1000),
    startTime: stampOf(row.start_at),
    endTime: stampOf(row.end_at),
    status: row.status,
    overdue: isRunning(row) && row.overdue === 1,
    ...{ rejectReason, ownWords },
    closeReason: row.close_reason,
    ...pledgeView(context, row),
    signImage: row.sign_image,
    interestDays: interestOf(db, row.id).map(({ day, rate, amount, at }) => ({ day, time: stamp(at), rate, amount })),
    events: eventsOf(db, row.id).map(({ code, at, amount, currency, price }) => ({
      ...{ code, time: stamp(at), amount, currency, price },
    })),
    clientOrderId,
    createTime: stamp(row.created_at),
    ...samplesOf(db, realAccount(row.user_id))(row),
  }
}

/** Its collateral, and what that is worth to it at the newest price. */
function pledgeView({ market }: Context, row: LoanRow) {
  const { pledge_currency: pledgeCurrency, pledge_amount: pledgeAmount } = row
  const terms = termsOf(row)
  if (!terms || pledgeCurrency === null) return {}
  const { fee: _, ...ratios } = terms
  const held = { pledgeCurrency, pledgeAmount, ...ratios }
  const tick = market.last(`${pledgeCurrency}USDT`)
  if (!isRunning(row) || !tick) return held
  const owed = owedOf(row)
  const collateral = { quantity: pledgeAmount, price: tick.price }
  const { pricePrecision } = quotedSpec(tick.symbol)
  return {
    ...held,
    ltv: loanToValue(owed, collateral),
    callPrice: priceAtLtv(owed, pledgeAmount, terms.callLtv, pricePrecision),
    liquidationPrice: priceAtLtv(owed, pledgeAmount, terms.liquidationLtv, pricePrecision),
    remedy: reachesLtv(owed, collateral, terms.callLtv) ? remediesOf(owed, collateral, terms) : null,
  }
}

export function infoOf({ db, clock }: Context, user: string): OutputOf<typeof loanInfoCall> {
  const running = liveLoans(db, user).filter(isRunning)
  const own = standingOf(db, user)
  const [next] = running.toSorted((a, b) => (a.end_at ?? 0) - (b.end_at ?? 0))
  return {
    credit: limitOf(db, user, loanTypes.credit),
    pledge: limitOf(db, user, loanTypes.pledge),
    principal: sum(running.map(({ principal }) => principal)).toString(),
    interest: sum(running.map(({ interest }) => interest)).toString(),
    nextDue: next?.end_at == null ? null : { loanId: next.id, time: stamp(next.end_at), amount: owedOf(next) },
    overdue: hasOverdue(db, user),
    freeDay: hasFreeDay(db, user, clock.now()),
    scoreNeeded: SCORE_NEEDED,
    levels: (['unverified', 'basic', 'advanced'] as const).map(code => ({
      ...{ code, ...loanLimits[code], own: code === own },
    })),
  }
}
