/** The words above the bars: on a phone there is room for figures, not for their explanation. */
import {
  type Chart,
  type Indicator as Drawn,
  type IndicatorCreate,
  type IndicatorTooltipData,
  type TooltipLegend,
  utils,
} from 'klinecharts'
import type { Indicator } from './indicators.ts'
import { type Row, textsOf } from './legend.model.ts'

type Source = NonNullable<IndicatorCreate['createTooltipDataSource']>

/** Without a name before the values: their titles say it. */
const tooltipOf = (legends: TooltipLegend[]): IndicatorTooltipData => ({
  name: '',
  calcParamsText: '',
  features: [],
  legends,
})

/** Of the bar under the finger, else of the newest one. */
const valuesOf = ({ result }: Drawn, index: number | undefined) =>
  (result[index ?? result.length - 1] ?? {}) as Readonly<Record<string, number | undefined>>

/** "MA5 64,065.65" in the line's own colour says by itself which indicator it is; three of them fit one line of a phone. */
const lines: Source = ({ chart, indicator, crosshair, bounding }) => {
  const values = valuesOf(indicator, crosshair.dataIndex)
  const entries = indicator.figures.map(({ key, title = '' }) => ({
    title: title.replace(':', ''),
    value: values[key],
  }))
  const texts = textsOf(entries, placesOf(indicator, values), rowOf(chart, bounding.width))
  return tooltipOf(
    entries.map(({ title }, at) => {
      const color = colourOf(chart, indicator, at)
      return { title: { text: title, color }, value: { text: texts[at] ?? '', color } }
    }),
  )
}

function colourOf(chart: Chart, { figures, styles: own }: Drawn, at: number): string {
  const { lines: styles, tooltip } = chart.getStyles().indicator
  return (figures[at]?.type === 'bar' ? tooltip.legend.color : (own?.lines?.[at] ?? styles[at])?.color) ?? ''
}

/** Of the MACD, in thousands the digits after the mark say nothing. */
function placesOf({ name, precision }: Drawn, values: Readonly<Record<string, number | undefined>>): number {
  const large = Object.values(values).some(value => Math.abs(value ?? 0) >= 1000)
  return name === 'MACD' && large ? 0 : precision
}

/** The line as the library fills it: it groups the digits of a figure by itself. */
function rowOf(chart: Chart, width: number): Row {
  const { offsetLeft, offsetRight, legend } = chart.getStyles().indicator.tooltip
  const { size, weight, family, marginLeft, marginRight } = legend
  const { format } = chart.getThousandsSeparator()
  const formatted = (text: string) => (Number.isNaN(Number(text)) ? text : format(text))
  return {
    width: width - offsetLeft - offsetRight,
    gap: marginLeft + marginRight,
    short: value => chart.getFormatter().formatBigNumber(value.toFixed(0)),
    measure: text => utils.calcTextWidth(formatted(text), size, weight, family),
  }
}

/** "VOL 117.39" */
const volume: Source = ({ chart, indicator, crosshair }) => {
  const { volume: value } = valuesOf(indicator, crosshair.dataIndex)
  const text = value === undefined ? '--' : chart.getFormatter().formatBigNumber(value)
  const { color } = chart.getStyles().indicator.tooltip.legend
  return tooltipOf([{ title: { text: `${indicator.shortName} `, color }, value: { text, color } }])
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
