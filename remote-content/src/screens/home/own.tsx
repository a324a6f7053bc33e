/** Who is signed in sees first what they own, what today made of it, and what is open. */
import { Trans } from '@lingui/react/macro'
import * as to from '@shared/contract/to'
import { formatMinute } from '@shared/format/short-time'
import { Amount } from '@shared/ui/amount'
import { Change } from '@shared/ui/change'
import { Icon } from '@shared/ui/icon'
import { useSetAtom } from 'jotai'
import { ChevronRight } from 'lucide-react'
import { useLayoutEffect } from 'react'
import { useTickers } from 'shell/market-feed'
import { useWay } from 'shell/navigation'
import { Eye, Loaded } from 'shell/screen'
import { midnightOf } from './day-course.model.ts'
import { DayCourse } from './day-course.tsx'
import { FirstSteps } from './first-steps.tsx'
import { useHoldings } from './holdings.api.ts'
import { type Live, live } from './holdings.model.ts'
import css from './holdings.module.css'
import { ownDrawnAtom, useRoom } from './home.state.ts'
import { PositionsLoading, TotalLoading } from './own-loading.tsx'
import { Positions, SHOWN } from './positions.tsx'

export function Own() {
  const holdings = useHoldings()
  const tickers = useTickers()
  const { data, isLoading } = holdings
  const room = useRoom('positions', data ? Math.min(data.positions.length, SHOWN) : undefined) ?? 0
  const setDrawn = useSetAtom(ownDrawnAtom)
  useLayoutEffect(() => {
    setDrawn(true)
    return () => setDrawn(false)
  }, [setDrawn])
  const now = data && live(data, symbol => tickers.find(ticker => ticker.symbol === symbol)?.price)
  return (
    <>
      <section className={css.assets} aria-labelledby="home-total">
        <Heading />
        <Loaded of={{ ...holdings, data: now }} line undated skeleton={<TotalLoading />}>
          {known => <Total now={known} />}
        </Loaded>
      </section>
      {/* how old both are, between them */}
      {now && (
        <div className={css.age}>
          <Loaded of={holdings} skeleton={null}>
            {() => null}
          </Loaded>
        </div>
      )}
      {now && room > 0 && <Positions now={now} tickers={tickers} />}
      {isLoading && <PositionsLoading tiles={room} />}
      <FirstSteps />
    </>
  )
}

function Heading() {
  const assets = useWay(to.assets())
  return (
    <div className={css.label}>
      <span id="home-total">
        <Trans>Total assets, USDT</Trans>
      </span>
      <Eye />
      {assets && (
        <a className={css.way} href={assets}>
          <Trans>Assets</Trans>
          <Icon of={ChevronRight} size={18} />
        </a>
      )}
    </div>
  )
}

function Total({ now }: { now: Live }) {
  const { total, daily, rate } = now
  return (
    <>
      <div className={css.total}>
        <Amount value={total} size="display" />
        <DayCourse now={now} />
      </div>
      <p className={css.today}>
        <Change amount={daily} rate={rate} own />
        <span className={css.note}>
          <Trans>today</Trans>
        </span>
        <Since time={now.time} />
      </p>
    </>
  )
}

/** When the day began that the figures and the line are of, in the phone's own zone. */
function Since({ time: now }: { time: string }) {
  const time = formatMinute(midnightOf(now))
  return (
    <span className={css.since}>
      <Trans>since {time}</Trans>
    </span>
  )
}
