/** What people hold of products: buying, ending early, and what each day brought (docs/rules/invest.md#orders). */
import * as v from 'valibot'
import { defineCall } from '../../call.ts'
import { incomeStates, productOrderStates, productTypes } from '../../codes.ts'
import { clientOrderId, createdBetween, page, paging } from '../../envelope.ts'
import { codeOf, decimal, decorates, flag, id, int, maybe, positive, time } from '../../scalars.ts'
import { readHash } from '../help.ts'
import { payer } from './products.ts'
import { get, post, prod } from './terms.ts'

const api = `${prod}appProductOrder`

export const productOrder = v.object({
  id,
  orderNo: v.string(),
  type: codeOf(productTypes),
  productId: id,
  productName: v.string(),
  currency: v.string(),
  /** What was paid. */
  amount: decimal,
  /** Of a mining machine. */
  units: maybe(decimal),
  /** As it was when it was bought: a fraction of a day, a bond's of a year. */
  rate: maybe(decimal),
  cycleDays: int,
  status: codeOf(productOrderStates),
  createTime: time,
  /** Not started: when it will, where that is known. */
  startTime: maybe(time),
  endTime: maybe(time),
  nextIncomeTime: maybe(time),
  doneDays: int,
  remainingDays: int,
  todayIncome: decimal,
  totalIncome: decimal,
  incomeCurrency: v.string(),
  /** The whole fixed income with the principal; null of a mining machine. */
  expectedTotal: maybe(decimal),
  freezeReason: decorates(v.string()),
  endReason: maybe(v.picklist(['matured', 'redeemed'])),
  /** What ending it now costs and brings; null: it cannot be. */
  redeem: maybe(v.object({ fee: decimal, amount: decimal })),
  payer,
  clientOrderId: maybe(v.string()),
  /** Of the demo account's history, from before it and the exchange began: nobody placed it. */
  sample: maybe(v.boolean()),
})
export type ProductOrder = v.InferOutput<typeof productOrder>

export const productOrderListCall = defineCall({
  ...get,
  path: `${api}/listMy`,
  dear: true,
  answers: 'orders',
  reads: ['products'],
  worded: true,
  input: {
    ...paging,
    ...createdBetween,
    type: v.optional(codeOf(productTypes)),
    status: v.optional(codeOf(productOrderStates)),
    id: v.optional(id),
    clientOrderId: v.optional(clientOrderId),
  },
  output: page(productOrder),
})

const totals = { todayIncome: decimal, totalIncome: decimal, amount: decimal }

/** In USDT at the newest prices, then each currency in itself; live principal, what machines cost too. */
export const productStatCall = defineCall({
  ...get,
  path: `${api}/orderStat`,
  answers: 'totals',
  reads: ['products'],
  input: { type: v.optional(codeOf(productTypes)) },
  output: v.object({
    ...totals,
    byCurrency: v.array(v.object({ currency: v.string(), ...totals })),
    counts: v.object({ notStarted: int, running: int, ended: int, frozen: int, cancelled: int }),
  }),
})

const order = {
  ...post,
  order: true,
  answers: 'order',
  foundBy: productOrderListCall,
  worded: true,
  changes: ['products', 'funds', 'ledger', 'profile'],
} as const

/** The agreement was read and accepted; the rate, or a machine's price, that was shown. */
const bought = { productId: id, agreed: flag, read: readHash, expected: positive }

/** Arbitrage and bonds. */
export const debitBuyCall = defineCall({
  ...order,
  path: `${api}/debitBuy`,
  opens: ['product'],
  input: { ...bought, amount: positive },
  output: productOrder,
})

export const minerBuyCall = defineCall({
  ...order,
  path: `${api}/minerBuy`,
  opens: ['product'],
  input: { ...bought, units: v.pipe(int, v.minValue(1), v.maxValue(100_000)) },
  output: productOrder,
})

/** Cancels what has not started, ends early what runs. */
export const redeemCall = defineCall({
  ...order,
  path: `${api}/redeem`,
  feature: 'order-redeem',
  opens: [],
  /** What was shown to come back. */
  input: { orderId: id, expectedAmount: decimal },
  output: productOrder,
})

export const incomeListCall = defineCall({
  ...get,
  path: `${api}/incomeList`,
  feature: 'order-income',
  answers: 'incomes',
  reads: ['products'],
  input: { ...paging, orderId: id },
  output: page(
    v.object({
      n: int,
      dueTime: time,
      gross: decimal,
      /** Of a mining machine: what its power cost, in the coin, at `price`. */
      power: decimal,
      net: decimal,
      currency: v.string(),
      price: maybe(decimal),
      state: codeOf(incomeStates),
    }),
  ),
})
