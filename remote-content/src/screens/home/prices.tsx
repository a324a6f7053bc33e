/** The market on Home: the day of what is hot, and three rankings of everything; for who owns something, one list. */
import { Trans } from '@lingui/react/macro'
import { ErrorPanel } from '@shared/ui/error-panel'
import { SectionHeader } from '@shared/ui/section-header'
import { useAtomValue } from 'jotai'
import { feedAtom, refreshPrices, useTickers } from 'shell/market-feed'
import { onlineAtom } from 'shell/transport'
import { dayList } from './home.model.ts'
import css from './home.module.css'
import { useFunded, useRoom } from './home.state.ts'
import { LateMarkets, LateRankings } from './late.tsx'
import { PriceAge } from './price-age.tsx'
import { Symbols } from './symbols.tsx'

export function Prices() {
  const tickers = useTickers()
  const day = dayList(tickers)
  const loaded = tickers.length > 0
  const room = useRoom('day', loaded ? day.length : undefined)
  const funded = useFunded()
  const stale = useAtomValue(feedAtom) === 'stale'
  const { online } = useAtomValue(onlineAtom)
  if (!loaded && !online) return <Waiting />
  if (!loaded && stale) return <Missing />
  return (
    <div data-stale={stale || !online || undefined}>
      {room > 0 && !funded && (
        <section className={css.day}>
          <div className={css.gutter}>
            <SectionHeader title={<Trans>24 hours</Trans>} end={stale && <PriceAge tickers={tickers} />} />
          </div>
          <Symbols of={day} loading={!loaded && room} />
        </section>
      )}
      {funded ? <LateMarkets tickers={tickers} stale={stale} /> : <LateRankings tickers={tickers} />}
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
