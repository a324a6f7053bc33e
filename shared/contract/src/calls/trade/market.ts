/** Symbols, prices, candles (docs/rules/trade.md). */

import * as v from 'valibot'
import { defineCall } from '../../call.ts'
import { categories, marketStates } from '../../codes.ts'
import { MOST_CANDLES } from '../../limits.ts'
import { codeOf, decimal, decorates, int, maybe, places, positive, time } from '../../scalars.ts'
import { symbolName } from './terms.ts'

const owner = 'trade'
const symbolApi = '/api/trade/appSymbol'
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
  /** What a CFD must be worth over the next rest of its market, or the present one, as a part of its worth. */
  restMargin: maybe(decimal),
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
  dear: true,
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
