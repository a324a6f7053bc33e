/** What a card of a result says, apart from words. */
import type { CandlePeriod } from '@shared/contract/calls/trade'
import { compare, type Decimal } from '@shared/money'

/** What has ended: a closed position, the receipt of a second contract. */
export type Ended = {
  symbol: string
  pair: string
  /** "Long 20x", and whether it wins with a rise or a fall. */
  side: string
  wins: 'rise' | 'fall'
  /** After all that was paid for it, a fraction; null where it is not known. */
  yield: Decimal | null
  /** After all that was paid for it. */
  amount: Decimal
  /** All fees together, below zero; '0' where none were paid. */
  fees: Decimal
  currency: string
  openPrice: Decimal
  closePrice: Decimal
  places: number
  /** Epoch ms. */
  openedAt: number
  closedAt: number
}

/** What a result is told in: its sign after fees. */
export function wayOfResult({ amount }: Ended): 'rise' | 'fall' | 'flat' {
  const sign = compare(amount, '0')
  return sign > 0 ? 'rise' : sign < 0 ? 'fall' : 'flat'
}

const SECONDS = {
  '1m': 60,
  '5m': 300,
  '15m': 900,
  '30m': 1800,
  '1h': 3600,
  '4h': 14_400,
  '1d': 86_400,
  '1w': 604_800,
} as const
/** Points that a line of the card's width tells apart. */
const MOST = 120
/** The last second of a bar: its close is the price of that second. */
const LAST = 1000

export type Bars = { period: CandlePeriod; limit: number; ms: number }

/** The finest bars of which few enough lie between entry and exit. */
export function barsBetween({ openedAt, closedAt }: Ended): Bars {
  const seconds = (closedAt - openedAt) / 1000
  const found = Object.entries(SECONDS).find(([, each]) => seconds / each <= MOST) ?? ['1w', SECONDS['1w']]
  const [period, each] = [found[0] as CandlePeriod, Number(found[1])]
  return { period, limit: Math.min(MOST * 4, Math.ceil(seconds / each) + 1), ms: each * 1000 }
}

/** A price on the way: when, as a share of the time from entry to exit, and how much. */
export type Point = { at: number; price: number }

/** From entry to exit. Straight: no recorded price lies between them. */
export type Course = { points: readonly Point[]; straight: boolean }

export const straightOf = ({ openPrice, closePrice }: Ended): [entry: Point, exit: Point] => [
  { at: 0, price: Number(openPrice) },
  { at: 1, price: Number(closePrice) },
]

/**
 * From the entry to the exit by the recorded prices between them: each bar's first and last one. A float is exact enough for
 * a place in a picture.
 */
export function courseOf(ended: Ended, bars: readonly Bar[], ms: number): Course {
  const { openedAt, closedAt } = ended
  const [entry, exit] = straightOf(ended)
  const span = Math.max(1, closedAt - openedAt)
  const recorded = bars
    .flatMap(([time, open, , , close]) => [
      { time, price: open },
      { time: time + ms - LAST, price: close },
    ])
    .filter(({ time }) => time > openedAt && time < closedAt)
    .map(({ time, price }) => ({ at: (time - openedAt) / span, price: Number(price) }))
  return { points: [entry, ...recorded, exit], straight: recorded.length === 0 }
}

type Bar = readonly [time: number, open: Decimal, high: Decimal, low: Decimal, close: Decimal, ...rest: unknown[]]
