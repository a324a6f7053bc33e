/** A framed page: while it loads, once it stands, and where it never comes. */
import { useLingui } from '@lingui/react/macro'
import { Spinner } from '@shared/ui/spinner'
import { useEffect, useState } from 'react'
import type { Message } from './messages.ts'
import { type Opened, originOf, sandboxOf } from './outlink.model.ts'
import css from './outlink.module.css'
import { ChatLate, Unframed } from './unframed.tsx'
import { type FrameTalk, useFrame } from './use-frame.ts'

/** In ms. A page that was refused its frame looks like one that stands: what never answers is all that can be told. */
const PATIENCE = 10_000

interface FrameProps {
  of: Opened
  name: string
  /** It loaded once more: what stands in it now, nobody here can tell. */
  onMoved?: (() => void) | undefined
  onMessage(message: Message, tell: FrameTalk['tell']): void
  onRetry(): void
}

export function Frame({ of, name, onMoved, onMessage, onRetry }: FrameProps) {
  const { t } = useLingui()
  const [phase, setPhase] = useState<'loading' | 'stands' | 'late'>('loading')
  const { ref, tell } = useFrame(originOf(of), message => {
    setPhase('stands')
    onMessage(message, tell)
  })
  useEffect(() => {
    if (phase !== 'loading') return
    const timer = setTimeout(() => setPhase('late'), PATIENCE)
    return () => clearTimeout(timer)
  }, [phase])
  const loaded = () => {
    if (phase === 'stands') onMoved?.()
    setPhase('stands')
  }
  if (phase === 'late' && of.onlyHere) return <ChatLate onRetry={onRetry} />
  if (phase === 'late') return <Unframed of={of} why="late" onRetry={onRetry} />
  return (
    <div className={css.stage}>
      {phase === 'loading' && (
        <div className={css.cover} role="status" aria-label={t`Loading...`}>
          <Spinner />
        </div>
      )}
      <iframe
        ref={ref}
        className={css.frame}
        data-theme={of.own ? undefined : 'light'}
        title={name}
        src={of.url}
        sandbox={sandboxOf(of.own)}
        allow="clipboard-write"
        referrerPolicy="strict-origin"
        onLoad={loaded}
      />
    </div>
  )
}
