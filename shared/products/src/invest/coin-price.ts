/** What a coin was worth at a moment of the past: the last recorded tick, or the close of the chart's newest bar by then. */

import { HOUR, MINUTE } from '@shared/engine/clock'
import type { Context } from '@shared/engine/context'
import type { Decimal } from '@shared/money'

const periods = [
  ['1m', MINUTE],
  ['1h', HOUR],
] as const

/** @throws Error where the coin has no price: what needs it stays due */
export function coinPriceAt({ market }: Context, coin: string, at: number): Decimal {
  const symbol = `${coin}USDT`
  const tick = market.tickAt(symbol, at)
  if (tick) return tick.price
  const closes = periods.flatMap(([period, length]) =>
    // a bar closes as the next one begins
    market.bars(symbol, period, at - length + 1, 1).bars.map(([start, , , , close]) => ({ at: start + length, close })),
  )
  const newest = closes.sort((a, b) => b.at - a.at)[0]
  if (!newest) throw new Error(`${symbol} had no price`)
  return newest.close
}
