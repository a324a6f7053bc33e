/** How broadly the market moves; the rest of the page does not wait for it. */
import { Trans } from '@lingui/react/macro'
import { BreadthStrip } from '@shared/ui/breadth-strip'
import { Skeleton } from '@shared/ui/skeleton'
import { Loaded } from 'shell/screen'
import { useBreadth } from './market.api.ts'
import css from './market.module.css'

export const Breadth = () => (
  <section className={css.breadth}>
    <Loaded
      of={useBreadth()}
      line
      undated
      title={<Trans>Couldn't load rises and falls</Trans>}
      skeleton={<Skeleton width="100%" height={30} />}
    >
      {({ closed, ...counts }) => <BreadthStrip {...counts} mark={<Closed count={closed} />} />}
    </Loaded>
  </section>
)

/** Markets that rest are in no column: said, so that the sum is understood. */
const Closed = ({ count }: { count: number }) =>
  count > 0 && (
    <span className={css.closedCount}>
      <Trans context="markets">{count} closed</Trans>
    </span>
  )
