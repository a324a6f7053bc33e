/** Closed markets: when they open. */
import type { Locale } from '@shared/format/languages'
import { formatWeekdayTime } from '@shared/format/weekday-time'
import type { Ticker } from 'shell/market-feed'

type Hours = Pick<Ticker, 'marketState' | 'nextOpenTime'>

export const isClosed = (hours: Partial<Hours> | null | undefined): boolean => hours?.marketState === 0

/** "Mon 05:00" in the person's zone; null where the market is open or nobody knows when it opens. */
export const openingOf = (locale: Locale, hours: Partial<Hours> | null | undefined): string | null =>
  isClosed(hours) && hours?.nextOpenTime ? formatWeekdayTime(locale, hours.nextOpenTime) : null
