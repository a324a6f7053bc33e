/** The terms of its symbol that a row keeps, whatever the symbol's become (docs/rules/trade.md#terms-that-a-position-keeps). */
import { type CodeOf, tradeTypes } from '@shared/contract/codes'
import type { Decimal } from '@shared/money'
import type { SymbolSpec } from '../market/symbols.ts'

/** Of an option; `markup` is what selling it back costs. */
export type OptionTermsKept = Pick<SymbolSpec, 'sigma' | 'quantityStep'> & { markup: Decimal }

/** A symbol on the terms that a row keeps. */
export type KeptSpec = SymbolSpec & Partial<Pick<OptionTermsKept, 'markup'>>

/** Of a contract or a CFD. */
const leveragedTerms = ({
  takerFee,
  makerFee,
  tiers,
  quantityStep,
  contractSize,
  spread,
  swapLong,
  swapShort,
}: SymbolSpec) => ({
  takerFee,
  makerFee,
  tiers,
  quantityStep,
  contractSize,
  spread,
  swapLong,
  swapShort,
})

const NONE = '{}'

/** As a row stores them. Coins are delivered: what was bought depends on no terms. */
export const termsToKeep = (spec: SymbolSpec, type: CodeOf<typeof tradeTypes>): string =>
  type === tradeTypes.contract || type === tradeTypes.cfd ? JSON.stringify(leveragedTerms(spec)) : NONE

export const optionTermsToKeep = (terms: OptionTermsKept): string => JSON.stringify(terms)

const known = new WeakMap<SymbolSpec, Map<string, KeptSpec>>()

/**
 * @param terms as a row stores them
 * @returns the same object for the same terms: each second compares many rows of few terms
 */
export function onTerms(spec: SymbolSpec, terms: string): KeptSpec {
  if (terms === NONE) return spec
  const byTerms = known.get(spec) ?? new Map<string, KeptSpec>()
  known.set(spec, byTerms)
  const kept = byTerms.get(terms) ?? { ...spec, ...JSON.parse(terms) }
  byTerms.set(terms, kept)
  return kept
}
