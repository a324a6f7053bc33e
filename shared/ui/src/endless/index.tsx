/** The end of a growing list: brings the next page as it comes into sight, or at a press. */
import { Trans } from '@lingui/react/macro'
import { useEffect, useEffectEvent, useRef } from 'react'
import { Button } from '../button/index.tsx'
import css from './index.module.css'

type Props = { more: boolean; loading: boolean; onMore(): void }

export function Endless({ more, loading, onMore }: Props) {
  const end = useRef<HTMLDivElement>(null)
  const reached = useEffectEvent(() => more && !loading && onMore())
  useEffect(() => {
    if (!end.current || !('IntersectionObserver' in globalThis)) return
    const watch = new IntersectionObserver(entries => entries.some(entry => entry.isIntersecting) && reached(), {
      rootMargin: '400px',
    })
    watch.observe(end.current)
    return () => watch.disconnect()
  }, [])
  return (
    <div ref={end} className={css.end}>
      {more ? (
        <Button small loading={loading} onClick={onMore}>
          <Trans>Show more</Trans>
        </Button>
      ) : (
        <Trans>No more items</Trans>
      )}
    </div>
  )
}
