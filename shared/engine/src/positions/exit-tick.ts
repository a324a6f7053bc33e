/** The price that settles what ends at a moment of its own: an option, a second contract. */
import type { Context } from '../context.ts'
import { STALE_MS, type Tick } from '../market/port.ts'

/** The last tick at or before it; undefined where that was older than a price may be: then it is void. */
export function exitTick({ market }: Context, symbol: string, at: number): Tick | undefined {
  const tick = market.tickAt(symbol, at)
  return tick && at - tick.time <= STALE_MS ? tick : undefined
}
