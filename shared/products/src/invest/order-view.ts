/** Orders of products as the calls answer them. */
import type { ProductOrder } from '@shared/contract'
import { productOrderStates } from '@shared/contract/codes'
import { DAY, dayStart, stamp } from '@shared/engine/clock'
import type { Context } from '@shared/engine/context'
import { realAccount } from '@shared/engine/ledger/trading-account'
import { samplesOf } from '@shared/engine/positions/sample'
import { wordReason } from '@shared/engine/reasons/worded'
import type { Language } from '@shared/engine/refusals/languages'
import { arbitrageTotal, bondTotal, sum } from '@shared/money'
import { leavingOf } from './leave.ts'
import { payersOf } from './promise.ts'
import { findProduct, newestIncome } from './rows.ts'
import type { ProductOrderRow, ProductRow } from './tables.ts'
import { doneDays, dueAt, fixedTerms, isBond, isMining, lastIncome } from './terms.ts'
import { wordsOf } from './words.ts'

const { notStarted, running } = productOrderStates

export function orderView(
  context: Context,
  row: ProductOrderRow,
  language: Language,
  payers = payersOf(context),
): ProductOrder {
  const now = context.clock.now()
  const product = findProduct(context.db, row.product_id)
  const done = doneDays(row, now)
  const { reason: freezeReason, ownWords } = wordReason('order', row, language)
  return {
    ...{ id: row.id, orderNo: row.id, type: row.type, productId: row.product_id },
    productName: product ? wordsOf(product, language).name : row.product_id,
    ...{ currency: row.currency, amount: row.amount, rate: row.rate, cycleDays: row.cycle_days },
    units: row.units === null ? null : String(row.units),
    status: row.status,
    ...timesOf(row, product, now),
    doneDays: done,
    remainingDays: row.cycle_days - done,
    todayIncome: todayOf(context, row),
    totalIncome: row.total_income,
    incomeCurrency: row.income_currency,
    expectedTotal: expectedOf(row),
    ...{ freezeReason, ownWords, endReason: row.end_reason },
    redeem: leavingOf(row, product, now),
    payer: payers(row.income_currency),
    clientOrderId: row.client_order_id,
    ...samplesOf(context.db, realAccount(row.user_id))(row),
  }
}

/** A bond that is still raised starts as its sale ends. */
function timesOf(row: ProductOrderRow, product: ProductRow | undefined, now: number) {
  const start = row.start_at ?? (row.status === notStarted ? (product?.closes_at ?? null) : null)
  const later = row.shifted + (row.frozen_at === null ? 0 : now - row.frozen_at)
  const end = row.ended_at ?? (start === null ? null : start + later + row.cycle_days * DAY)
  const next = row.status === running && row.done < lastIncome(row) ? dueAt(row, row.done + 1) : null
  return {
    createTime: stamp(row.created_at),
    startTime: stampOf(start),
    endTime: stampOf(end),
    nextIncomeTime: stampOf(next),
  }
}

const stampOf = (at: number | null) => (at === null ? null : stamp(at))

/** What fell due today, UTC+8: incomes of an order are a day apart, so it is the newest one or none. */
function todayOf({ db, clock }: Context, row: ProductOrderRow): string {
  const newest = newestIncome(db, row)
  return newest && newest.due_at >= dayStart(clock.now()) ? newest.net : '0'
}

function expectedOf(row: ProductOrderRow): string | null {
  if (isMining(row)) return null
  const terms = fixedTerms(row)
  return sum([row.amount, isBond(row) ? bondTotal(terms) : arbitrageTotal(terms)]).toString()
}
