/** Who is signed in sees first what is theirs. It comes after the first picture, which a visitor waits for, too. */
import { Skeleton } from '@shared/ui/skeleton'
import { useLater } from 'shell/screen'
import { useSession } from 'shell/session'
import css from './holdings.module.css'
import { useRoom } from './home.state.ts'
import { PositionsLoading, TotalLoading } from './own-loading.tsx'

const load = () => import(/* webpackChunkName: "home-own" */ './own.tsx')

export function Holdings() {
  const { signedIn } = useSession()
  // how much room somebody's positions took says nothing of whoever comes next
  const room = useRoom('positions', signedIn ? undefined : null)
  useRoom('steps', signedIn ? undefined : null)
  return signedIn && <LateOwn tiles={room ?? 0} />
}

function LateOwn({ tiles }: { tiles: number }) {
  const { parts } = useLater(load)
  if (parts) return <parts.Own />
  return (
    <>
      <section className={css.assets}>
        <p className={css.label}>
          <Skeleton width={130} height={14} />
        </p>
        <TotalLoading />
      </section>
      <PositionsLoading tiles={tiles} />
    </>
  )
}
