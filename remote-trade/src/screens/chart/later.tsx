/** What is loaded once the bars stand. */
import type { SymbolInfo } from '@shared/contract'
import * as to from '@shared/contract/to'
import { type Decimal, isDecimal } from '@shared/money'
import { useState } from 'react'
import { useAddressedSheet, useLater } from 'shell/screen'
import { AlertSheet } from '../../parts/alerts/alert-sheet.tsx'
import { hasAlerts } from '../../parts/alerts/alerts.api.ts'
import { useWatchedAlerts } from '../../parts/alerts/use-watched-alerts.ts'
import { Drawings } from './drawings.tsx'
import type { Mode } from './mode.ts'
import type { PriceChart } from './price-chart.ts'

export { Own } from './own.tsx'

const loadTools = () => import(/* webpackChunkName: "chart-tools" */ './tools.tsx')

type Props = { info: SymbolInfo; chart: PriceChart; mode: Mode }

/** A level that the price comes to while the page is looked at is told at once; one that the address names is ready to set. */
export function Alerts({ info }: Pick<Props, 'info'>) {
  useWatchedAlerts()
  return hasAlerts() && <AskedAlert info={info} />
}

/** More digits are no price of ours. */
const LONGEST = 32

const levelOf = (price: string | undefined): Decimal | undefined =>
  price !== undefined && price.length <= LONGEST && isDecimal(price) ? price : undefined

function AskedAlert({ info }: Pick<Props, 'info'>) {
  const { value, frame } = useAddressedSheet(to.chart, 'alert')
  const asked = levelOf(value)
  const [level, setLevel] = useState(asked)
  if (asked !== undefined && asked !== level) setLevel(asked)
  if (level === undefined) return null
  return <AlertSheet key={level} {...{ info, level }} open={asked !== undefined} onClose={frame.onClose} />
}

/** What anybody has on the chart, signed in or not. */
export const OnChart = (props: Props) =>
  props.mode === 'draw' ? <Drawing {...props} /> : <Drawings symbol={props.info.symbol} chart={props.chart} />

function Drawing({ info, chart }: Props) {
  const { parts } = useLater(loadTools)
  return parts ? <parts.Draw key={info.symbol} {...{ info, chart }} /> : <Drawings symbol={info.symbol} chart={chart} />
}
