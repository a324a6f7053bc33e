/** What the platform has to say: banners, and a line of announcements. Both take turns until someone pauses them. */
import { useAtom } from 'jotai'
import { useEffect, useState } from 'react'
import { Banners } from './banners.tsx'
import { useNotices } from './home.api.ts'
import { newest } from './home.model.ts'
import { layoutAtom } from './home.state.ts'
import { NoticeLine } from './notice-line.tsx'

/** How much room to keep: what stands here, or while it loads what stood here last time. */
function useRoom(banners: number | undefined, notices: number | undefined) {
  const [layout, setLayout] = useAtom(layoutAtom)
  const now = { ...layout, banners: banners ?? layout.banners, notices: notices ?? layout.notices }
  const changed = now.banners !== layout.banners || now.notices !== layout.notices
  useEffect(() => {
    if (changed) setLayout(now)
  })
  return now
}

export function Notices() {
  const [paused, setPaused] = useState(false)
  const banners = useNotices(3)
  const lines = useNotices(1)
  const room = useRoom(banners.data?.length, lines.data?.length)
  const pause = { paused, onPause: () => setPaused(!paused) }
  return (
    <>
      {room.banners > 0 && <Banners query={banners} {...pause} />}
      {room.notices > 0 && (
        <NoticeLine query={lines} notices={newest(lines.data ?? [])} alone={room.banners < 2} {...pause} />
      )}
    </>
  )
}
