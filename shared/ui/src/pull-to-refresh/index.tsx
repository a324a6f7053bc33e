import { Trans } from '@lingui/react/macro'
import { ArrowDown } from 'lucide-react'
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react'
import { feel } from '../haptics/index.tsx'
import { Icon } from '../icon/index.tsx'
import { Spinner } from '../spinner/index.tsx'
import css from './index.module.css'
import { readyAt, watchPull } from './pull.ts'

export interface PullToRefreshProps {
  /** Fetches anew; the sign stays until it is settled. What failed is told by the page, not here. */
  onRefresh: () => Promise<unknown>
  children: ReactNode
}

type Phase = 'idle' | 'pulling' | 'ready' | 'refreshing'

/**
 * A page that is fetched anew when it is drawn down from its top. By touch alone: the page offers the same to a keyboard
 * elsewhere. What is in it never moves, so that what is fixed on it stays fixed.
 */
export function PullToRefresh({ onRefresh, children }: PullToRefreshProps) {
  const area = useRef<HTMLDivElement>(null)
  const [phase, setPhase] = useState<Phase>('idle')
  const pull = useEffectEvent((distance: number) => {
    if (phase === 'refreshing') return
    area.current?.style.setProperty('--pulled', `${distance}px`)
    const now = distance >= readyAt ? 'ready' : 'pulling'
    if (now === 'ready' && phase !== 'ready') feel('caught')
    setPhase(now)
  })
  const release = useEffectEvent((ready: boolean) => {
    if (phase === 'refreshing') return
    if (!ready) return setPhase('idle')
    setPhase('refreshing')
    const done = () => setPhase('idle')
    onRefresh().then(done, done)
  })
  useEffect(() => {
    if (!area.current) return
    return watchPull(area.current, { onPull: distance => pull(distance), onRelease: ready => release(ready) })
  }, [])
  return (
    <div ref={area} className={css.area}>
      <div className={css.sign} data-phase={phase}>
        {phase === 'refreshing' ? <Spinner /> : <Icon of={ArrowDown} size={18} />}
        <span role="status" className="visually-hidden">
          {phase === 'refreshing' && <Trans>Refreshing</Trans>}
        </span>
      </div>
      {children}
    </div>
  )
}
