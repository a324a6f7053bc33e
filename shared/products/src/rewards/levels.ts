/** The table of levels (docs/rules/account.md#levels). */
import type { Level } from '@shared/contract'
import { compare, type Decimal } from '@shared/money'

/** Who is served first. */
export const IMPORTANT = 4

const benefitsOf = (level: number): Level['benefits'] => [
  ...(level > 0 ? (['upgrade-gift', 'weekly-envelope'] as const) : []),
  ...(level >= IMPORTANT ? (['important-customer'] as const) : []),
]

const rows: readonly [threshold: Decimal, upgradeGift: Decimal, weeklyEnvelope: Decimal][] = [
  ['0', '0', '0'],
  ['1000', '5', '1'],
  ['5000', '20', '4'],
  ['20000', '80', '15'],
  ['50000', '200', '40'],
  ['100000', '500', '90'],
  ['500000', '2000', '400'],
]

export const nameOf = (level: number): string => `V${level}`

/** V0 to V6, amounts in USDT. */
export const levels: readonly Level[] = rows.map(([threshold, upgradeGift, weeklyEnvelope], level) => ({
  level,
  name: nameOf(level),
  threshold,
  upgradeGift,
  weeklyEnvelope,
  benefits: benefitsOf(level),
}))

/** The highest whose threshold is reached. */
export const levelAt = (assets: Decimal): number =>
  levels.reduce((reached, { level, threshold }) => (compare(assets, threshold) >= 0 ? level : reached), 0)
