/** What this device remembers of trading: the last way and symbol, leverage and margin mode, the tolerance, who read of the risk. */
import type { SymbolInfo } from '@shared/contract'
import { WIDEST_TOLERANCE } from '@shared/contract/limits'
import type { MarginMode } from '@shared/money'
import { deviceAtom } from '@shared/ui/preferences'

/** Fractions of the price, up to the most that the exchange takes. */
export const tolerances = ['0.001', '0.005', WIDEST_TOLERANCE] as const
export type Tolerance = (typeof tolerances)[number]

/** Fractions of an option's premium: a second moves an hour's premium by about 2 %. */
export const premiumTolerances = ['0.02', '0.05', '0.1'] as const
export type PremiumTolerance = (typeof premiumTolerances)[number]

export interface Remembered {
  /** How was traded last: a mode of /heyue. */
  way: string
  symbol: string
  /** By person: what one dares is not offered to the next. */
  modes: Readonly<Record<string, MarginMode>>
  /** By symbol. */
  leverages: Readonly<Record<string, number>>
  tolerance: Tolerance
  premiumTolerance: PremiumTolerance
}

const isLeverages = (value: unknown): value is Record<string, number> =>
  typeof value === 'object' && value !== null && Object.values(value).every(each => Number.isSafeInteger(each))

const isModes = (value: unknown): value is Record<string, MarginMode> =>
  typeof value === 'object' &&
  value !== null &&
  Object.values(value).every(each => each === 'cross' || each === 'isolated')

const isTolerance = (value: unknown): value is Tolerance => tolerances.some(known => known === value)
const isPremiumTolerance = (value: unknown): value is PremiumTolerance =>
  premiumTolerances.some(known => known === value)

export function parseRemembered(stored: unknown): Remembered {
  const { way, symbol, modes, leverages, ...slippage }: Partial<Record<keyof Remembered, unknown>> = Object(stored)
  return {
    way: typeof way === 'string' ? way : '',
    symbol: typeof symbol === 'string' ? symbol : 'BTCUSDT',
    modes: isModes(modes) ? modes : {},
    leverages: isLeverages(leverages) ? leverages : {},
    tolerance: isTolerance(slippage.tolerance) ? slippage.tolerance : '0.005',
    premiumTolerance: isPremiumTolerance(slippage.premiumTolerance) ? slippage.premiumTolerance : '0.05',
  }
}

export const rememberedAtom = deviceAtom('trade.terms.v1', parseRemembered)

/** Isolated until this person chose. */
export const modeFor = ({ modes }: Remembered, person: string): MarginMode => modes[person] ?? 'isolated'

/** Before anybody chose. */
const CALM = 10

/** The remembered leverage where the symbol has it, else the next lower one. */
export function leverageFor({ leverages }: Remembered, info: SymbolInfo): number {
  const wanted = leverages[info.symbol] ?? CALM
  return info.leverages.findLast(step => step <= wanted) ?? info.leverages[0] ?? 1
}

const isIds = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every(each => typeof each === 'string')

/** Ids of the people who were told on this device what leverage can cost. */
export const riskReadAtom = deviceAtom('trade.riskRead.v1', stored => (isIds(stored) ? stored : []))
