/** The market on Home: the day of what is hot, and three rankings of everything. */
import { Trans } from '@lingui/react/macro'
import { ErrorPanel } from '@shared/ui/error-panel'
import { SectionHeader } from '@shared/ui/section-header'
import { SkeletonRows } from '@shared/ui/skeleton'
import { useAtom, useAtomValue } from 'jotai'
import { type ReactNode, useEffect } from 'react'
import { feedAtom, refreshPrices, type Ticker, useTickers } from 'shell/market-feed'
import { onlineAtom } from 'shell/transport'
import { dayList } from './home.model.ts'
import css from './home.module.css'
import { layoutAtom } from './home.state.ts'
import { PriceAge } from './price-age.tsx'
import rows from './price-row.module.css'
import { PriceRow } from './price-row.tsx'
import { Rankings } from './rankings.tsx'

/** Rows of the 24h list: those that are there, or as many as there were last time. */
function useRemembered(count: number | undefined): number {
  const [layout, setLayout] = useAtom(layoutAtom)
  const changed = count !== undefined && count !== layout.day
  useEffect(() => {
    if (changed) setLayout({ ...layout, day: count })
  })
  return count ?? layout.day
}

export function Prices() {
  const tickers = useTickers()
  const day = dayList(tickers)
  const loaded = tickers.length > 0
  const count = useRemembered(loaded ? day.length : undefined)
  const stale = useAtomValue(feedAtom) === 'stale'
  const { online } = useAtomValue(onlineAtom)
  if (!loaded && (stale || !online)) return <Missing />
  return (
    <div className={rows.prices} data-old={stale || !online || undefined}>
      {count > 0 && (
        <Day note={stale && <PriceAge tickers={tickers} />}>
          <DayRows day={day} count={count} />
        </Day>
      )}
      <Rankings tickers={tickers} />
    </div>
  )
}

function Day({ note, children }: { note: ReactNode; children: ReactNode }) {
  return (
    <section className={css.day}>
      <div className={css.gutter}>
        <SectionHeader title={<Trans>24 hours</Trans>} end={note} />
      </div>
      {children}
    </section>
  )
}

function DayRows({ day, count }: { day: readonly Ticker[]; count: number }) {
  if (day.length === 0)
    return (
      <div className={css.gutter}>
        <SkeletonRows rows={count} disc />
      </div>
    )
  return (
    <ul>
      {day.map(ticker => (
        <PriceRow key={ticker.symbol} ticker={ticker} />
      ))}
    </ul>
  )
}

/** The feed goes on trying by itself; the button tries now. */
const Missing = () => (
  <div className={css.missing}>
    <ErrorPanel title={<Trans>Couldn't load the prices</Trans>} onRetry={refreshPrices}>
      <Trans>We'll keep trying. The rest of the app still works.</Trans>
    </ErrorPanel>
  </div>
)
