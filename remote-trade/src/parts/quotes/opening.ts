/** Closed markets: when they open. */
import { isClosed } from '@shared/contract/symbols'
import type { Locale } from '@shared/format/languages'
import { formatWeekdayTime } from '@shared/format/weekday-time'
import type { Ticker } from 'shell/market-feed'

/** "Mon 05:00" in the person's zone; null where the market is open or nobody knows when it opens. */
export const openingOf = (
  locale: Locale,
  hours: Partial<Pick<Ticker, 'marketState' | 'nextOpenTime'>> | null | undefined,
): string | null => (isClosed(hours) && hours?.nextOpenTime ? formatWeekdayTime(locale, hours.nextOpenTime) : null)
