/**
 * Rewrites recorded prices where this version quotes a symbol with more decimals than the data folder. Points are whole
 * numbers of the smallest step, so each is multiplied by a power of ten: every price stays what it was.
 */
import type { Decimal } from '@shared/money'
import { prepared } from '../db/query.ts'
import type { Tx } from '../db/transact.ts'
import type { Bar } from './bars.ts'
import type { Live } from './live.ts'
import { toDecimal, toPoints } from './points.ts'
import { insertRefinement } from './store.ts'

const placesIn = (price: Decimal): number => price.split('.')[1]?.length ?? 0

/** Before anything else is recorded. @param second the last one with the old decimals @throws Error where they are fewer now */
export function refine(tx: Tx, live: Live, second: number): void {
  const { symbol, pricePrecision } = live.spec
  const places = placesIn(live.tick.price)
  if (places === pricePrecision) return
  if (places > pricePrecision)
    throw new Error(
      `${symbol} is kept with ${places} decimals: this version, which quotes ${pricePrecision}, is too old`,
    )
  const factor = 10 ** (pricePrecision - places)
  prepared(tx, 'UPDATE tick SET points = points * ? WHERE symbol = ?').run(factor, symbol)
  prepared(
    tx,
    'UPDATE candle SET open = open * ?1, high = high * ?1, low = low * ?1, close = close * ?1 WHERE symbol = ?2',
  ).run(factor, symbol)
  for (const bar of Object.values(live.running)) refineBar(bar, factor)
  live.tick = { ...live.tick, price: toDecimal(toPoints(live.tick.price, pricePrecision), pricePrecision) }
  insertRefinement(tx, { symbol, second, places })
}

function refineBar(bar: Bar, factor: number): void {
  for (const price of ['open', 'high', 'low', 'close'] as const) bar[price] *= factor
}
