/** The terms that a position keeps to its end, an order from its placing (docs/rules/trade.md#terms-that-a-position-keeps). */
import type { OptionTerm, Position, SymbolInfo } from '@shared/contract'

type Terms = NonNullable<Position['terms']>
type Merged = { info: SymbolInfo; own: SymbolInfo }

/** Cards are drawn anew where their symbol is another object. */
const merged = new WeakMap<Terms, Merged>()

/** Without what another server leaves out as null. */
const told = (terms: Terms): Partial<SymbolInfo> =>
  Object.fromEntries(Object.entries(terms).filter(([, value]) => value !== null && value !== undefined))

/** A row's symbol on the terms that the row keeps; on those of the list where the exchange tells none. */
export function ownInfo({ terms }: Pick<Position, 'terms'>, info: SymbolInfo): SymbolInfo {
  if (!terms) return info
  const known = merged.get(terms)
  if (known?.info === info) return known.own
  const own = { ...info, ...told(terms) }
  merged.set(terms, { info, own })
  return own
}

/** What an option is sold back by: what it keeps, or what the exchange lists now. */
export const ownOptionTerm = ({ optionTerms }: Pick<Position, 'optionTerms'>, term: OptionTerm): OptionTerm => ({
  ...term,
  ...optionTerms,
})
