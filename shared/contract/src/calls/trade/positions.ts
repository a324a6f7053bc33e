/** Positions, and the orders that wait to become one, as they are asked for: contracts, CFDs, options, spot (docs/rules/trade.md). */
import * as v from 'valibot'
import { defineCall } from '../../call.ts'
import { closeReasons, directions, marginModes, orderTypes, positionStates, tradeTypes } from '../../codes.ts'
import { clientOrderId, page, paging } from '../../envelope.ts'
import { codeOf, decimal, decorates, id, int, maybe, time } from '../../scalars.ts'
import { symbolInfo } from './market.ts'
import { optionTerm } from './second.ts'
import { inAccount, outcomes, symbolName } from './terms.ts'

const owner = 'trade'
export const positionApi = '/api/trade/appTradePositions'

const keptTerms = v.pick(symbolInfo, [
  'takerFee',
  'makerFee',
  'tiers',
  'quantityStep',
  'contractSize',
  'spread',
  'swapLong',
  'swapShort',
  'restMargin',
])

const keptOptionTerms = v.pick(optionTerm, ['impliedVolatility', 'markup', 'minQuantity'])

export const position = v.object({
  id,
  parentId: maybe(id),
  tradeType: codeOf(tradeTypes),
  symbol: v.string(),
  direction: codeOf(directions),
  orderType: codeOf(orderTypes),
  quantity: decimal,
  price: maybe(decimal),
  triggerPrice: maybe(decimal),
  leverage: maybe(int),
  marginMode: maybe(codeOf(marginModes)),
  takeProfitPrice: maybe(decimal),
  /** Of a trailing stop: where it stands now. */
  stopLossPrice: maybe(decimal),
  /** How far a trailing stop follows the best mark, in quote currency. */
  trailing: maybe(decimal),
  setId: maybe(id),
  strike: maybe(decimal),
  /** What it holds or uses: isolated and cross margin, the premium of an option; of spot what is paid, coins by a sale. */
  margin: decimal,
  /** What a waiting order keeps out of the free balance; coins by a sale on spot. */
  frozen: maybe(decimal),
  openPrice: maybe(decimal),
  closePrice: maybe(decimal),
  markPrice: maybe(decimal),
  liquidationPrice: maybe(decimal),
  profit: maybe(decimal),
  /** How much of the profit was paid out already, for losses of other cross positions. */
  settled: maybe(decimal),
  /** What the exchange's insurance fund paid of its loss and fees, because nobody's money could. */
  covered: maybe(decimal),
  /** Return on equity; of an option on its premium. A fraction. */
  yield: maybe(decimal),
  /** Of spot in the currency that is received. */
  openFee: maybe(decimal),
  closeFee: maybe(decimal),
  /** All night fees so far; a credit is negative. */
  swapFee: maybe(decimal),
  /** Of an option, per unit. */
  premium: maybe(decimal),
  /**
   * Of a contract or a CFD that runs or waits: the terms that it keeps to its end, in place of those of appSymbol/list. Of a
   * CFD that is closed as well: what its lots were.
   * Absent: the server keeps none, and those of the list count.
   */
  terms: maybe(keptTerms),
  /** The same of an option: by which it is sold back, in place of those of appSecondContractSet/list. */
  optionTerms: maybe(keptOptionTerms),
  /** When an option ends, or a waiting order does. */
  expireTime: decorates(time),
  /** Of an option: what its time counts in the premium, open seconds and a quarter of closed ones. */
  countedSeconds: maybe(int),
  /** Of an option: what it would pay at the mark, less its cost. */
  expectedReturn: maybe(decimal),
  currency: v.string(),
  state: codeOf(positionStates),
  closeReason: decorates(codeOf(closeReasons)),
  clientOrderId: maybe(v.string()),
  createTime: time,
  openTime: decorates(time),
  closeTime: decorates(time),
  /** Of the demo account's history, from before it and the exchange began: nobody placed it. */
  sample: maybe(v.boolean()),
})
export type Position = v.InferOutput<typeof position>

export const positionListCall = defineCall({
  method: 'GET',
  path: `${positionApi}/listMy`,
  auth: 'token',
  owner,
  answers: 'positions',
  reads: ['positions'],
  input: {
    ...paging,
    ...inAccount,
    tradeType: v.optional(codeOf(tradeTypes)),
    state: v.optional(int),
    symbol: v.optional(symbolName),
    direction: v.optional(codeOf(directions)),
    /** One of the person's own, whatever its state. */
    id: v.optional(id),
    clientOrderId: v.optional(clientOrderId),
    closeTime_begin: v.optional(time),
    closeTime_end: v.optional(time),
  },
  output: page(position),
})

export const positionsSummary = v.object({
  equity: decimal,
  available: decimal,
  usedMargin: decimal,
  frozen: decimal,
  unrealizedProfit: decimal,
  realizedToday: decimal,
  /** Equity over used margin, a fraction; absent without positions. */
  marginLevel: maybe(decimal),
  running: int,
  pending: int,
  /** Coins of the balance account, free or kept; profit before any fee. */
  holdings: maybe(
    v.array(
      v.object({ currency: v.string(), quantity: decimal, averagePrice: decimal, value: decimal, profit: decimal }),
    ),
  ),
  /** Of options that ended in profit or loss. */
  optionOutcomes: decorates(outcomes),
})
export type PositionsSummary = v.InferOutput<typeof positionsSummary>

export const positionsSummaryCall = defineCall({
  method: 'GET',
  path: `${positionApi}/summary`,
  auth: 'token',
  owner,
  answers: 'totals',
  reads: ['positions', 'funds'],
  input: { ...inAccount, tradeType: v.optional(codeOf(tradeTypes)) },
  output: positionsSummary,
})
