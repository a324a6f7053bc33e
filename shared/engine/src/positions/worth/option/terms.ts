/** What options there are: expiries, strikes, sizes (docs/rules/trade.md#options). */
import type { OptionTerm } from '@shared/contract'
import { tradeTypes } from '@shared/contract/codes'
import { type Decimal, type Lots, strikesAround } from '@shared/money'
import type { Context } from '../../../context.ts'
import { countedSeconds } from '../../../market/process.ts'
import { isOpen } from '../../../market/sessions.ts'
import type { SymbolSpec } from '../../../market/symbols.ts'
import { refuse } from '../../../refusals/refuse.ts'
import type { KeptSpec } from '../../kept-terms.ts'
import { priceOf } from '../../pricing.ts'

/** What asking costs above the fair premium, and selling back below it. */
export const MARKUP: Decimal = '0.02'

export type Expiry = { id: string; seconds: number }

const HOUR = 3600
export const expiries: readonly Expiry[] = [
  { id: 'option-1h', seconds: HOUR },
  { id: 'option-4h', seconds: 4 * HOUR },
  { id: 'option-1d', seconds: 24 * HOUR },
  { id: 'option-7d', seconds: 7 * 24 * HOUR },
]

export type Sizes = Lots & { strikeStep: Decimal }

const sized = (strikeStep: Decimal, minQuantity: Decimal, maxQuantity: Decimal): Sizes => ({
  strikeStep,
  minQuantity,
  maxQuantity,
  quantityStep: minQuantity,
})

const sizes: Readonly<Record<string, Sizes>> = {
  BTCUSDT: sized('100', '0.01', '20'),
  ETHUSDT: sized('10', '0.1', '400'),
  XAUUSD: sized('5', '0.1', '500'),
}

/** Of a symbol that takes options. */
export function sizesOf({ symbol }: SymbolSpec): Sizes {
  const found = sizes[symbol]
  if (!found) throw new Error(`${symbol} takes options and has no sizes of them: add it to option/terms.ts`)
  return found
}

/** The process's own volatility: nothing else is charged for. */
export const volatilityOf = ({ sigma }: SymbolSpec): Decimal => String(sigma)

/** What selling back costs a row that keeps its terms. */
export const markupOf = ({ markup = MARKUP }: KeptSpec): Decimal => markup

/** @param from epoch ms · @param to epoch ms: what the time between counts in a premium */
export const secondsBetween = ({ hours }: SymbolSpec, from: number, to: number): number =>
  to <= from ? 0 : countedSeconds(hours, Math.floor(from / 1000), Math.floor(to / 1000))

/** @throws Refused expires-closed where it falls into closed hours */
export function expiryAt({ hours }: SymbolSpec, now: number, seconds: number): number {
  const at = now + seconds * 1000
  return isOpen(hours, Math.floor(at / 1000)) ? at : refuse('expires-closed', { field: 'setId' })
}

/** None where the symbol takes no options. */
export function optionTerms(context: Context, spec: SymbolSpec): OptionTerm[] {
  if (!spec.tradeTypes.includes(tradeTypes.option)) return []
  const now = context.clock.now()
  const { strikeStep, minQuantity, maxQuantity } = sizesOf(spec)
  return expiries.map(({ id, seconds }) => ({
    id,
    seconds,
    strikes: strikesAround(priceOf(context, spec.symbol), strikeStep),
    impliedVolatility: volatilityOf(spec),
    markup: MARKUP,
    minQuantity,
    maxQuantity,
    countedSeconds: secondsBetween(spec, now, now + seconds * 1000),
  }))
}
