/** How long something can still be claimed, by the server's clock: days, and from the last two on the seconds. */
import { Trans } from '@lingui/react/macro'
import { formatDuration } from '@shared/format/duration'
import { fromServerTime } from '@shared/format/time'
import { Countdown } from '@shared/ui/countdown'
import { useLanguage } from 'shell/i18n'
import { serverNow } from 'shell/market-feed'

const MINUTE = 60_000
/** Beyond it nobody counts seconds. */
const LONG = 48 * 60 * MINUTE

type Props = { moment: string | number; onEnd?: (() => void) | undefined }

/** "3 days" or "14:18:36". */
export function TimeTo({ moment, onEnd }: Props) {
  const { bcp47 } = useLanguage()
  const at = typeof moment === 'number' ? moment : fromServerTime(moment)
  const left = at - serverNow()
  if (left > LONG) return formatDuration(bcp47, left / MINUTE)
  return <Countdown until={at} now={serverNow} onEnd={onEnd} />
}

export const Until = (props: Props) => {
  const time = <TimeTo {...props} />
  return <Trans>{time} left</Trans>
}
