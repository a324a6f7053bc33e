/** What may be done by who looks, as of this second. */
import type { Competition } from '@shared/contract'
import { fromServerTime } from '@shared/format/time'
import { useTimeLeft } from '@shared/ui/countdown'
import { serverNow } from 'shell/market-feed'
import { useMustVerify } from '../../parts/competitions/verification.ts'
import { type Way, wayOf } from './competition.model.ts'

export function useOwnWay(of: Competition): Way {
  const late = useTimeLeft(fromServerTime(of.joinDeadline), serverNow) === 0
  return wayOf(of, late)
}

/** Whether the person can join now, without another step before it. */
export function useCanJoin(of: Competition): boolean {
  const { kind } = useOwnWay(of)
  const mustVerify = useMustVerify(of)
  return kind === 'join' && !mustVerify
}
