/**
 * What the platform has to say: banners, for who owns nothing yet, and a line of notices. Both take turns until someone pauses them. Room that was
 * kept in vain stays empty this time, so that nothing below it moves; and while what stands there waits for a connection, which
 * the page says once.
 */
import { noticeTypes } from '@shared/contract/codes'
import { useAtomValue } from 'jotai'
import { useState } from 'react'
import { useSession } from 'shell/session'
import { onlineAtom } from 'shell/transport'
import css from './banners.module.css'
import { Banners } from './banners.tsx'
import { useNotices } from './home.api.ts'
import { useFunded, useRoom } from './home.state.ts'
import { LateLine } from './late.tsx'
import line from './notice-line.module.css'

/** What both of them share. */
export function usePause() {
  const [paused, setPaused] = useState(false)
  return { paused, onPause: () => setPaused(!paused) }
}

type Pause = ReturnType<typeof usePause>

/** Whether what may stand here has come, or can come. */
function useComes() {
  const { online } = useAtomValue(onlineAtom)
  return ({ data }: ReturnType<typeof useNotices>) => online || data !== undefined
}

/** How many banners there are, or were last time. */
function useBanners() {
  const funded = useFunded()
  const banners = useNotices(noticeTypes.banner, !funded)
  const room = useRoom('banners', banners.data?.records.length)
  return { banners, count: funded ? 0 : room }
}

export function BannersPlace(pause: Pause) {
  const { banners, count } = useBanners()
  const [kept] = useState(count)
  const comes = useComes()
  if (count > 0 && comes(banners)) return <Banners of={banners} {...pause} />
  return kept > 0 && <div className={css.place} data-empty />
}

/** Whoever is signed in finds here what else is to be said to them: one line between what is theirs and the shortcuts. */
export function LinePlace(pause: Pause) {
  const { signedIn } = useSession()
  const lines = useNotices(noticeTypes.announcement)
  const announced = useRoom('notices', lines.data?.records.length)
  const [kept] = useState(announced > 0)
  const comes = useComes()
  const { count } = useBanners()
  if ((announced > 0 || signedIn) && comes(lines))
    return <LateLine of={lines} kept={kept} alone={signedIn || count < 2} {...pause} />
  return kept && <div className={line.line} data-empty />
}
