/** What the platform has to say: banners, and a line of announcements. Both take turns until someone pauses them. */
import { noticeTypes } from '@shared/contract/codes'
import { useState } from 'react'
import { Banners } from './banners.tsx'
import { useNotices } from './home.api.ts'
import { useRoom } from './home.state.ts'
import { LateLine } from './late.tsx'

export function Notices() {
  const [paused, setPaused] = useState(false)
  const banners = useNotices(noticeTypes.banner)
  const lines = useNotices(noticeTypes.announcement)
  const turning = useRoom('banners', banners.data?.records.length)
  const announced = useRoom('notices', lines.data?.records.length)
  const pause = { paused, onPause: () => setPaused(!paused) }
  return (
    <>
      {turning > 0 && <Banners of={banners} {...pause} />}
      {announced > 0 && <LateLine of={lines} alone={turning < 2} {...pause} />}
    </>
  )
}
