/** Money of a product: USDT in cents, coins with as many digits as they have. */
import { formatDecimal, formatPercent } from '@shared/format/number'
import type { Decimal } from '@shared/money'
import { Amount, type AmountProps } from '@shared/ui/amount'
import { useMemo } from 'react'
import { useLanguage } from 'shell/i18n'

type Value = Decimal | null | undefined
type Props = { value: Value; currency: string } & Pick<AmountProps, 'sign' | 'size' | 'open' | 'approximate'>

const digits = (currency: string) => ({ places: currency === 'USDT' ? 2 : 8, minPlaces: 2 })

/** With its currency behind it. @param open nobody's own: it shows while balances are hidden, too */
export const Money = ({ value, currency, ...look }: Props) => (
  <Amount value={value} unit={currency} {...digits(currency)} {...look} />
)

/** The same inside a sentence. */
export function useFigures() {
  const { bcp47 } = useLanguage()
  return useMemo(
    () => ({
      /** "1,000.00 USDT" */
      money: (value: Value, currency: string) => formatDecimal(bcp47, value, { ...digits(currency), unit: currency }),
      /** "1,000.00" */
      amount: (value: Value, currency: string) => formatDecimal(bcp47, value, digits(currency)),
      /** Every digit that it has, no more: "100", "0.001". */
      exact: (value: Value) => formatDecimal(bcp47, value, { places: 8, minPlaces: 0 }),
      /** @param rate a fraction: "0.08%" */
      percent: (rate: Value, places = 2, minPlaces = places) => formatPercent(bcp47, rate, { places, minPlaces }),
    }),
    [bcp47],
  )
}
