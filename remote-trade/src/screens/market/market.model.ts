/** What stands in the address of the market, and the order it asks for. */
import type { Query } from '@shared/contract/address'
import type { SymbolInfo } from '@shared/contract/calls/trade'
import { compare } from '@shared/money/big'
import type { Ticker } from 'shell/market-feed'
import { byHeat, type Shelf, shelves } from '../../parts/quotes/quotes.model.ts'

/** hot: as the exchange, or the person, ordered them. */
export const sorts = ['hot', 'name', 'price', 'change', 'volume'] as const
export type Sort = (typeof sorts)[number]
export type Column = Exclude<Sort, 'hot'>
export type Direction = 'asc' | 'desc'

export type View = {
  cat: Shelf
  sort: Sort
  dir: Direction
  /** What is searched; undefined: nobody searches. */
  q: string | undefined
}

const oneOf = <T extends string>(known: readonly T[], value: string | undefined, otherwise: T): T =>
  known.find(each => each === value) ?? otherwise

const firstDirection = (sort: Sort): Direction => (sort === 'name' ? 'asc' : 'desc')

/** The address's query; what it does not know counts as not said. */
export function readView(query: Readonly<Query<'cat' | 'sort' | 'dir' | 'q'>>): View {
  const sort = oneOf(sorts, query.sort, 'hot')
  return {
    cat: oneOf(shelves, query.cat, 'crypto'),
    sort,
    dir: oneOf<Direction>(['asc', 'desc'], query.dir, firstDirection(sort)),
    q: query.q,
  }
}

/** A press on a column's head: sorts by it, then the other way round, then no more. */
export function pressed({ sort, dir }: View, column: Column): { sort: string | undefined; dir: string | undefined } {
  const first = firstDirection(column)
  if (sort !== column) return { sort: column, dir: first }
  if (dir === first) return { sort: column, dir: first === 'asc' ? 'desc' : 'asc' }
  return { sort: undefined, dir: undefined }
}

/** Whether an order follows the prices: then they are asked for all rows. */
export const followsPrices = (sort: Sort): boolean => sort === 'price' || sort === 'change' || sort === 'volume'

/** The figure that an order compares; volumes in money, so that they can be ranked across pairs. */
const figures: Readonly<Record<Exclude<Column, 'name'>, (ticker: Ticker) => string | null | undefined>> = {
  price: ticker => ticker.price,
  change: ticker => ticker.changeRate,
  volume: ticker => ticker.turnover24h,
}

type Tickers = ReadonlyMap<string, Ticker>
type Order = Pick<View, 'sort' | 'dir'>

/** Rows in the order of a view. What has no figure yet stands last, either way round. */
export function sorted(rows: readonly SymbolInfo[], { sort, dir }: Order, tickers: Tickers): SymbolInfo[] {
  if (sort === 'hot') return [...rows]
  const sign = dir === 'asc' ? 1 : -1
  if (sort === 'name') return [...rows].sort((a, b) => sign * (a.symbol < b.symbol ? -1 : 1))
  const figure = ({ symbol }: SymbolInfo) => {
    const ticker = tickers.get(symbol)
    return ticker && figures[sort](ticker)
  }
  return [...rows].sort((a, b) => sign * byFigure(figure(a), figure(b), sign) || byHeat(a, b))
}

function byFigure(a: string | null | undefined, b: string | null | undefined, sign: number): number {
  if (a && b) return compare(a, b)
  return a ? -sign : b ? sign : 0
}

/** What to offer to someone without favourites. */
export const hottest = (symbols: readonly SymbolInfo[], count = 6): SymbolInfo[] =>
  [...symbols].sort(byHeat).slice(0, count)

const MOST_RECENT = 8

/** What was opened out of a search, the newest first. */
export const remembered = (recent: readonly string[], symbol: string): string[] =>
  [symbol, ...recent.filter(known => known !== symbol)].slice(0, MOST_RECENT)

/** A list with one of it carried to another place; a place outside is the nearest one inside. */
export function moved<T>(list: readonly T[], from: number, to: number): T[] {
  const rest = list.filter((_, index) => index !== from)
  const carried = list.slice(from, from + 1)
  const place = Math.min(Math.max(0, to), rest.length)
  return [...rest.slice(0, place), ...carried, ...rest.slice(place)]
}
