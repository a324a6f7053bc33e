/** What limits, amounts and moments are called here. */
import { useLingui } from '@lingui/react/macro'
import type { LimitName } from '@shared/contract/calls/account'
import { formatLength } from '@shared/format/duration'
import { formatDecimal } from '@shared/format/number'
import { formatDayMonth, formatMinute } from '@shared/format/short-time'
import { fromServerTime } from '@shared/format/time'
import type { Decimal } from '@shared/money'
import { useLanguage } from 'shell/i18n'

export function useNames(): Record<LimitName, string> {
  const { t } = useLingui()
  return {
    dailyLoss: t`Daily loss`,
    dailyStake: t`Daily stake`,
    dailyRecharge: t`Daily deposit`,
    reminderMinutes: t({ message: 'Reminder', context: 'of the time spent' }),
  }
}

/** "23 Nov, 09:41". @param moment the server's text, or ms */
export function useMoment(): (moment: string | number) => string {
  const { t } = useLingui()
  const { bcp47 } = useLanguage()
  return moment => {
    const ms = typeof moment === 'number' ? moment : fromServerTime(moment)
    const [day, time] = [formatDayMonth(bcp47, ms), formatMinute(ms)]
    return t({ message: `${day}, ${time}`, context: 'a day and a time of it' })
  }
}

/** "300.00", "every 60 minutes", "no limit". */
export function useValues(): (name: LimitName, value: Decimal | null | undefined) => string {
  const { t } = useLingui()
  const { bcp47 } = useLanguage()
  return (name, value) => {
    if (name !== 'reminderMinutes')
      return value ? formatDecimal(bcp47, value, { places: 2, minPlaces: 2 }) : t`No limit`
    const length = value && formatLength(bcp47, Number(value), 'minute')
    return length ? t`Every ${length}` : t`Off`
  }
}
