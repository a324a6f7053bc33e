/** How broadly the market moves; the rest of the page does not wait for it. */
import { Trans } from '@lingui/react/macro'
import { BreadthStrip } from '@shared/ui/breadth-strip'
import { Button } from '@shared/ui/button'
import { Skeleton } from '@shared/ui/skeleton'
import { useBreadth } from './market.api.ts'
import css from './market.module.css'

export function Breadth() {
  const { data, isError, isFetching, refetch } = useBreadth()
  return (
    <section className={css.breadth}>
      {data ? (
        <BreadthStrip
          bins={data.bins}
          rise={data.rise}
          flat={data.flat}
          fall={data.fall}
          mark={<Closed count={data.closed} />}
        />
      ) : isError ? (
        <Failed retrying={isFetching} onRetry={() => void refetch()} />
      ) : (
        <Skeleton width="100%" height={30} />
      )}
    </section>
  )
}

/** Markets that rest are in no column: said, so that the sum is understood. */
const Closed = ({ count }: { count: number }) =>
  count > 0 && (
    <span className={css.closedCount}>
      <Trans context="markets">{count} closed</Trans>
    </span>
  )

function Failed({ retrying, onRetry }: { retrying: boolean; onRetry(): void }) {
  return (
    <p className={css.failed}>
      <Trans>Couldn't load rises and falls</Trans>
      <Button small loading={retrying} onClick={onRetry}>
        <Trans>Retry</Trans>
      </Button>
    </p>
  )
}
