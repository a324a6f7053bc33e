/** Said before a code fails: an authenticator counts by the clock of its phone. */
import { Trans, useLingui } from '@lingui/react/macro'
import { formatDuration } from '@shared/format/duration'
import { Banner } from '@shared/ui/banner'
import { useLanguage } from 'shell/i18n'
import { WORST_CLOCK_SECONDS } from './authenticator.model.ts'
import { useClockOff } from './use-clock.ts'

const MINUTE = 60

function useSpan(): (seconds: number) => string {
  const { t } = useLingui()
  const { bcp47 } = useLanguage()
  return seconds => (seconds < 2 * MINUTE ? t`${seconds} s` : formatDuration(bcp47, Math.round(seconds / MINUTE)))
}

export function ClockWarning() {
  const off = useClockOff() ?? 0
  const by = useSpan()(Math.abs(off))
  if (Math.abs(off) <= WORST_CLOCK_SECONDS) return null
  return (
    <Banner
      kind="wait"
      title={
        off > 0 ? (
          <Trans>Your clock is {by} fast, so codes won't work.</Trans>
        ) : (
          <Trans>Your clock is {by} slow, so codes won't work.</Trans>
        )
      }
    >
      <Trans>Turn on automatic date and time on the phone with your authenticator.</Trans>
    </Banner>
  )
}
