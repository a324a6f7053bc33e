/** What is on offer: arbitrage, mining machines, bonds, and the account that pays what they promise (docs/rules/invest.md#products). */
import * as v from 'valibot'
import { defineCall } from '../../call.ts'
import { productStates, productTypes } from '../../codes.ts'
import { codeOf, decimal, decorates, flag, id, int, maybe, places, text, time } from '../../scalars.ts'
import { currency } from '../wallet/terms.ts'
import { owner, prod } from './terms.ts'

const api = `${prod}appProductInfo`
const open = { method: 'GET', auth: 'optional', owner, reads: ['products'] } as const

/** Who pays: what stands in the operator's yield account, and what of it is promised to orders already. */
export const payer = v.object({ currency: v.string(), balance: decimal, promised: decimal })
export type Payer = v.InferOutput<typeof payer>

const machine = {
  manufacturer: decorates(v.string()),
  hashrate: decorates(v.string()),
  powerW: maybe(decimal),
  /** USDT a kilowatt-hour. */
  powerPrice: maybe(decimal),
  /** What it earns: gross, a unit a day; from the next day on it may be another. */
  coin: maybe(v.string()),
  outputPerUnit: maybe(decimal),
  /** USDT for one of the coin, now. */
  coinPrice: maybe(decimal),
  size: decorates(v.string()),
  weight: decorates(v.string()),
  temperature: decorates(v.string()),
  humidity: decorates(v.string()),
  network: decorates(v.string()),
  place: decorates(v.string()),
}

/** A mining machine's amounts are units, each at `price`. */
export const product = v.object({
  id,
  type: codeOf(productTypes),
  name: v.string(),
  images: decorates(v.array(v.string()), []),
  currency: v.string(),
  status: codeOf(productStates),
  cycleDays: int,
  /** A fraction: of a day, a bond's of a year. */
  rate: maybe(decimal),
  /** The VIP level that it takes; whether whoever asks has it. */
  levelLimit: int,
  allowed: flag,
  minAmount: decimal,
  maxAmount: decimal,
  /** What one person may hold, and holds; null: as much as they like. */
  holdLimit: maybe(decimal),
  holdUsed: decimal,
  /** The quota, and what is left of it; null: none. */
  total: maybe(decimal),
  remaining: maybe(decimal),
  /** The principal, or units, of live orders. */
  hostedAmount: decimal,
  saleStart: time,
  saleEnd: maybe(time),
  startDelayMinutes: int,
  /** Null: it cannot be redeemed early. */
  redeemFeeRate: maybe(decimal),
  intro: decorates(v.string(), ''),
  agreementId: id,
  explainId: maybe(id),
  price: maybe(decimal),
  ...machine,
  issuer: decorates(v.string()),
  purpose: decorates(v.string()),
  /** A bond of which less is sold is refunded whole. */
  minRaise: maybe(decimal),
  /** Of the currency that its income comes in. */
  payer,
  /** To which its incomes are truncated. */
  incomePlaces: places,
})
export type Product = v.InferOutput<typeof product>

export const productListCall = defineCall({
  ...open,
  path: `${api}/list`,
  answers: 'products',
  worded: true,
  input: {
    type: codeOf(productTypes),
    currency: v.optional(currency),
    status: v.optional(codeOf(productStates)),
  },
  output: v.array(product),
})

export const productCall = defineCall({
  ...open,
  path: `${api}/queryById`,
  answers: 'product',
  worded: true,
  input: { id },
  output: product,
})

/** The yield account with what moved it within thirty days, by day and type. */
export const payerCall = defineCall({
  ...open,
  path: `${api}/payer`,
  feature: 'product-payer',
  answers: 'account',
  input: { currency: text(10) },
  output: v.object({
    ...payer.entries,
    rows: v.array(v.object({ day: v.string(), type: v.string(), amount: decimal })),
  }),
})
