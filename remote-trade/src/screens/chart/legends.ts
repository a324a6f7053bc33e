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

/** "MA5: 64,065.65" in the line's own colour says by itself which indicator it is. */
const lines: Source = ({ chart, indicator, crosshair }) => {
  const values = valuesOf(indicator, crosshair.dataIndex)
  const { lines: styles } = chart.getStyles().indicator
  return told(
    '',
    indicator.figures.map(({ key, title = '' }, at) => {
      const color = styles[at]?.color ?? ''
      return {
        title: { text: title, color },
        value: { text: values[key]?.toFixed(indicator.precision) ?? '--', color },
      }
    }),
  )
}

/** "VOL 117.39" */
const volume: Source = ({ chart, indicator, crosshair }) => {
  const { volume: value } = valuesOf(indicator, crosshair.dataIndex)
  const text = value === undefined ? '--' : chart.getFormatter().formatBigNumber(value)
  return told(indicator.shortName, [{ title: '', value: text }])
}

/** What is not here is told as the library does it. */
export const legends: Partial<Record<Indicator, { createTooltipDataSource: Source }>> = {
  MA: { createTooltipDataSource: lines },
  EMA: { createTooltipDataSource: lines },
  VOL: { createTooltipDataSource: volume },
}
