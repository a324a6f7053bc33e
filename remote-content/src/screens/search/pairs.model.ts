/** Pairs as the search finds them, and as acts name them. */
import type { SymbolInfo } from '@shared/contract'
import type { Way } from '@shared/contract/address'
import { pairOf } from '@shared/contract/symbols'
import * as to from '@shared/contract/to'
import { fold } from '@shared/format/fold'
import type { Subject } from './acts.model.ts'
import { type Entry, entry } from './hits.model.ts'

export const CURRENCY = 'USDT'

/** What is hot first, then as the exchange lists them. */
export const byHeat = (a: SymbolInfo, b: SymbolInfo): number =>
  (b.hot ?? 0) - (a.hot ?? 0) || (a.sort ?? 0) - (b.sort ?? 0)

const namesOf = (info: SymbolInfo): string[] => [
  pairOf(info),
  info.baseCurrency,
  info.symbol,
  info.name,
  `${info.baseCurrency} ${info.quoteCurrency}`,
]

export const pairEntries = (pairs: readonly SymbolInfo[], way: (to: Way) => string | undefined): Entry[] =>
  pairs.flatMap(info => {
    const { symbol, name: note, baseCurrency: asset } = info
    const href = way(to.chart({ symbol }))
    if (!href) return []
    const hit = { key: `pair-${symbol}`, group: 'pair', title: pairOf(info), note, asset, target: { href } } as const
    return entry(hit, namesOf(info))
  })

/** @param symbols only these, where it is given */
export const pairSubjects = (pairs: readonly SymbolInfo[], symbols?: ReadonlySet<string>): Subject[] =>
  pairs
    .filter(({ symbol }) => symbols?.has(symbol) ?? true)
    .map(info => ({ id: info.symbol, names: namesOf(info).map(fold).filter(Boolean) }))

const CRYPTO = 1

/** What may be paid out: USDT, and the coins by code and name. */
export const currencySubjects = (pairs: readonly SymbolInfo[]): Subject[] => [
  { id: CURRENCY, names: [fold(CURRENCY)] },
  ...pairs
    .filter(({ category }) => category === CRYPTO)
    .map(({ baseCurrency: id, name }) => ({ id, names: [fold(id), fold(name)].filter(Boolean) })),
]
