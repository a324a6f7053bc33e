/** Products as the calls answer them. */
import type { OutputOf, ParsedInputOf, Product, payerCall, productListCall } from '@shared/contract'
import { DAY, dayOf, stamp } from '@shared/engine/clock'
import { prepared } from '@shared/engine/db/query'
import type { Caller } from '@shared/engine/http/serve'
import { entryTypeOf } from '@shared/engine/ledger/index'
import { joined } from '@shared/engine/ledger/sums'
import { livePrices } from '@shared/engine/market/prices'
import { fromMinor, incomePlaces } from '@shared/money'
import { levelOf } from '../rewards/level-of.ts'
import { payerOf, payersOf, yieldAccount } from './promise.ts'
import { hostedOf, outputAt, productsOf } from './rows.ts'
import type { ProductRow } from './tables.ts'
import { productStatus } from './terms.ts'
import { wordsOf } from './words.ts'

export function listProducts(
  { type, currency, status }: ParsedInputOf<typeof productListCall>,
  caller: Caller,
): Product[] {
  const now = caller.context.clock.now()
  const payers = payersOf(caller.context)
  return productsOf(caller.context.db, type)
    .filter(row => currency === undefined || row.currency === currency)
    .filter(row => status === undefined || productStatus(row, now) === status)
    .map(row => productView(row, caller, payers))
}

export function productView(row: ProductRow, caller: Caller, payers = payersOf(caller.context)): Product {
  const { context, language } = caller
  const now = context.clock.now()
  return {
    ...{ id: row.id, type: row.type, ...wordsOf(row, language), images: JSON.parse(row.images) as string[] },
    ...{ currency: row.currency, status: productStatus(row, now), cycleDays: row.cycle_days, rate: row.rate },
    ...amountsOf(row),
    ...ownOf(row, caller),
    hostedAmount: hostedOf(context.db, row),
    saleStart: stamp(row.sale_start),
    saleEnd: row.sale_end === null ? null : stamp(row.sale_end),
    startDelayMinutes: row.start_delay_minutes,
    redeemFeeRate: row.redeem_fee_rate,
    ...{ agreementId: row.agreement_id, explainId: row.explain_id },
    ...(JSON.parse(row.details) as object),
    ...machineOf(row, caller),
    minRaise: row.min_raise,
    payer: payers(row.coin ?? row.currency),
    incomePlaces: incomePlaces(row.coin ?? row.currency),
  }
}

const decimalOf = (minor: number | null) => (minor === null ? null : fromMinor(BigInt(minor)))

const amountsOf = (row: ProductRow) => ({
  minAmount: row.min_amount,
  maxAmount: row.max_amount,
  holdLimit: row.hold_limit,
  total: decimalOf(row.total),
  remaining: decimalOf(row.remaining),
})

/** What depends on who asks; a visitor has no level, and holds nothing. */
const ownOf = (row: ProductRow, { context: { db }, user, demo }: Caller) => ({
  levelLimit: row.level_limit,
  allowed: (user === null || demo ? 0 : levelOf(db, user)) >= row.level_limit,
  holdUsed: user === null ? '0' : hostedOf(db, row, user),
})

const machineOf = ({ id, price, coin, power_w, power_price }: ProductRow, { context }: Caller) => ({
  ...{ price, coin, powerW: power_w, powerPrice: power_price },
  outputPerUnit: coin === null ? null : outputAt(context.db, id, context.clock.now()),
  coinPrice: coin === null ? null : (livePrices(context)(coin) ?? null),
})

/** The ledger keeps the account's sums by day and type (ledger/sums.ts). */
const MOVED = `SELECT period AS day, type, plus_whole + minus_whole AS whole, plus_minor + minus_minor AS minor FROM ledger_sum
  WHERE owner = ? AND period >= ? AND period < 'm' AND currency = ? AND kind = ? ORDER BY period DESC, type`

type Moved = { day: string; type: bigint; whole: bigint; minor: bigint }

/** What moved the account that pays today and on the thirty days of UTC+8 before, the newest day first. */
export function payerView(currency: string, { context }: Caller): OutputOf<typeof payerCall> {
  const statement = prepared(context.db, MOVED)
  statement.setReadBigInts(true)
  const { owner, kind } = yieldAccount(currency)
  const rows = statement.all(owner, dayOf(context.clock.now() - 30 * DAY), currency, kind) as Moved[]
  return {
    ...payerOf(context, currency),
    rows: rows.map(({ day, type, whole, minor }) => ({
      ...{ day, type: entryTypeOf(Number(type)) },
      amount: fromMinor(joined(whole, minor)),
    })),
  }
}
