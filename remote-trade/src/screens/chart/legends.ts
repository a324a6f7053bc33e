/** The words above the bars: on a phone there is room for figures, not for their explanation. */
import type { Indicator as Drawn, IndicatorCreate, IndicatorTooltipData, TooltipLegend } from 'klinecharts'
import type { Indicator } from './indicators.ts'

type Source = NonNullable<IndicatorCreate['createTooltipDataSource']>

const told = (name: string, legends: TooltipLegend[]): IndicatorTooltipData => ({
  name,
  calcParamsText: '',
  features: [],
  legends,
})

/** Of the bar under the finger, else of the newest one. */
const valuesOf = ({ result }: Drawn, index: number | undefined) =>
  (result[index ?? result.length - 1] ?? {}) as Readonly<Record<string, number | undefined>>

/** "MA5 64,065.65" in the line's own colour says by itself which indicator it is; three of them fit one line of a phone. */
const lines: Source = ({ chart, indicator, crosshair }) => {
  const values = valuesOf(indicator, crosshair.dataIndex)
  const { lines: styles, tooltip } = chart.getStyles().indicator
  return told(
    '',
    indicator.figures.map(({ key, title = '', type }, at) => {
      const color = (type === 'bar' ? tooltip.legend.color : styles[at]?.color) ?? ''
      return { title: { text: title.replace(':', ''), color }, value: { text: textOf(values[key], indicator), color } }
    }),
  )
}

/** Of the MACD, in thousands the digits after the mark say nothing. */
function textOf(value: number | undefined, { name, precision }: Drawn): string {
  const places = name === 'MACD' && Math.abs(value ?? 0) >= 1000 ? 0 : precision
  return value?.toFixed(places) ?? '--'
}

/** "VOL 117.39" */
const volume: Source = ({ chart, indicator, crosshair }) => {
  const { volume: value } = valuesOf(indicator, crosshair.dataIndex)
  const text = value === undefined ? '--' : chart.getFormatter().formatBigNumber(value)
  return told(indicator.shortName, [{ title: '', value: text }])
}

/** What stands above each. */
export const legends: Record<Indicator, { createTooltipDataSource: Source }> = {
  MA: { createTooltipDataSource: lines },
  EMA: { createTooltipDataSource: lines },
  BOLL: { createTooltipDataSource: lines },
  VOL: { createTooltipDataSource: volume },
  MACD: { createTooltipDataSource: lines },
  KDJ: { createTooltipDataSource: lines },
  RSI: { createTooltipDataSource: lines },
}
