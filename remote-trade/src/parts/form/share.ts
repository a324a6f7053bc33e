import { big, compare, type Decimal, truncate } from '@shared/money'

/** Whole percent of something, for a slider: never more than all of it. */
export function percentOf(part: Decimal | '', whole: Decimal): number {
  if (part === '' || compare(whole, '0') <= 0) return 0
  return Math.min(100, Number(truncate(big(part).times('100').div(big(whole)), 0)))
}
