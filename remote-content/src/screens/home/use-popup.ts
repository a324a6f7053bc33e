/** Which warning stands on Home, and what becomes of it. */
import type { Notice } from '@shared/contract/calls/content'
import { noticeTypes } from '@shared/contract/codes'
import { deviceAtom } from '@shared/ui/preferences'
import { useAtom } from 'jotai'
import { useEffect } from 'react'
import { serverNow } from 'shell/market-feed'
import { useCall } from 'shell/query'
import { noticesCall } from '../../parts/notices.ts'
import { useFunded } from './home.state.ts'
import { isDue, markClosed, markRead, markSeen, nextOf, type Popups, readPopups } from './popups.model.ts'

const popupsAtom = deviceAtom('home.popups.v1', readPopups)

const SIZE = 20

/** As they are now: a warning that was taken back meanwhile must not appear. */
function usePopups(enabled: boolean): readonly Notice[] {
  const input = { noticeType: noticeTypes.popup, pageNo: 1, pageSize: SIZE }
  const answer = useCall(noticesCall(true), input, { fresh: 0, enabled })
  return (answer.isFetchedAfterMount && answer.data?.records) || []
}

/** @param signedIn a visitor sees none */
export function usePopup(signedIn: boolean) {
  const [kept, setKept] = useAtom(popupsAtom)
  const due = isDue(kept, serverNow(), useFunded()) && signedIn
  const popups = usePopups(due)
  const value = due ? nextOf(popups, kept, serverNow()) : undefined
  useEffect(() => {
    if (signedIn && kept.since === 0) setKept(markSeen(kept, serverNow()))
  }, [signedIn, kept, setKept])
  const mark = (as: (kept: Popups, id: string, now: number) => Popups) => () => {
    if (value) setKept(as(kept, value.id, serverNow()))
  }
  return { value, close: mark(markClosed), end: mark(markRead) }
}
