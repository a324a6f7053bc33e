/** Figures of an order, as its result and its record draw them. */
import { useLingui } from '@lingui/react/macro'
import { formatDecimal } from '@shared/format/number'
import type { Decimal } from '@shared/money'
import { Amount } from '@shared/ui/amount'
import { useLanguage } from 'shell/i18n'
import { paidPlaces } from './places.ts'

type Money = { value: Decimal; currency: string }

/** Of an account here: with all its digits. */
export const Held = ({ value, currency }: Money) => <Amount value={value} places={8} minPlaces={2} unit={currency} />

/** What a bank pays or is paid. @param open told on the way to it, whatever is hidden */
export const Paid = ({ value, currency, open }: Money & { open?: boolean }) => (
  <Amount value={value} places={paidPlaces(currency)} unit={currency} open={open} />
)

/** 1 USDT = 36 THB */
export function useRateWords(): (from: string, rate: Decimal, to: string) => string {
  const { t } = useLingui()
  const { bcp47 } = useLanguage()
  return (from, rate, to) => {
    const figure = formatDecimal(bcp47, rate, { places: 8, minPlaces: 2 })
    return t`1 ${from} = ${figure} ${to}`
  }
}
