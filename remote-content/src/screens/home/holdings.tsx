/** Who is signed in sees first what is theirs. It comes after the first picture, which a visitor waits for, too. */
import { useLate } from '@shared/ui/late'
import { Skeleton } from '@shared/ui/skeleton'
import { useAtomValue } from 'jotai'
import { useSession } from 'shell/session'
import css from './holdings.module.css'
import { layoutAtom } from './home.state.ts'
import { PositionsLoading, TotalLoading } from './own-loading.tsx'

const load = () => import(/* webpackChunkName: "home-own" */ './own.tsx')

export function Holdings() {
  const { signedIn } = useSession()
  return signedIn ? <LateOwn /> : null
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
      {positions > 0 && <PositionsLoading tiles={positions} />}
    </>
  )
}
