/** Buys of a product: balance, quota, hold limit and promise in one transaction (docs/rules/invest.md#buying). */
import { productOrderStates, productStates } from '@shared/contract/codes'
import { DAY, dayStart, MINUTE } from '@shared/engine/clock'
import type { Context } from '@shared/engine/context'
import type { Tx } from '@shared/engine/db/transact'
import { schedule, unschedule } from '@shared/engine/due/index'
import { newId } from '@shared/engine/ids'
import { realAccount } from '@shared/engine/ledger/trading-account'
import { mayOpen } from '@shared/engine/limits/may-open'
import { noReason } from '@shared/engine/reasons/stored'
import { refuse } from '@shared/engine/refusals/refuse'
import {
  big,
  compare,
  count,
  type Decimal,
  fromMinor,
  incomePlaces,
  isMultipleOf,
  min,
  sum,
  toMinor,
} from '@shared/money'
import { levelOf } from '../rewards/level-of.ts'
import { bookBuy } from './book.ts'
import { mustCover } from './promise.ts'
import { hostedOf, insertOrder, productById, takeQuota, updateProduct } from './rows.ts'
import type { ProductOrderRow, ProductRow } from './tables.ts'
import { isBond, isMining, productStatus, promisedOf, shown } from './terms.ts'

export type Wanted = {
  productId: string
  agreed: boolean
  /** The rate, or a machine's price, that was shown. */
  expected: Decimal
  /** Of a machine units. */
  quantity: Decimal
  clientOrderId: string
}

/** @param machines whether the call is that of mining machines @throws Refused: nothing is written then */
export function buy(tx: Tx, context: Context, user: string, wanted: Wanted, machines: boolean): ProductOrderRow {
  const product = productById(tx, wanted.productId)
  if (isMining(product) !== machines) refuse('product-gone')
  checkTerms(product, wanted, context.clock.now())
  checkAmount(product, wanted.quantity)
  checkPerson(tx, product, user, wanted.quantity)
  const order = orderOf(product, user, wanted, context.clock.now())
  mayOpen(tx, context, realAccount(user), 'product', order.amount)
  if (!takeQuota(tx, product, toMinor(wanted.quantity))) refuse('remaining-less', leftOf(product))
  insertOrder(tx, order)
  bookBuy(tx, order)
  mustCover(context, order.income_currency)
  begin(tx, product, order)
  return order
}

function checkTerms(product: ProductRow, { agreed, expected }: Wanted, now: number): void {
  if (productStatus(product, now) !== productStates.onSale) refuse('not-on-sale')
  if (!agreed) refuse('agreement-required')
  if (compare(expected, product.price ?? product.rate ?? '0') !== 0) refuse('terms-changed')
}

/** Amounts of machines are units. */
const unitOf = (product: ProductRow) => (isMining(product) ? '' : product.currency)

const leftOf = (product: ProductRow) => {
  const remaining = fromMinor(BigInt(product.remaining ?? 0))
  return { n: shown(remaining, unitOf(product)), remaining, field: fieldOf(product) }
}
const fieldOf = (product: ProductRow) => (isMining(product) ? 'quantity' : 'amount')

/** A rest below the least is sold whole: there is no last bond that nobody can buy. */
function checkAmount(product: ProductRow, quantity: Decimal): void {
  const { min_amount, max_amount, remaining } = product
  const field = fieldOf(product)
  const least = remaining === null ? min_amount : min(min_amount, fromMinor(BigInt(remaining))).toString()
  if (compare(quantity, least) < 0) refuse('below-minimum', { n: shown(least, unitOf(product)), field })
  if (compare(quantity, max_amount) > 0) refuse('above-maximum', { n: shown(max_amount, unitOf(product)), field })
  const step = isMining(product) ? '1' : fromMinor(10n ** BigInt(8 - incomePlaces(product.currency)))
  if (!isMultipleOf(quantity, step)) refuse('quantity-step', { step, field })
}

function checkPerson(tx: Tx, product: ProductRow, user: string, quantity: Decimal): void {
  const { hold_limit: limit, level_limit: level } = product
  if (levelOf(tx, user) < level) refuse('level-too-low', { n: level }, 'level')
  if (limit === null) return
  const left = sum([limit, `-${hostedOf(tx, product, user)}`]).toString()
  if (compare(quantity, left) > 0) refuse('hold-limit', { n: shown(left, unitOf(product)), field: fieldOf(product) })
}

/** The product's terms as they are. */
function orderOf(product: ProductRow, user: string, wanted: Wanted, now: number): ProductOrderRow {
  const { type, currency, cycle_days, rate, redeem_fee_rate, power_w, power_price } = product
  const machines = isMining(product)
  const units = machines ? Number(wanted.quantity) : null
  const amount =
    units === null
      ? wanted.quantity
      : big(product.price ?? '0')
          .times(count(units))
          .toString()
  const terms = { type, currency, cycle_days, rate, redeem_fee_rate, power_w, power_price, amount, units }
  const income_currency = product.coin ?? currency
  return {
    ...{ id: newId('P'), user_id: user, product_id: product.id, client_order_id: wanted.clientOrderId },
    ...terms,
    income_currency,
    status: productOrderStates.notStarted,
    created_at: now,
    start_at: isBond(product) ? null : now + product.start_delay_minutes * MINUTE,
    ...{ shifted: 0, frozen_at: null, ...noReason, done: 0, total_income: '0' },
    principal: Number(toMinor(amount)),
    promised: Number(promisedOf({ ...terms, income_currency }, 0)),
    ...{ ended_at: null, end_reason: null },
  }
}

/** A bond's orders start together: as its sale ends, or at 00:00 after the last was sold, whichever comes first. */
function begin(tx: Tx, product: ProductRow, { id, start_at, created_at }: ProductOrderRow): void {
  if (start_at !== null) return schedule(tx, { kind: 'order-start', subject: id, at: start_at })
  if (productById(tx, product.id).remaining !== 0) return
  const closes_at = Math.min(product.closes_at ?? Number.POSITIVE_INFINITY, dayStart(created_at) + DAY)
  unschedule(tx, 'bond-close', product.id)
  schedule(tx, { kind: 'bond-close', subject: product.id, at: closes_at })
  updateProduct(tx, product.id, { closes_at })
}
