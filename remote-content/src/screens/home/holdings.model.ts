/** What a person owns and holds at the prices of this moment: the exchange's last word, moved on by what its prices did since. */

import type { Position } from '@shared/contract/calls/trade'
import type { UserAssets } from '@shared/contract/calls/wallet'
import { sideOf, tradeTypes } from '@shared/contract/codes'
import { type Big, big, compare, sum, truncate } from '@shared/money/big'
import type { Decimal } from '@shared/money/decimal'
import { profitOf, returnOnEquity } from '@shared/money/profit'

/** What the exchange said at one moment. */
export type Held = { assets: UserAssets; positions: readonly Position[] }
/** The newest price of a symbol, where one is known. */
export type PriceOf = (symbol: string) => Decimal | undefined

export type Tile = { row: Position; profit: Decimal; yield: Decimal }
export type Live = {
  total: Decimal
  daily: Decimal
  rate: Decimal
  tiles: Tile[]
  profit: Decimal
  /** When the exchange said it. */
  time: string
}

const QUOTE = 'USDT'

/** Gross, as open rows are everywhere; what no formula of ours prices stands at the exchange's word. */
function tileOf(row: Position, priceOf: PriceOf): Tile {
  const { tradeType, direction, quantity, openPrice, leverage } = row
  const mark = priceOf(row.symbol) ?? row.markPrice
  if (tradeType !== tradeTypes.contract || !openPrice || !mark)
    return { row, profit: row.profit ?? '0', yield: row.yield ?? '0' }
  const side = sideOf(direction)
  return {
    row,
    profit: profitOf(side, quantity, openPrice, mark).toString(),
    yield: returnOnEquity(side, openPrice, mark, leverage ?? 1),
  }
}

/** What coins gained or lost since the answer. */
const coinsMoved = ({ items }: UserAssets, priceOf: PriceOf): Big =>
  sum(
    items.map(({ currency, total, price }) => {
      const now = currency === QUOTE ? undefined : priceOf(currency + QUOTE)
      return now && price ? big(total).times(big(now).minus(big(price))) : '0'
    }),
  )

/** The largest margin first. */
export function live({ assets, positions }: Held, priceOf: PriceOf): Live {
  const tiles = positions
    .map(row => tileOf(row, priceOf))
    .toSorted((a, b) => compare(b.row.margin, a.row.margin) || (a.row.id < b.row.id ? -1 : 1))
  const profit = sum(tiles.map(tile => tile.profit))
  const moved = profit.minus(sum(positions.map(row => row.profit ?? '0'))).plus(coinsMoved(assets, priceOf))
  const total = big(assets.totalAssets).plus(moved)
  const daily = big(assets.dailyProfit).plus(moved)
  const base = total.minus(daily)
  return {
    total: total.toString(),
    daily: daily.toString(),
    rate: base.gt('0') ? truncate(daily.div(base), 8) : '0',
    tiles,
    profit: profit.toString(),
    time: assets.time,
  }
}
