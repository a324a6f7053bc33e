/** What stands on the page once the symbol is known; it stays the same from symbol to symbol, and the chart with it. */

import { Trans } from '@lingui/react/macro'
import type { SymbolInfo } from '@shared/contract'
import type { Query } from '@shared/contract/address'
import { isClosed } from '@shared/contract/symbols'
import { useAtomValue } from 'jotai'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useTicker } from 'shell/market-feed'
import { useLater } from 'shell/screen'
import { useSession } from 'shell/session'
import {
  accountOf,
  isVirtual,
  needsLogIn,
  TradingAccountContext,
  useTradingAccount,
} from '../../parts/account/trading-account.ts'
import { useAccountName } from '../../parts/account/use-account-name.ts'
import css from './chart.module.css'
import type { ChartSettings } from './chart-settings.ts'
import { Figures } from './figures.tsx'
import { type Indicator, readIndicators } from './indicators.ts'
import { layoutAtom } from './layout.state.ts'
import type { ModeProps } from './mode.ts'
import { readPeriod } from './period.ts'
import { Plot } from './plot.tsx'
import type { PriceChart } from './price-chart.ts'
import { Toolbar } from './toolbar.tsx'
import { Trade } from './trade.tsx'
import { usePriceChart } from './use-price-chart.ts'
import { useWording } from './use-wording.ts'

const loadTools = () => import(/* webpackChunkName: "chart-tools" */ './tools.tsx')
const load = () => import(/* webpackChunkName: "chart-later" */ './later.tsx')

type Props = ModeProps & { info: SymbolInfo; query: Readonly<Query<'period' | 'ind' | 'acc'>> }

export function Workspace({ info, query, mode, onMode }: Props) {
  const host = useRef<HTMLDivElement>(null)
  const layout = useAtomValue(layoutAtom)
  const period = readPeriod(query.period || layout.period)
  const indicators = useMemo(() => readIndicators(query.ind || layout.ind), [query.ind, layout.ind])
  const [closed, setClosed] = useState(false)
  const drawn = usePriceChart(host, useWording(period, closed))
  const { chart } = drawn
  const account = useMemo(() => accountOf(query.acc), [query.acc])
  const mine = useSession().signedIn || !needsLogIn(account)
  const later = useLater(load).parts
  const [editable, setEditable] = useState(false)
  useOrders(chart, info, period, indicators)
  return (
    <TradingAccountContext value={account}>
      <MarketRest symbol={info.symbol} onChange={setClosed} />
      <Figures info={info} />
      <Toolbar
        {...{ period, indicators }}
        onEdit={editable && mode === null ? () => onMode('edit') : undefined}
        onDraw={chart ? () => onMode('draw') : undefined}
      />
      <div className={css.notes}>
        <Whose />
        <NoRoom for={drawn.dropped} />
      </div>
      {later && <later.Alerts info={info} />}
      <Plot host={host} {...drawn} info={info} period={period}>
        {later && chart && <later.OnChart {...{ info, chart, mode }} />}
        {later && chart && mine && (
          <later.Own key={info.symbol} {...{ info, chart, mode, onMode }} onEditable={setEditable} />
        )}
      </Plot>
      {mode ? <Bar {...{ mode, onMode, info }} /> : <Trade info={info} />}
    </TradingAccountContext>
  )
}

/** Reads the price apart from the rest: what stands around the chart is drawn anew when its market closes, not at each tick. */
function MarketRest({ symbol, onChange }: { symbol: string; onChange: (closed: boolean) => void }) {
  const closed = isClosed(useTicker(symbol))
  useEffect(() => onChange(closed), [closed, onChange])
  return null
}

/** Of what fingers do beside looking. */
function Bar(props: ModeProps & { info: SymbolInfo }) {
  const { parts } = useLater(loadTools)
  return parts && <parts.Bar {...props} />
}

/** Money that is none is never taken for one's own. */
function Whose() {
  const account = useTradingAccount()
  const name = useAccountName()
  return isVirtual(account) && <p className={css.whose}>{name(account)}</p>
}

/** The bars keep a least height: which indicators had to give way to it. */
function NoRoom({ for: dropped }: { for: readonly Indicator[] }) {
  const names = dropped.join(', ')
  return (
    names && (
      <p>
        <Trans>Not enough space to show {names}</Trans>
      </p>
    )
  )
}

/** Tells the chart what the address says. */
function useOrders(
  chart: PriceChart | null,
  { symbol, pricePrecision, quantityStep }: SymbolInfo,
  period: ChartSettings['period'],
  indicators: readonly Indicator[],
): void {
  useEffect(() => {
    const volumePlaces = quantityStep.split('.')[1]?.length ?? 0
    chart?.show({ symbol, period, pricePlaces: pricePrecision, volumePlaces })
  }, [chart, symbol, period, pricePrecision, quantityStep])
  useEffect(() => chart?.setIndicators(indicators), [chart, indicators])
}
