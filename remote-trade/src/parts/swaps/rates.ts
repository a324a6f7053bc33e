/** A rate between two currencies, as a sentence says it. */
import { useLingui } from '@lingui/react/macro'
import { formatDecimal } from '@shared/format/number'
import { big, compare, crossRate, type Decimal } from '@shared/money'
import { useLanguage } from 'shell/i18n'

/** Digits after the mark: a large rate needs few of them, a small one four that are no zeros. */
export function ratePlaces(rate: Decimal): number {
  const [whole = '', fraction = ''] = big(rate).toFixed().split('.')
  return compare(rate, '1') >= 0 ? Math.max(2, 6 - whole.length) : fraction.search(/[1-9]/) + 4
}

export type Rate = { from: string; to: string; rate: Decimal }

/** The same the other way round. */
export const inverse = ({ from, to, rate }: Rate): Rate => ({
  from: to,
  to: from,
  rate: compare(rate, '0') > 0 ? crossRate('1', rate) : '0',
})

/** Both ways, the one that is easier to read first: what one unit of the dearer is worth. */
export const bothWays = (of: Rate): [Rate, Rate] => (compare(of.rate, '1') >= 0 ? [of, inverse(of)] : [inverse(of), of])

/** "1 BTC = 64,000.00 USDT" */
export function useRateWords(): (of: Rate) => string {
  const { t } = useLingui()
  const { bcp47 } = useLanguage()
  return ({ from, to, rate }) => {
    const figure = formatDecimal(bcp47, rate, { places: ratePlaces(rate), minPlaces: 2 })
    return t`1 ${from} = ${figure} ${to}`
  }
}
