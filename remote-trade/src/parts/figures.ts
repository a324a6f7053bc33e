/** Figures inside sentences, as the language writes them. */
import { formatDecimal, formatPercent, formatShare, formatSigned } from '@shared/format/number'
import type { Decimal } from '@shared/money'
import { useMemo } from 'react'
import { useLanguage } from 'shell/i18n'

type Value = Decimal | null | undefined

export function useFigures() {
  const { bcp47 } = useLanguage()
  return useMemo(
    () => ({
      price: (value: Value, places: number) => formatDecimal(bcp47, value, { places }),
      money: (value: Value) => formatDecimal(bcp47, value, { places: 2 }),
      /** What a person pays: all its digits. */
      paid: (value: Value) => formatDecimal(bcp47, value, { places: 8, minPlaces: 2 }),
      signed: (value: Value) => formatSigned(bcp47, value, { places: 2 }),
      /** Every digit that it has. */
      exact: (value: Value) => formatDecimal(bcp47, value, { places: 8, minPlaces: 0 }),
      /** @param rate a fraction */
      percent: (rate: Value, places = 2, minPlaces = places) => formatPercent(bcp47, rate, { places, minPlaces }),
      /** @param hundredths as a slider counts them */
      share: (hundredths: Decimal | number) => formatShare(bcp47, hundredths),
    }),
    [bcp47],
  )
}
