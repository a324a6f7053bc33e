/** How long until the next step, by the server's clock. */
import { Trans } from '@lingui/react/macro'
import type { Offering } from '@shared/contract/calls/invest/offerings'
import { offeringStates } from '@shared/contract/codes'
import { formatDuration } from '@shared/format/duration'
import { formatRecordTime } from '@shared/format/time'
import { Countdown } from '@shared/ui/countdown'
import { useLanguage } from 'shell/i18n'
import { serverNow } from 'shell/market-feed'
import { renew } from './offerings.api.ts'
import { nextAt } from './offerings.model.ts'

const MINUTE = 60_000
/** Beyond it nobody counts seconds. */
const LONG = 48 * 60 * MINUTE

function Until({ at }: { at: number }) {
  const { bcp47 } = useLanguage()
  const left = at - serverNow()
  if (left > LONG) return formatDuration(bcp47, left / MINUTE)
  return <Countdown until={at} now={serverNow} onEnd={renew} />
}

export function When({ of }: { of: Offering }) {
  const at = nextAt(of)
  const time = formatRecordTime(of.listTime)
  if (at === undefined) return <Trans>Listed on {time}</Trans>
  const until = <Until key={at} at={at} />
  switch (of.status) {
    case offeringStates.upcoming:
      return <Trans>Opens in {until}</Trans>
    case offeringStates.issuing:
      return <Trans>Closes in {until}</Trans>
    case offeringStates.drawing:
      return <Trans>Draw in {until}</Trans>
    case offeringStates.paying:
      return <Trans>Payment closes in {until}</Trans>
    default:
      return <Trans>Listing in {until}</Trans>
  }
}
