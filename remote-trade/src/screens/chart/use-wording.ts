/** The chart's figures and words in the present language. */
import { useLingui } from '@lingui/react/macro'
import type { CandlePeriod } from '@shared/contract/calls/trade'
import { formatCountdown } from '@shared/format/duration'
import type { Locale } from '@shared/format/languages'
import { formatCompact, formatDecimal } from '@shared/format/number'
import {
  formatDayMonth,
  formatDayMonthYear,
  formatMinute,
  formatMonthYear,
  viewerZone,
} from '@shared/format/short-time'
import { isDecimal } from '@shared/money/decimal'
import { useMemo } from 'react'
import { useLanguage } from 'shell/i18n'
import { serverNow } from 'shell/market-feed'
import type { Wording } from './chart-dress.ts'
import { EXCHANGE_ZONE, isByDay, nextBucket, UTC8 } from './period.ts'
import type { AxisWords } from './time-axis.ts'

const MINUTE = 60_000
const DAY = 86_400_000

/** @param closed no bar is running: nothing is left of it */
export function useWording(period: CandlePeriod, closed: boolean): Wording {
  const { t } = useLingui()
  const { bcp47 } = useLanguage()
  return useMemo(
    () => ({
      locale: bcp47,
      words: {
        open: t({ message: 'Open', context: 'price of a bar' }),
        high: t({ message: 'High', context: 'price of a bar' }),
        low: t({ message: 'Low', context: 'price of a bar' }),
        close: t({ message: 'Close', context: 'price of a bar' }),
        volume: t`Volume`,
      },
      figure: text => (isDecimal(text) ? formatDecimal(bcp47, text, { places: placesOf(text) }) : text),
      short: text => (isDecimal(text) ? formatCompact(bcp47, text, { places: 2, minPlaces: 0 }) : text),
      left: () => (closed ? '' : leftOf(period)),
      moment: momentsOf(bcp47, period),
      axis: axisOf(bcp47, period),
    }),
    [t, bcp47, period, closed],
  )
}

/** "22 Nov 2026 09:30"; days and longer have no time. */
function momentsOf(locale: Locale, period: CandlePeriod): Wording['moment'] {
  if (period === '1M') return time => formatMonthYear(locale, time, EXCHANGE_ZONE)
  if (isByDay(period)) return time => formatDayMonthYear(locale, time, EXCHANGE_ZONE)
  const zone = viewerZone()
  return time => `${formatDayMonthYear(locale, time, zone)} ${formatMinute(time, zone)}`
}

function axisOf(locale: Locale, period: CandlePeriod): AxisWords {
  const zone = isByDay(period) ? EXCHANGE_ZONE : viewerZone()
  const month = (time: number) => formatMonthYear(locale, time, zone)
  return {
    minute: time => formatMinute(time, zone),
    day: period === '1M' ? month : time => formatDayMonth(locale, time, zone),
    dayOfYear: period === '1M' ? month : time => formatDayMonthYear(locale, time, zone),
    offset: isByDay(period) ? () => UTC8 : time => new Date(time).getTimezoneOffset() * -MINUTE,
  }
}

const placesOf = (text: string): number => text.split('.')[1]?.length ?? 0

/** Counted by the second where less than a day is left. */
function leftOf(period: CandlePeriod): string {
  const now = serverNow()
  const left = nextBucket(period, now) - now
  return left < DAY ? formatCountdown(left) : ''
}
