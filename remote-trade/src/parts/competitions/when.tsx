/** How long until a competition begins or ends, by the server's clock. */
import { Trans } from '@lingui/react/macro'
import type { Competition } from '@shared/contract'
import { competitionCall, competitionListCall } from '@shared/contract/calls/trade'
import { competitionStates } from '@shared/contract/codes'
import { formatDuration } from '@shared/format/duration'
import { formatDayMonth, formatMinute } from '@shared/format/short-time'
import { formatRecordTime, fromServerTime } from '@shared/format/time'
import { Countdown } from '@shared/ui/countdown'
import { useLanguage } from 'shell/i18n'
import { serverNow } from 'shell/market-feed'
import { changed } from 'shell/query'

const MINUTE = 60_000
/** Beyond it nobody counts seconds. */
const LONG = 48 * 60 * MINUTE

/** By then it has another state. */
const renew = () => changed([...(competitionListCall.reads ?? []), ...(competitionCall.reads ?? [])])

function Until({ moment }: { moment: string }) {
  const { bcp47 } = useLanguage()
  const at = fromServerTime(moment)
  const left = at - serverNow()
  if (left > LONG) return formatDuration(bcp47, left / MINUTE)
  return <Countdown until={at} now={serverNow} onEnd={renew} />
}

type Times = Pick<Competition, 'status' | 'startTime' | 'endTime' | 'joinDeadline'>

/** Until when one may still join, where that ends before it does. */
function Deadline({ of: { joinDeadline, endTime } }: { of: Times }) {
  const { bcp47 } = useLanguage()
  const [last, end] = [fromServerTime(joinDeadline), fromServerTime(endTime)]
  if (last >= end || last <= serverNow()) return null
  const until = `${formatDayMonth(bcp47, last)} ${formatMinute(last)}`
  return (
    <>
      {' · '}
      <Trans context="competition">join until {until}</Trans>
    </>
  )
}

export function When({ of }: { of: Times }) {
  const { status, startTime, endTime } = of
  if (status === competitionStates.ended) return <Trans>Ended {formatRecordTime(endTime)}</Trans>
  const soon = status === competitionStates.toStart
  const until = <Until key={String(soon)} moment={soon ? startTime : endTime} />
  return (
    <>
      {soon ? <Trans>Starts in {until}</Trans> : <Trans>Ends in {until}</Trans>}
      <Deadline of={of} />
    </>
  )
}
