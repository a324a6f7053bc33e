/** What a card of a result says, apart from words. */
import type { CandlePeriod } from '@shared/contract/calls/trade'
import type { Decimal } from '@shared/money'

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
  currency: string
  openPrice: Decimal
  closePrice: Decimal
  places: number
  /** Epoch ms. */
  openedAt: number
  closedAt: number
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

/** The finest bars of which few enough lie between; null where not even two do: the line is straight then. */
export function barsBetween({ openedAt, closedAt }: Ended): { period: CandlePeriod; limit: number } | null {
  const seconds = (closedAt - openedAt) / 1000
  const found = Object.entries(SECONDS).find(([, each]) => seconds / each <= MOST) ?? ['1w', SECONDS['1w']]
  const limit = Math.min(MOST * 4, Math.ceil(seconds / Number(found[1])))
  return limit >= 2 ? { period: found[0] as CandlePeriod, limit } : null
}

/** From the entry to the exit, by the closes that lie between. Floats are exact enough for a place in a picture. */
export function courseOf({ openPrice, closePrice, openedAt, closedAt }: Ended, bars: readonly Bar[]): number[] {
  const between = bars.filter(([time]) => time > openedAt && time < closedAt)
  return [openPrice, ...between.map(bar => bar[4]), closePrice].map(Number)
}

type Bar = readonly [time: number, open: Decimal, high: Decimal, low: Decimal, close: Decimal, ...rest: unknown[]]
