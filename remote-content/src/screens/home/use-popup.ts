/** Which popup stands, and what becomes of it. */
import type { Notice } from '@shared/contract/calls/content'
import { noticeTypes } from '@shared/contract/codes'
import { deviceAtom } from '@shared/ui/preferences'
import { useAtom } from 'jotai'
import { useEffect, useState } from 'react'
import { serverNow } from 'shell/market-feed'
import { openedAtHome, useActive, useRoute } from 'shell/navigation'
import { useCall } from 'shell/query'
import { useSheet } from 'shell/screen'
import { useSession } from 'shell/session'
import { noticesCall } from '../../parts/notices.ts'
import { isDue, markRead, markShown, nextOf, readPopups } from './popups.model.ts'

const popupsAtom = deviceAtom('home.popups.v1', readPopups)

const SIZE = 20

/** Whether a sheet or dialog is open: no popup covers it. */
const isCovered = () => document.querySelector('[role=dialog], [role=alertdialog], dialog[open]') !== null

/** Not where the address names a part of Home; decided once: nothing opens because a sheet was closed. */
function useMayOpen(): boolean {
  const { query } = useRoute()
  const [plain] = useState(() => openedAtHome && Object.keys(query).length === 0)
  return plain
}

/** As they are now: one that was taken back meanwhile must not open. */
function usePopups(enabled: boolean): readonly Notice[] | undefined {
  const input = { noticeType: noticeTypes.popup, pageNo: 1, pageSize: SIZE }
  const answer = useCall(noticesCall(useSession().signedIn), input, { fresh: 0, enabled })
  return answer.isFetchedAfterMount ? answer.data?.records : undefined
}

export function usePopup() {
  const [kept, setKept] = useAtom(popupsAtom)
  const { show, ...sheet } = useSheet<Notice>()
  const active = useActive()
  const due = useMayOpen() && isDue(kept, serverNow())
  const popups = usePopups(due)
  useEffect(() => {
    const popup = due && active && popups && nextOf(popups, kept, serverNow())
    if (!popup || isCovered()) return
    setKept(markShown(kept, popup.id, serverNow()))
    show(popup)
  }, [due, active, popups, kept, setKept, show])
  function end(): void {
    if (sheet.value) setKept(markRead(kept, sheet.value.id))
    sheet.close()
  }
  return { ...sheet, end }
}
