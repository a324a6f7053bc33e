/** The chart's figures and words in the present language. */
import { useLingui } from '@lingui/react/macro'
import type { CandlePeriod } from '@shared/contract/calls/trade'
import { formatCountdown } from '@shared/format/duration'
import { formatCompact, formatDecimal } from '@shared/format/number'
import { isDecimal } from '@shared/money/decimal'
import { useMemo } from 'react'
import { useLanguage } from 'shell/i18n'
import { serverNow } from 'shell/market-feed'
import type { Wording } from './chart-dress.ts'
import { nextBucket } from './period.ts'

const DAY = 86_400_000

/** @param closed no bar is running: nothing is left of it */
export function useWording(period: CandlePeriod, closed: boolean): Wording {
  const { t } = useLingui()
  const { bcp47 } = useLanguage()
  return useMemo(
    () => ({
      locale: bcp47,
      words: {
        time: t({ message: 'Time', context: 'of a bar' }),
        open: t({ message: 'Open', context: 'price of a bar' }),
        high: t({ message: 'High', context: 'price of a bar' }),
        low: t({ message: 'Low', context: 'price of a bar' }),
        close: t({ message: 'Close', context: 'price of a bar' }),
        volume: t`Volume`,
      },
      figure: text => (isDecimal(text) ? formatDecimal(bcp47, text, { places: placesOf(text) }) : text),
      short: text => (isDecimal(text) ? formatCompact(bcp47, text, { places: 2, minPlaces: 0 }) : text),
      left: () => (closed ? '' : leftOf(period)),
    }),
    [t, bcp47, period, closed],
  )
}

const placesOf = (text: string): number => text.split('.')[1]?.length ?? 0

/** Counted by the second where less than a day is left. */
function leftOf(period: CandlePeriod): string {
  const now = serverNow()
  const left = nextBucket(period, now) - now
  return left < DAY ? formatCountdown(left) : ''
}
