/** Told before anything is typed: what keeps one from borrowing, and the way out. */
import { Banner } from '@shared/ui/banner'
import { useWay } from 'shell/navigation'
import type { Barrier, Level } from './barrier.ts'
import { useBarrierWords } from './use-barrier.ts'

export function BarrierNote({ barrier, level }: { barrier: Barrier; level: Level }) {
  const { title, more, way } = useBarrierWords()(barrier, level)
  return (
    <Banner kind="wait" title={title} href={useWay(way)}>
      {more}
    </Banner>
  )
}
