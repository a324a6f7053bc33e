/** Which warning stands on Home, and what becomes of it. */
import type { Notice } from '@shared/contract/calls/content'
import { noticeTypes } from '@shared/contract/codes'
import { deviceAtom } from '@shared/ui/preferences'
import { useAtom } from 'jotai'
import { useEffect } from 'react'
import { serverNow } from 'shell/market-feed'
import { useCall } from 'shell/query'
import { noticesCall } from '../../parts/notices.ts'
import { useRoom } from './home.state.ts'
import { isDue, markClosed, markRead, markSeen, nextOf, type Popups, readPopups } from './popups.model.ts'

const popupsAtom = deviceAtom('home.popups.v1', readPopups)

const SIZE = 20

/** As they are now: a warning that was taken back meanwhile must not appear. */
function usePopups(enabled: boolean): readonly Notice[] | undefined {
  const input = { noticeType: noticeTypes.popup, pageNo: 1, pageSize: SIZE }
  const answer = useCall(noticesCall(true), input, { fresh: 0, enabled })
  return answer.isFetchedAfterMount ? answer.data?.records : undefined
}

/** For whoever is signed in. @param funded whether they own anything; undefined while nobody knows: then as last time */
export function usePopup(funded: boolean | undefined) {
  const [kept, setKept] = useAtom(popupsAtom)
  const before = useRoom('warnings')
  const due = isDue(kept, serverNow(), funded ?? before === 1)
  const popups = usePopups(due)
  const value = due && popups ? nextOf(popups, kept, serverNow()) : undefined
  const isKnown = due ? popups !== undefined : funded !== undefined
  useRoom('warnings', isKnown ? Number(value !== undefined) : undefined)
  useEffect(() => {
    if (kept.since === 0) setKept(markSeen(kept, serverNow()))
  }, [kept, setKept])
  const mark = (as: (kept: Popups, id: string, now: number) => Popups) => () => {
    if (value) setKept(as(kept, value.id, serverNow()))
  }
  return { value, waits: due && !isKnown && before !== 0, close: mark(markClosed), end: mark(markRead) }
}
