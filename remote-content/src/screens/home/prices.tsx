/** The market on Home: one list, whose chips choose which. */
import { Trans } from '@lingui/react/macro'
import { ErrorPanel } from '@shared/ui/error-panel'
import { useAtomValue } from 'jotai'
import { feedAtom, refreshPrices, useTickers } from 'shell/market-feed'
import { onlineAtom } from 'shell/transport'
import css from './home.module.css'
import { LateMarkets } from './late.tsx'

export function Prices() {
  const tickers = useTickers()
  const stale = useAtomValue(feedAtom) === 'stale'
  const { online } = useAtomValue(onlineAtom)
  if (tickers.length === 0 && !online) return <Waiting />
  if (tickers.length === 0 && stale) return <Missing />
  return (
    <div data-stale={stale || !online || undefined}>
      <LateMarkets tickers={tickers} stale={stale} />
    </div>
  )
}

/** For the whole page: the frame's bar says why, and asks for the connection now. */
const Waiting = () => (
  <p role="status" className={css.nothing}>
    <Trans>This page will load when you're back online.</Trans>
  </p>
)

/** The feed goes on trying by itself; the button tries now. */
const Missing = () => (
  <div className={css.missing}>
    <ErrorPanel title={<Trans>Couldn't load the prices</Trans>} onRetry={refreshPrices}>
      <Trans>We'll keep trying. The rest of the app still works.</Trans>
    </ErrorPanel>
  </div>
)
