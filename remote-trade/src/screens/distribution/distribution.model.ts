/** Which symbols the distribution lists: a category's, of one column or of all. */
import type { SymbolInfo, Ticker } from '@shared/contract'
import type { Query } from '@shared/contract/address'
import { type CodeOf, categories } from '@shared/contract/codes'
import { isClosed } from '@shared/contract/symbols'
import { columnOf, compare } from '@shared/money'
import { byHeat } from '../../parts/quotes/quotes.model.ts'

export const COLUMNS = 9

export const kinds = ['all', 'crypto', 'metal', 'forex'] as const
export type Kind = (typeof kinds)[number]
export type View = { cat: Kind; bin: number | undefined }

/** What the address does not know counts as not said. */
export const readView = ({ cat, bin }: Readonly<Query<'cat' | 'bin'>>): View => ({
  cat: kinds.find(kind => kind === cat) ?? 'all',
  bin: bin && /^[0-8]$/.test(bin) ? Number(bin) : undefined,
})

/** The category's number, as the calls say it; undefined is all. */
export const codeOf = (cat: Kind): CodeOf<typeof categories> | undefined =>
  cat === 'all' ? undefined : categories[cat]

/** The column beside; from none the first press leads to the nearer end. */
export const stepped = (bin: number | undefined, by: 1 | -1): number | undefined => {
  const next = bin === undefined ? (by === 1 ? 0 : COLUMNS - 1) : bin + by
  return next >= 0 && next < COLUMNS ? next : undefined
}

type Tickers = ReadonlyMap<string, Ticker>

/** Highest change first, closed ones last; a column holds open ones alone. */
export function listed(symbols: readonly SymbolInfo[], { cat, bin }: View, tickers: Tickers): SymbolInfo[] {
  const category = codeOf(cat)
  const inCategory = symbols.filter(info => category === undefined || info.category === category)
  const isIn = ({ symbol }: SymbolInfo) => {
    const ticker = tickers.get(symbol)
    return bin === undefined || (ticker && !isClosed(ticker) && columnOf(ticker.changeRate ?? '0') === bin)
  }
  return inCategory.filter(isIn).sort((a, b) => byChange(tickers.get(a.symbol), tickers.get(b.symbol)) || byHeat(a, b))
}

/** What has no price yet stands with the closed ones. */
function byChange(a: Ticker | undefined, b: Ticker | undefined): number {
  const [restA, restB] = [a, b].map(ticker => !ticker || isClosed(ticker))
  if (restA !== restB) return restA ? 1 : -1
  return compare(b?.changeRate ?? '0', a?.changeRate ?? '0')
}
