/** What stands on the loading overlay: of a tab its sketch, of an inner page its title over rows of a skeleton. */
import { SkeletonRows } from '@shared/ui/skeleton'
import { TitleBar } from '@shared/ui/title-bar'
import { useAtomValue } from 'jotai'
import { type RefObject, useLayoutEffect, useRef, useState } from 'react'
import type { LiveRoute } from '../remotes/routes.ts'
import { back } from '../surface/navigation/go.ts'
import { userAtom } from '../surface/session/user.ts'
import { type Block, blocksOf } from './arrival.model.ts'
import css from './arrival.module.css'
import { useRouteTitle } from './title.tsx'

/** Keeps what was drawn until the overlay has faded: then the page that came shows through it, not an empty cover. */
function useLast(to: LiveRoute | null, root: RefObject<HTMLElement | null>): LiveRoute | null {
  const [last, setLast] = useState(to)
  if (to && to !== last) setLast(to)
  useLayoutEffect(() => {
    if (to) return
    const fades = root.current?.parentElement?.getAnimations?.() ?? []
    let stays = true
    void Promise.allSettled(fades.map(({ finished }) => finished)).then(() => stays && setLast(null))
    return () => {
      stays = false
    }
  }, [to, root])
  return last
}

/** @param to the page that loads; null: the overlay goes */
export function Arrival({ to }: { to: LiveRoute | null }) {
  const root = useRef<HTMLDivElement>(null)
  const last = useLast(to, root)
  if (!last || last.frame === 'none') return null
  return (
    <div ref={root} className={css.arrival}>
      <Picture of={last} />
    </div>
  )
}

/** The turned phone is wider than any sketch. */
const isWide = () => document.documentElement.style.getPropertyValue('--column') === 'none' && innerWidth > innerHeight

function Picture({ of }: { of: LiveRoute }) {
  const own = useAtomValue(userAtom)?.id !== undefined
  const title = useRouteTitle(of)
  const blocks = isWide() ? [] : blocksOf(of, own)
  if (blocks.length > 0) return <Sketch blocks={blocks} />
  return (
    <>
      <TitleBar title={title} onBack={of.frame === 'tabs' ? undefined : back} />
      <div className={css.rows} aria-hidden="true">
        <SkeletonRows rows={12} />
      </div>
    </>
  )
}

const Sketch = ({ blocks }: { blocks: readonly Block[] }) => (
  <svg className={css.sketch} viewBox="0 0 375 2000" aria-hidden="true">
    {blocks.map(block => (
      <rect key={`${block.x} ${block.y}`} {...block} />
    ))}
  </svg>
)
