/**
 * What the platform has to say: banners, for who owns nothing yet, and a line of announcements. Both take turns until someone pauses them. Room that was
 * kept in vain stays empty this time, so that nothing below it moves; and while what stands there waits for a connection, which
 * the page says once.
 */
import { noticeTypes } from '@shared/contract/codes'
import { useAtomValue } from 'jotai'
import { useState } from 'react'
import { onlineAtom } from 'shell/transport'
import css from './banners.module.css'
import { Banners } from './banners.tsx'
import { useNotices } from './home.api.ts'
import { useFunded, useRoom } from './home.state.ts'
import { LateLine } from './late.tsx'
import line from './notice-line.module.css'

export function Notices() {
  const [paused, setPaused] = useState(false)
  const funded = useFunded()
  const banners = useNotices(noticeTypes.banner, !funded)
  const lines = useNotices(noticeTypes.announcement)
  const room = useRoom('banners', banners.data?.records.length)
  const turning = funded ? 0 : room
  const announced = useRoom('notices', lines.data?.records.length)
  const [kept] = useState({ turning, announced })
  const { online } = useAtomValue(onlineAtom)
  const comes = ({ data }: typeof banners) => online || data !== undefined
  const pause = { paused, onPause: () => setPaused(!paused) }
  return (
    <>
      {turning > 0 && comes(banners) ? (
        <Banners of={banners} {...pause} />
      ) : (
        kept.turning > 0 && <div className={css.place} data-empty />
      )}
      {announced > 0 && comes(lines) ? (
        <LateLine of={lines} alone={turning < 2} {...pause} />
      ) : (
        kept.announced > 0 && <div className={line.line} data-empty />
      )}
    </>
  )
}
