/** The shares of a whole, as figures that sum to 100 % (docs/rules/money.md#shares-of-a-whole). */
import { type Big, big, compare, sum } from './big.ts'
import type { Decimal } from './decimal.ts'

const PERCENT_PLACES = 2

/** The largest multiple of the step that is not above the value, below zero too. */
function floorTo(value: Big, step: Big): Big {
  const rest = value.mod(step)
  return value.minus(rest).minus(rest.lt('0') ? step : big('0'))
}

/** The indexes of the values that lost most; of equal ones the first. */
const largestRemainders = (lost: readonly Big[], many: number): ReadonlySet<number> =>
  new Set([...lost.keys()].toSorted((a, b) => compare(lost[b] ?? '0', lost[a] ?? '0')).slice(0, many))

/**
 * Each value's part of their sum, as a fraction. The largest remainder gets what rounding down leaves, so that the
 * figures sum to exactly 1; all are "0" where the sum is not above zero.
 * @param places digits of the percent: with 1, "0.177" for 17.7 %
 */
export function sharesOf(values: readonly Decimal[], places: number): Decimal[] {
  const whole = sum(values)
  if (whole.lte('0')) return values.map(() => '0')
  const step = big('0.1').pow(places + PERCENT_PLACES)
  const exact = values.map(value => big(value).div(whole))
  const low = exact.map(part => floorTo(part, step))
  const missing = big('1').minus(sum(low)).div(step)
  const raised = largestRemainders(
    exact.map((part, at) => part.minus(low[at] ?? '0')),
    Number(missing.toString()),
  )
  return low.map((part, at) => (raised.has(at) ? part.plus(step) : part).toString())
}
