/** Symbols, prices, candles, positions (docs/rules/trade.md). */

import * as v from 'valibot'
import { defineCall, type Row, rowsOf } from '../call.ts'
import {
  categories,
  closeReasons,
  directions,
  marginModes,
  marketStates,
  orderTypes,
  positionStates,
  tradeTypes,
} from '../codes.ts'
import { clientOrderId, page, paging } from '../envelope.ts'
import { MOST_CANDLES } from '../limits.ts'
import { codeOf, decimal, decorates, id, int, maybe, places, positive, time } from '../scalars.ts'

const owner = 'trade'
const symbolApi = '/api/trade/appSymbol'
const positionApi = '/api/trade/appTradePositions'
const symbolName = v.pipe(v.string(), v.regex(/^[A-Z0-9]{3,20}$/, 'Expected a symbol such as BTCUSDT'))
const symbolNames = v.pipe(v.string(), v.maxLength(4000))

export const category = codeOf(categories)

/** 1x and more. */
const leverage = v.pipe(
  int,
  v.check(x => x >= 1, 'Expected a leverage of 1 or more'),
)

export const symbolInfo = v.object({
  symbol: symbolName,
  name: decorates(v.string(), ''),
  baseCurrency: v.string(),
  quoteCurrency: v.string(),
  category,
  icon: decorates(v.string()),
  pricePrecision: places,
  quantityStep: positive,
  minQuantity: decimal,
  maxQuantity: decimal,
  /** Codes of tradeTypes; those that a phone does not know it passes over. */
  tradeTypes: v.array(int),
  leverages: v.array(leverage),
  tiers: v.array(
    v.object({ maxNotional: decimal, maintenanceRate: decimal, deduction: decimal, maxLeverage: leverage }),
  ),
  takerFee: decimal,
  makerFee: decimal,
  contractSize: maybe(positive),
  spread: maybe(decimal),
  swapLong: maybe(decimal),
  swapShort: maybe(decimal),
  /** Weekly hours in UTC+8, e.g. "Mon 05:00-Sat 05:00"; empty = always open. */
  sessions: decorates(v.array(v.string()), []),
  hot: decorates(int),
  sort: decorates(int),
})
export type SymbolInfo = v.InferOutput<typeof symbolInfo>

export const ticker = v.object({
  symbol: symbolName,
  price: decimal,
  bid: decorates(decimal),
  ask: decorates(decimal),
  high24h: decorates(decimal),
  low24h: decorates(decimal),
  volume24h: decorates(decimal),
  turnover24h: decorates(decimal),
  change: decorates(decimal),
  /** A fraction: "0.0123" = 1.23 %. */
  changeRate: decorates(decimal),
  /** Epoch milliseconds of the tick. */
  time: int,
  seq: decorates(int),
  marketState: decorates(codeOf(marketStates)),
  nextOpenTime: decorates(time),
  nextCloseTime: decorates(time),
  /** 24 hourly closes, oldest first. */
  spark: decorates(v.array(decimal)),
})
export type Ticker = v.InferOutput<typeof ticker>

export const symbolListCall = defineCall({
  method: 'GET',
  path: `${symbolApi}/list`,
  auth: 'none',
  owner,
  answers: 'symbols',
  input: {},
  output: v.array(symbolInfo),
})

export const symbolPriceCall = defineCall({
  method: 'GET',
  path: `${symbolApi}/price`,
  auth: 'none',
  owner,
  answers: 'prices',
  input: { symbols: v.optional(symbolNames), spark: v.optional(v.string()) },
  output: v.array(ticker),
})

export const candlePeriod = v.picklist(['1m', '5m', '15m', '30m', '1h', '4h', '1d', '1w', '1M'])
export type CandlePeriod = v.InferOutput<typeof candlePeriod>

export const candlesCall = defineCall({
  method: 'GET',
  path: `${symbolApi}/kline`,
  auth: 'none',
  owner,
  feature: 'candles',
  answers: 'bars',
  /** endTime: epoch ms, bars strictly before it. */
  input: {
    symbol: symbolName,
    period: candlePeriod,
    endTime: v.optional(int),
    limit: v.optional(v.pipe(int, v.minValue(1), v.maxValue(MOST_CANDLES))),
  },
  output: v.object({
    /** [time (epoch ms of the bar's start), open, high, low, close, volume], oldest first. */
    bars: v.array(v.tuple([int, decimal, decimal, decimal, decimal, decimal])),
    more: v.boolean(),
  }),
})

/** Server-sent events: `snapshot` (Ticker[]), then `tick` (changed Ticker fields, a second apart). */
export const priceStreamCall = defineCall({
  method: 'GET',
  path: `${symbolApi}/stream`,
  auth: 'none',
  owner,
  feature: 'price-stream',
  answers: 'ticks',
  input: { symbols: v.optional(symbolNames) },
  output: v.unknown(),
})

export const priceDistributionCall = defineCall({
  method: 'GET',
  path: '/api/trade/api/getPriceDistribution',
  auth: 'none',
  owner,
  answers: 'bins',
  input: { category: v.optional(category) },
  output: v.object({
    time,
    rise: int,
    flat: int,
    fall: int,
    closed: int,
    /** Nine columns: ≤−8 −5 −3 <0 | 0 | >0 3 5 ≥8 %; from, to as fractions, absent at the open ends. */
    bins: v.array(v.object({ from: maybe(decimal), to: maybe(decimal), count: int })),
  }),
})

/** The user's own terms of an order. */
const terms = {
  tradeType: codeOf(tradeTypes),
  symbol: symbolName,
  direction: codeOf(directions),
  orderType: codeOf(orderTypes),
  quantity: v.optional(positive),
  amount: v.optional(positive),
  price: v.optional(positive),
  leverage: v.optional(int),
  marginMode: v.optional(codeOf(marginModes)),
  takeProfitPrice: v.optional(positive),
  stopLossPrice: v.optional(positive),
}

/** The price on the confirm sheet and how far against the user it may move, a fraction. */
const slippage = { expectedPrice: positive, tolerance: decimal }

export const position = v.object({
  id,
  parentId: maybe(id),
  tradeType: codeOf(tradeTypes),
  symbol: v.string(),
  direction: codeOf(directions),
  orderType: codeOf(orderTypes),
  quantity: decimal,
  price: maybe(decimal),
  leverage: maybe(int),
  marginMode: maybe(codeOf(marginModes)),
  takeProfitPrice: maybe(decimal),
  stopLossPrice: maybe(decimal),
  margin: decimal,
  openPrice: maybe(decimal),
  closePrice: maybe(decimal),
  markPrice: maybe(decimal),
  liquidationPrice: maybe(decimal),
  profit: maybe(decimal),
  /** How much of the profit was paid out already, for losses of other cross positions. */
  settled: maybe(decimal),
  /** Return on equity, a fraction. */
  yield: maybe(decimal),
  openFee: maybe(decimal),
  closeFee: maybe(decimal),
  swapFee: maybe(decimal),
  premium: maybe(decimal),
  expireTime: decorates(time),
  expectedReturn: maybe(decimal),
  currency: v.string(),
  state: codeOf(positionStates),
  closeReason: decorates(codeOf(closeReasons)),
  clientOrderId: maybe(v.string()),
  createTime: time,
  openTime: decorates(time),
  closeTime: decorates(time),
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

export const createPositionCall = defineCall({
  method: 'POST',
  path: `${positionApi}/create`,
  auth: 'token',
  owner,
  answers: 'position',
  changes: ['positions', 'funds', 'ledger'],
  foundBy: positionListCall,
  order: true,
  input: { ...terms, ...slippage },
  output: position,
})

export const updateStopLossCall = defineCall({
  method: 'POST',
  path: `${positionApi}/updateStopLoss`,
  auth: 'token',
  owner,
  answers: 'position',
  changes: ['positions'],
  /** Absent keeps, "" clears (nulls are dropped on the way). */
  input: {
    id,
    takeProfitPrice: v.optional(v.union([v.literal(''), positive])),
    stopLossPrice: v.optional(v.union([v.literal(''), positive])),
  },
  output: position,
})

/** Without quantity the whole position; a part splits off a closed row (feature "partial-close"). */
export const closePositionCall = defineCall({
  method: 'POST',
  path: `${positionApi}/close/{id}`,
  auth: 'token',
  owner,
  answers: 'position',
  changes: ['positions', 'funds', 'ledger'],
  foundBy: positionListCall,
  order: true,
  input: { id, quantity: v.optional(positive), ...slippage },
  output: position,
})

export const addMarginCall = defineCall({
  method: 'POST',
  path: `${positionApi}/addMargin`,
  auth: 'token',
  owner,
  answers: 'position',
  changes: ['positions', 'funds', 'ledger'],
  foundBy: positionListCall,
  order: true,
  input: { id, amount: positive },
  output: position,
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
  holdings: maybe(
    v.array(
      v.object({ currency: v.string(), quantity: decimal, averagePrice: decimal, value: decimal, profit: decimal }),
    ),
  ),
})
export type PositionsSummary = v.InferOutput<typeof positionsSummary>

export const positionsSummaryCall = defineCall({
  method: 'GET',
  path: `${positionApi}/summary`,
  auth: 'token',
  owner,
  answers: 'totals',
  reads: ['positions', 'funds'],
  input: { tradeType: v.optional(codeOf(tradeTypes)) },
  output: positionsSummary,
})

const unserved = rowsOf('trade', '/api/trade/')

export const tradeCalls: readonly Row[] = [
  createPositionCall,
  updateStopLossCall,
  closePositionCall,
  addMarginCall,
  positionListCall,
  positionsSummaryCall,
  unserved('GET', 'appSecondContractSet/list', 'none', 'odds'),
  unserved('POST', 'appSecondContractOrder/buy', 'token', 'order'),
  unserved('GET', 'appSecondContractOrder/listMy', 'token', 'orders'),
  unserved('GET', 'appSecondContractOrder/head', 'token', 'totals'),
  symbolPriceCall,
  symbolListCall,
  priceDistributionCall,
  unserved('POST', 'appFlashExchangeLog/flashExchange', 'token', 'swap'),
  unserved('GET', 'appFlashExchangeLog/listMy', 'token', 'swaps'),
  candlesCall,
  priceStreamCall,
  unserved('POST', 'appDemoAccount/open', 'optional', 'account', 'demo-trading'),
  unserved('GET', 'appCompetition/list', 'token', 'competitions', 'competitions'),
  unserved('GET', 'appCompetition/queryById', 'token', 'competition', 'competitions'),
  unserved('GET', 'appCompetition/rankList', 'token', 'ranking', 'competitions'),
  unserved('POST', 'appCompetition/join', 'token', 'entry', 'competitions'),
  unserved('POST', 'appCompetition/exit', 'token', 'entry', 'competitions'),
  unserved('GET', 'appCompetition/listMy', 'token', 'entries', 'competitions'),
]
