/** Figures inside sentences, as the language writes them. */
import { formatDecimal, formatPercent, formatShare, formatSigned } from '@shared/format/number'
import { type Decimal, roundDown, roundUp } from '@shared/money'
import { useMemo } from 'react'
import { useLanguage } from 'shell/i18n'
import { placesOf } from './places.ts'

type Value = Decimal | null | undefined

export function useFigures() {
  const { bcp47 } = useLanguage()
  return useMemo(
    () => ({
      price: (value: Value, places: number) => formatDecimal(bcp47, value, { places }),
      money: (value: Value) => formatDecimal(bcp47, value, { places: 2 }),
      /** What a person pays: rounded up. @param unit a coin has up to eight places; without one, money */
      paid: (value: Value, unit?: string) =>
        formatDecimal(bcp47, value && roundUp(value, placesOf(unit)), { places: placesOf(unit), minPlaces: 2 }),
      /** What a person gets: rounded down. */
      got: (value: Value, unit?: string) =>
        formatDecimal(bcp47, value && roundDown(value, placesOf(unit)), { places: placesOf(unit), minPlaces: 2 }),
      /** A limit: every digit that it has, two at least. */
      limit: (value: Value) => formatDecimal(bcp47, value, { places: 8, minPlaces: 2 }),
      signed: (value: Value) => formatSigned(bcp47, value, { places: 2 }),
      /** What is paid rounded up, what is received down: "−4.13" of −4.125, "+0.91" of 0.919. */
      change: (value: Value) => formatSigned(bcp47, value && roundDown(value, 2), { places: 2 }),
      /** Every digit that it has. */
      exact: (value: Value) => formatDecimal(bcp47, value, { places: 8, minPlaces: 0 }),
      /** @param rate a fraction */
      percent: (rate: Value, places = 2, minPlaces = places) => formatPercent(bcp47, rate, { places, minPlaces }),
      /** A rate that somebody needs: rounded up. @param rate a fraction */
      needed: (rate: Value) => formatPercent(bcp47, rate && roundUp(rate, 4)),
      /** What is gained at most, without needless digits: "+80%". @param rate a fraction */
      gain: (rate: Value) => formatPercent(bcp47, rate, { places: 2, minPlaces: 0, sign: true }),
      /** How far a price is from another: with its sign. @param rate a fraction */
      way: (rate: Value) => formatPercent(bcp47, rate, { places: 2, sign: true }),
      /** @param hundredths as a slider counts them */
      share: (hundredths: Decimal | number) => formatShare(bcp47, hundredths),
    }),
    [bcp47],
  )
}
