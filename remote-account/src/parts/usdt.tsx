import type { Decimal } from '@shared/money'
import { Amount } from '@shared/ui/amount'
import { WHOLE } from './whole.ts'

/** An amount that is paid, with all its digits; it is nobody's secret what a task pays. */
export const Usdt = ({ value, sign }: { value: Decimal; sign?: boolean }) => (
  <Amount value={value} {...WHOLE} unit="USDT" sign={sign} open />
)
