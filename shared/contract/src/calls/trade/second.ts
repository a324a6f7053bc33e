/** Second contracts: a stake on where a price stands after some seconds; and the terms of options (docs/rules/trade.md). */
import * as v from 'valibot'
import { defineCall } from '../../call.ts'
import { directions, secondResults, secondStates, termTypes } from '../../codes.ts'
import { clientOrderId, page, paging } from '../../envelope.ts'
import { codeOf, decimal, decorates, id, int, maybe, positive, time } from '../../scalars.ts'
import { ACCOUNT_FIELDS, inAccount, outcomes, symbolName } from './terms.ts'

const owner = 'trade'
const setApi = '/api/trade/appSecondContractSet'
const orderApi = '/api/trade/appSecondContractOrder'

/** A duration of second contracts. */
export const secondTerm = v.object({
  id,
  seconds: int,
  /** What a win pays beyond the stake, a fraction of it. */
  odds: decimal,
  minAmount: decimal,
  maxAmount: decimal,
  /** Hash of the day's price seed, published before; and the seed of the day before, which may be checked now. */
  seedHash: decorates(v.string()),
  previousSeed: decorates(v.string()),
})
export type SecondTerm = v.InferOutput<typeof secondTerm>

/** A duration of options. */
export const optionTerm = v.object({
  id,
  seconds: int,
  strikes: v.array(decimal),
  /** A year, a fraction: what the price process itself moves by. */
  impliedVolatility: decimal,
  /** What asking costs above the fair premium, and selling back below it: a fraction. */
  markup: decimal,
  /** The quantity's step too. */
  minQuantity: positive,
  maxQuantity: decimal,
  /** What its time counts in the premium, if bought now: open seconds, and a quarter of closed ones. */
  countedSeconds: int,
})
export type OptionTerm = v.InferOutput<typeof optionTerm>

const termListInput = { symbol: symbolName, type: codeOf(termTypes) }

/** Options where type 2 was asked for (feature "options"): none of a symbol without them. */
export const termListCall = defineCall({
  method: 'GET',
  path: `${setApi}/list`,
  auth: 'none',
  owner,
  answers: 'odds',
  input: termListInput,
  output: v.array(v.union([secondTerm, optionTerm])),
})

/** A recorded price that an order was settled by. */
export const receiptTick = v.object({ price: decimal, time: int, seq: int })

export const secondOrder = v.object({
  id,
  setId: decorates(id),
  symbol: v.string(),
  direction: codeOf(directions),
  seconds: int,
  odds: decimal,
  amount: decimal,
  openTick: receiptTick,
  expireTime: time,
  closeTick: maybe(receiptTick),
  result: maybe(codeOf(secondResults)),
  /** What it brought beyond the stake; a loss is negative. */
  profit: maybe(decimal),
  state: codeOf(secondStates),
  /** Of the day that it ends in: the hash once that day has begun, the seed once it is over. */
  seedHash: decorates(v.string()),
  seed: decorates(v.string()),
  currency: v.string(),
  clientOrderId: maybe(v.string()),
  createTime: time,
  /** As of positions. */
  sample: maybe(v.boolean()),
})
export type SecondOrder = v.InferOutput<typeof secondOrder>

export const secondListCall = defineCall({
  method: 'GET',
  path: `${orderApi}/listMy`,
  auth: 'token',
  owner,
  answers: 'orders',
  reads: ['positions'],
  input: {
    ...paging,
    ...inAccount,
    state: v.optional(int),
    symbol: v.optional(symbolName),
    direction: v.optional(codeOf(directions)),
    id: v.optional(id),
    clientOrderId: v.optional(clientOrderId),
    createTime_begin: v.optional(time),
    createTime_end: v.optional(time),
  },
  output: page(secondOrder),
})

export const buySecondCall = defineCall({
  method: 'POST',
  path: `${orderApi}/buy`,
  auth: 'token',
  owner,
  answers: 'order',
  changes: ['positions', 'funds', 'ledger'],
  foundBy: secondListCall,
  foundWithin: ACCOUNT_FIELDS,
  order: true,
  opens: ['stake'],
  input: {
    ...inAccount,
    symbol: symbolName,
    setId: id,
    /** As the phone showed them: others are refused. */
    odds: decimal,
    direction: codeOf(directions),
    amount: positive,
  },
  output: secondOrder,
})

/** The specification's tradeAssetInfo. */
export const secondHeadCall = defineCall({
  method: 'GET',
  path: `${orderApi}/head`,
  auth: 'token',
  owner,
  answers: 'totals',
  reads: ['positions', 'funds'],
  input: inAccount,
  output: v.object({
    totalAssets: decimal,
    balance: decimal,
    positionAssets: decimal,
    competitionFrozenAssets: decimal,
    virtualAssets: decimal,
    dailyProfit: decimal,
    totalProfit: decimal,
    win: int,
    tie: int,
    loss: int,
    /** Of second contracts that ended in profit or loss. */
    outcomes: decorates(outcomes),
  }),
})
