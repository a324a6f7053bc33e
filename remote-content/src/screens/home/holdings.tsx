/** Who is signed in sees first what is theirs. It comes after the first picture, which a visitor waits for, too. */
import { useLate } from '@shared/ui/late'
import { Skeleton } from '@shared/ui/skeleton'
import { useAtom, useAtomValue } from 'jotai'
import { useEffect } from 'react'
import { useSession } from 'shell/session'
import css from './holdings.module.css'
import { layoutAtom } from './home.state.ts'
import { PositionsLoading, TotalLoading } from './own-loading.tsx'

const load = () => import(/* webpackChunkName: "home-own" */ './own.tsx')

export function Holdings() {
  const { signedIn } = useSession()
  useForgetting(signedIn)
  return signedIn ? <LateOwn /> : null
}

/** How much room somebody's positions took says nothing of whoever comes next. */
function useForgetting(signedIn: boolean): void {
  const [layout, setLayout] = useAtom(layoutAtom)
  const remembers = !signedIn && layout.positions !== null
  useEffect(() => {
    if (remembers) setLayout({ ...layout, positions: null })
  })
}

function LateOwn() {
  const { parts } = useLate(load)
  const { positions } = useAtomValue(layoutAtom)
  if (parts) return <parts.Own />
  return (
    <>
      <section className={css.assets}>
        <p className={css.label}>
          <Skeleton width={130} height={14} />
        </p>
        <TotalLoading />
      </section>
      {positions !== null && positions > 0 && <PositionsLoading tiles={positions} />}
    </>
  )
}
