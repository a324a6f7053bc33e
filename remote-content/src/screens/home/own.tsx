/** Who is signed in sees first what they own, what today made of it, and what is open. */
import { Trans, useLingui } from '@lingui/react/macro'
import { Amount } from '@shared/ui/amount'
import { Button } from '@shared/ui/button'
import { Change } from '@shared/ui/change'
import { Icon } from '@shared/ui/icon'
import { IconButton } from '@shared/ui/icon-button'
import { hideBalancesAtom } from '@shared/ui/preferences'
import { useAtom } from 'jotai'
import { ChevronRight, Eye, EyeOff } from 'lucide-react'
import { useEffect } from 'react'
import { useTickers } from 'shell/market-feed'
import { hasRoute } from 'shell/navigation'
import { failureOf } from 'shell/transport'
import { StaleNote } from '../../parts/stale-note.tsx'
import { useHoldings } from './holdings.api.ts'
import { type Live, live } from './holdings.model.ts'
import css from './holdings.module.css'
import { layoutAtom } from './home.state.ts'
import { PositionsLoading, TotalLoading } from './own-loading.tsx'
import { Positions } from './positions.tsx'

const ASSETS = '/zichanCenter'

/** How many tiles to keep room for: those that are there, else as many as there were last time. */
function useRoom(count: number | undefined): number {
  const [layout, setLayout] = useAtom(layoutAtom)
  const tiles = count === undefined ? (layout.positions ?? 0) : Math.min(count, 2)
  const changed = count !== undefined && tiles !== layout.positions
  useEffect(() => {
    if (changed) setLayout({ ...layout, positions: tiles })
  })
  return tiles
}

export function Own() {
  const { data, error, isFetching, refetch, dataUpdatedAt } = useHoldings()
  const tickers = useTickers()
  const room = useRoom(data?.positions.length)
  const now = data && live(data, symbol => tickers.find(ticker => ticker.symbol === symbol)?.price)
  return (
    <>
      <section className={css.assets} aria-labelledby="home-total">
        <Heading />
        {now && <Total now={now} />}
        {!now && !error && <TotalLoading />}
        {!now && error && (
          <div className={css.failed} role="alert">
            <p>{failureOf(error).text}</p>
            <Button small loading={isFetching} onClick={() => void refetch()}>
              <Trans>Retry</Trans>
            </Button>
          </div>
        )}
      </section>
      {now && <StaleNote at={dataUpdatedAt} failed={error !== null} />}
      {now && room > 0 && <Positions now={now} tickers={tickers} />}
      {!now && !error && room > 0 && <PositionsLoading tiles={room} />}
    </>
  )
}

function Heading() {
  const { t } = useLingui()
  const [hidden, setHidden] = useAtom(hideBalancesAtom)
  return (
    <p className={css.label}>
      <span id="home-total">
        <Trans>Total assets, USDT</Trans>
      </span>
      <IconButton
        icon={hidden ? EyeOff : Eye}
        size={18}
        label={t`Hide balances`}
        pressed={hidden}
        onClick={() => setHidden(!hidden)}
      />
    </p>
  )
}

function Total({ now: { total, daily, rate } }: { now: Live }) {
  return (
    <>
      <div className={css.total}>
        <Amount value={total} size="display" />
        {hasRoute(ASSETS) && (
          <a className={css.way} href={`#${ASSETS}`}>
            <Trans>Assets</Trans>
            <Icon of={ChevronRight} size={18} />
          </a>
        )}
      </div>
      <p className={css.today}>
        <Change amount={daily} rate={rate} own />
        <span className={css.note}>
          <Trans>today</Trans>
        </span>
      </p>
    </>
  )
}
