/** What a daily rate comes to in a year (docs/rules/money.md#formulas). */
import { big, count, type Num } from './big.ts'
import type { Decimal } from './decimal.ts'

const DAYS_OF_YEAR = 365

/** Simple: what is paid out or charged each day brings or costs nothing more ("0.0005" is 18.25 % a year). */
export const yearlyRate = (daily: Num): Decimal => big(daily).times(count(DAYS_OF_YEAR)).toString()
