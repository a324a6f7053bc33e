/** Symbols as people look for them. */
import type { SymbolInfo } from '@shared/contract/calls/trade'

/** Where symbols stand: the person's own choice, or by what they are. */
export const shelves = ['fav', 'crypto', 'metal', 'forex'] as const
export type Shelf = (typeof shelves)[number]

/** The numbers that the contract gives. */
const codes: Readonly<Record<Exclude<Shelf, 'fav'>, SymbolInfo['category']>> = { crypto: 1, metal: 2, forex: 3 }

/** The shelf that a symbol stands on by what it is. */
export const shelfOf = ({ category }: SymbolInfo): Shelf =>
  category === codes.metal ? 'metal' : category === codes.forex ? 'forex' : 'crypto'

/** What stands on a shelf: favourites as the person ordered them, else what is hot first. */
export function onShelf(symbols: readonly SymbolInfo[], shelf: Shelf, favourites: readonly string[]): SymbolInfo[] {
  if (shelf === 'fav') return favourites.flatMap(symbol => symbols.find(info => info.symbol === symbol) ?? [])
  return symbols.filter(info => shelfOf(info) === shelf).sort(byHeat)
}

/** What is hot first, then as the exchange lists them. */
export const byHeat = (a: SymbolInfo, b: SymbolInfo): number =>
  (b.hot ?? 0) - (a.hot ?? 0) || (a.sort ?? 0) - (b.sort ?? 0)

/** Letters and digits alone, without case and accents: "btc usdt" finds BTC/USDT, "vang" finds Vàng. */
const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/đ/gi, 'd')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase()

/** Symbols whose code or name holds the text, those whose code begins with it first; nothing is found by nothing. */
export function search(symbols: readonly SymbolInfo[], text: string): SymbolInfo[] {
  const wanted = plain(text)
  if (wanted === '') return []
  const begins = ({ symbol }: SymbolInfo) => plain(symbol).startsWith(wanted)
  return symbols
    .filter(({ symbol, name }) => plain(symbol).includes(wanted) || plain(name).includes(wanted))
    .sort((a, b) => Number(begins(b)) - Number(begins(a)) || byHeat(a, b))
}

/** A list of favourites with this symbol in it, at the end, or out of it. */
export const toggled = (list: readonly string[], symbol: string): string[] =>
  list.includes(symbol) ? list.filter(known => known !== symbol) : [...list, symbol]

/** What was taken out stands at its old place again. @param before the list that still had it */
export function restored(now: readonly string[], before: readonly string[], symbol: string): string[] {
  const others = now.filter(known => known !== symbol)
  return others.toSpliced(before.indexOf(symbol), 0, symbol)
}
