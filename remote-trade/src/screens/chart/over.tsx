/** What stands over the chart while it has nothing to show, or shows something old. */
import { Trans, useLingui } from '@lingui/react/macro'
import { ErrorPanel } from '@shared/ui/error-panel'
import { Spinner } from '@shared/ui/spinner'
import { useAtomValue } from 'jotai'
import { useLater } from 'shell/screen'
import { failureOf, hasFeature, onlineAtom } from 'shell/transport'
import css from './chart.module.css'
import type { Drawn } from './use-price-chart.ts'

const load = () => import(/* webpackChunkName: "chart-later" */ './as-of.tsx')

type Props = { state: Drawn['state']; symbol: string; onRetry(): void }

export function Over({ state, symbol, onRetry }: Props) {
  const { online } = useAtomValue(onlineAtom)
  const { parts } = useLater(load)
  if (state.phase === 'impossible') return <Impossible />
  if (state.phase === 'loading') return state.blank && <Loading />
  if (state.phase === 'failed' && !state.kept)
    return (
      <div className={css.cover}>
        <ErrorPanel
          title={<Trans>Couldn't load the chart</Trans>}
          failure={failureOf(state.error)}
          retrying={false}
          onRetry={onRetry}
        />
      </div>
    )
  if (state.phase === 'failed') return parts && <parts.AsOf symbol={symbol} onRetry={online ? onRetry : undefined} />
  if (!online) return parts && <parts.AsOf symbol={symbol} />
  return (state.count === 0 || !hasFeature('candles')) && <StartsNow />
}

function Loading() {
  const { t } = useLingui()
  return (
    <div className={css.cover} role="status" aria-label={t`Loading...`}>
      <Spinner />
    </div>
  )
}

const Impossible = () => (
  <div className={css.cover}>
    <ErrorPanel title={<Trans>Couldn't draw the chart</Trans>}>
      <Trans>Your browser is out of memory. Close other tabs, then open this page again.</Trans>
    </ErrorPanel>
  </div>
)

const StartsNow = () => (
  <p className={css.starts}>
    <Trans>Chart data starts now</Trans>
  </p>
)
