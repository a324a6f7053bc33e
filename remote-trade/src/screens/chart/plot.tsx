/** The place of the chart. */
import { useLingui } from '@lingui/react/macro'
import type { SymbolInfo } from '@shared/contract'
import type { CandlePeriod } from '@shared/contract/calls/trade'
import { IconButton } from '@shared/ui/icon-button'
import { useAtomValue } from 'jotai'
import { ChevronsRight } from 'lucide-react'
import { type ReactNode, type RefObject, useEffect, useRef } from 'react'
import { useLater } from 'shell/screen'
import { onlineAtom } from 'shell/transport'
import css from './chart.module.css'
import { Over } from './over.tsx'
import type { Drawn } from './use-price-chart.ts'

const load = () => import(/* webpackChunkName: "chart-later" */ './chart-summary.tsx')

type PlotProps = Drawn & {
  host: RefObject<HTMLDivElement | null>
  info: SymbolInfo
  period: CandlePeriod
  /** What stands over the bars. */
  children: ReactNode
}

export function Plot({ host, chart, state, away, info, period, children }: PlotProps) {
  const { t } = useLingui()
  const { parts } = useLater(load)
  const retry = () => chart?.reset()
  useRetryOnline(state.phase === 'failed', retry)
  return (
    <section className={css.plot}>
      <div ref={host} className={css.host} />
      {parts && <parts.ChartSummary chart={chart} state={state} info={info} period={period} />}
      {away && chart && (
        <span className={css.newest}>
          <IconButton icon={ChevronsRight} size={20} label={t`To the newest bar`} onClick={chart.toNewest} />
        </span>
      )}
      {children}
      <Over state={state} symbol={info.symbol} onRetry={retry} />
    </section>
  )
}

/** Bars that failed are asked for once more when the connection is back. */
function useRetryOnline(failed: boolean, retry: () => void): void {
  const { online } = useAtomValue(onlineAtom)
  const before = useRef(online)
  useEffect(() => {
    if (online && !before.current && failed) retry()
    before.current = online
  })
}
