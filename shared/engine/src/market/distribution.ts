/** How many symbols rise and fall, and by how much. */

import type { OutputOf, priceDistributionCall, Ticker } from '@shared/contract'
import { marketStates } from '@shared/contract/codes'
import { columnOf, type Decimal, FLAT_COLUMN as FLAT } from '@shared/money'

type Distribution = Omit<OutputOf<typeof priceDistributionCall>, 'time'>

/** Nine columns; an edge belongs to the outer one: ≤ −8 % | −8 to −5 | −5 to −3 | −3 to 0 | 0 | and so upwards. */
const columns: readonly { from?: Decimal; to?: Decimal }[] = [
  { to: '-0.08' },
  { from: '-0.08', to: '-0.05' },
  { from: '-0.05', to: '-0.03' },
  { from: '-0.03', to: '0' },
  { from: '0', to: '0' },
  { from: '0', to: '0.03' },
  { from: '0.03', to: '0.05' },
  { from: '0.05', to: '0.08' },
  { from: '0.08' },
]
/** Closed symbols are counted apart: their change is not of now. */
export function distribute(tickers: readonly Ticker[]): Distribution {
  const open = tickers.filter(({ marketState }) => marketState === marketStates.open)
  const found = open.map(({ changeRate }) => columnOf(changeRate ?? '0'))
  const count = (wanted: (column: number) => boolean) => found.filter(wanted).length
  return {
    rise: count(column => column > FLAT),
    flat: count(column => column === FLAT),
    fall: count(column => column < FLAT),
    closed: tickers.length - open.length,
    bins: columns.map((edges, index) => ({ ...edges, count: count(column => column === index) })),
  }
}
