/** What is loaded once the bars stand. */
import type { SymbolInfo } from '@shared/contract'
import { useLater } from 'shell/screen'
import { useWatchedAlerts } from '../../parts/alerts/use-watched-alerts.ts'
import { Drawings } from './drawings.tsx'
import type { Mode } from './mode.ts'
import type { PriceChart } from './price-chart.ts'

export { Own } from './own.tsx'

const loadTools = () => import(/* webpackChunkName: "chart-tools" */ './tools.tsx')

type Props = { info: SymbolInfo; chart: PriceChart; mode: Mode }

/** A level that the price comes to while the page is looked at is told at once. */
export function Alerts() {
  useWatchedAlerts()
  return null
}

/** What anybody has on the chart, signed in or not. */
export const OnChart = (props: Props) =>
  props.mode === 'draw' ? <Drawing {...props} /> : <Drawings symbol={props.info.symbol} chart={props.chart} />

function Drawing({ info, chart }: Props) {
  const { parts } = useLater(loadTools)
  return parts ? <parts.Draw key={info.symbol} {...{ info, chart }} /> : <Drawings symbol={info.symbol} chart={chart} />
}
