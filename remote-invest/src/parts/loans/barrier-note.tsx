/** Told before anything is typed: what keeps one from borrowing, and the way out. */
import { Banner } from '@shared/ui/banner'
import { useWay } from 'shell/navigation'
import type { Barrier } from './barrier.ts'
import { useBarrierWords } from './use-barrier.ts'

/** @param advanced no further verification would raise the limit */
export function BarrierNote({ barrier, advanced }: { barrier: Barrier; advanced: boolean }) {
  const { title, more, way } = useBarrierWords()(barrier, advanced)
  return (
    <Banner kind="wait" title={title} href={useWay(way)}>
      {more}
    </Banner>
  )
}
