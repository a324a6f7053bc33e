/** What the address of the page means. */

import type { SymbolInfo } from '@shared/contract'
import type { Query } from '@shared/contract/address'
import { directions, sideOf } from '@shared/contract/codes'
import type { Side } from '@shared/money'

type Place = Readonly<Query<'tab' | 'side'>>

export const bookTabs = ['positions', 'orders', 'history'] as const
export type Tab = (typeof bookTabs)[number]

export const tabOf = ({ tab }: Place): Tab => bookTabs.find(one => one === tab) ?? 'positions'

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
  const named = traded.find(({ symbol }) => symbol === wanted)
  const info = named ?? traded.find(({ symbol }) => symbol === remembered) ?? traded[0]
  return info ? { info, instead: named ? undefined : all.find(({ symbol }) => symbol === wanted) } : null
}
