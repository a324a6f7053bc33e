import { big, compare, type Decimal } from '@shared/money'

/** The nearest whole percent of something, for a slider: 100 is all of it alone. */
export function percentOf(part: Decimal | '', whole: Decimal): number {
  if (part === '' || compare(whole, '0') <= 0) return 0
  const nearest = Number(big(part).times('100').div(big(whole)).plus('0.5').round(0, 0).toString())
  return Math.min(nearest, compare(part, whole) < 0 ? 99 : 100)
}
