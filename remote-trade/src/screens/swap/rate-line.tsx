/** The rate both ways, and how long it still stands. */
import { Trans } from '@lingui/react/macro'
import { ProgressRing } from '@shared/ui/progress-ring'
import { Skeleton } from '@shared/ui/skeleton'
import { Loaded } from 'shell/screen'
import { bothWays, useRateWords } from '../../parts/swaps/rates.ts'
import { RATE_SECONDS, useRateLeft } from './swap.api.ts'
import css from './swap.module.css'
import type { Swap } from './use-swap.ts'

export function RateLine({ swap }: { swap: Swap }) {
  const left = useRateLeft(swap.rate)
  const words = useRateWords()
  return (
    <Loaded
      of={swap.rate}
      line
      undated
      title={<Trans>Couldn't load the rate</Trans>}
      skeleton={<Skeleton width="100%" height={44} />}
    >
      {({ rate }) => {
        const [readable, turned] = bothWays({ ...swap.pair, rate: swap.quote?.rate ?? rate })
        return (
          <div className={css.rates}>
            <ProgressRing small left={left} seconds={RATE_SECONDS} />
            <p className={css.rate}>
              <b>{words(readable)}</b>
              <span>{words(turned)}</span>
            </p>
            <span className={css.again}>
              <Trans>Rate updates every {RATE_SECONDS} s</Trans>
            </span>
          </div>
        )
      }}
    </Loaded>
  )
}
