/** What may be done by who looks, as of this second. */
import type { Competition } from '@shared/contract'
import { fromServerTime } from '@shared/format/time'
import { useTimeLeft } from '@shared/ui/countdown'
import { serverNow } from 'shell/market-feed'
import { type Way, wayOf } from './competition.model.ts'

export function useOwnWay(of: Competition): Way {
  const late = useTimeLeft(fromServerTime(of.joinDeadline), serverNow) === 0
  return wayOf(of, late)
}
