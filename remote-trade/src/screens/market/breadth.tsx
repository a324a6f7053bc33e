/** How broadly the market moves; the rest of the page does not wait for it. */
import { Trans, useLingui } from '@lingui/react/macro'
import * as to from '@shared/contract/to'
import { BreadthStrip } from '@shared/ui/breadth-strip'
import { Skeleton } from '@shared/ui/skeleton'
import type { ReactNode } from 'react'
import { useWay } from 'shell/navigation'
import { Loaded } from 'shell/screen'
import { useBreadth } from '../../parts/quotes/breadth.api.ts'
import css from './market.module.css'

export const Breadth = () => (
  <section className={css.breadth}>
    <Loaded
      of={useBreadth()}
      line
      undated
      title={<Trans>Couldn't load the rise/fall distribution</Trans>}
      skeleton={<Skeleton width="100%" height={30} />}
    >
      {({ closed, ...counts }) => (
        <Way>
          <BreadthStrip {...counts} mark={<Closed count={closed} />} />
        </Way>
      )}
    </Loaded>
  </section>
)

/** Where the columns are told apart. */
function Way({ children }: { children: ReactNode }) {
  const { t } = useLingui()
  const href = useWay(to.distribution())
  if (!href) return children
  return (
    <a href={href} className={css.way}>
      <span className="visually-hidden">{t`Rise/fall distribution`} </span>
      {children}
    </a>
  )
}

/** Markets that rest are in no column: said, so that the sum is understood. */
const Closed = ({ count }: { count: number }) =>
  count > 0 && (
    <span className={css.closedCount}>
      <Trans context="markets">{count} closed</Trans>
    </span>
  )
