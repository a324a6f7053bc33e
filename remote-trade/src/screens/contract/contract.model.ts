/** What the address of the page means. */

import type { SymbolInfo } from '@shared/contract'
import type { Query } from '@shared/contract/address'
import { type CodeOf, directions, sideOf } from '@shared/contract/codes'
import { type Days, daysOf } from '@shared/format/days'
import type { Side } from '@shared/money'

type Place = Readonly<Query<'tab' | 'side' | 'type' | 'pair' | 'from' | 'to'>>

export type Tab = 'positions' | 'history'

export const tabOf = ({ tab }: Place): Tab => (tab === 'history' ? 'history' : 'positions')

/** Which way the person came to go; undefined without a word. */
export function wantedSide({ side }: Place): Side | undefined {
  const direction = Object.values(directions).find(one => String(one) === side)
  return direction && sideOf(direction)
}

export type Chosen = {
  info: SymbolInfo
  /** What the address asks for, where that is no contract. */
  instead?: SymbolInfo | undefined
}

/** The address's symbol where contracts of it are traded, else the remembered one, else the first there is. */
export function chosenSymbol(
  wanted: string | undefined,
  remembered: string,
  all: readonly SymbolInfo[],
  isTraded: (info: SymbolInfo) => boolean,
): Chosen | null {
  const traded = all.filter(isTraded)
  const asked = traded.find(({ symbol }) => symbol === wanted)
  const info = asked ?? traded.find(({ symbol }) => symbol === remembered) ?? traded[0]
  return info ? { info, instead: asked ? undefined : all.find(({ symbol }) => symbol === wanted) } : null
}

/** Of the history: which direction, which symbol, closed on which days; undefined is all. */
export type Filter = Days & { direction?: CodeOf<typeof directions> | undefined; symbol?: string | undefined }

/** What is no direction and no day is left out. */
export const filterOf = ({ type, pair, from, to }: Place): Filter => ({
  direction: type === 'long' ? directions.buy : type === 'short' ? directions.sell : undefined,
  symbol: pair,
  ...daysOf({ begin: from, end: to }),
})

export const isFiltered = (filter: Filter): boolean => Object.values(filter).some(value => value !== undefined)
