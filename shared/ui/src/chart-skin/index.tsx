import type { DeepPartial, LineStyle, OverlayStyle, SmoothLineStyle, Styles, TextStyle } from 'klinecharts'

const names = [
  'surface-2',
  'surface-3',
  'line-1',
  'line-2',
  'text-1',
  'text-2',
  'text-3',
  'brand',
  'brand-soft',
  'rise',
  'rise-soft',
  'fall',
  'fall-soft',
  'danger',
  'danger-soft',
  'on-signal',
  'warn',
  'warn-soft',
  'chart-3',
  'chart-4',
  'chart-5',
  'font',
] as const

/** The colours and the font that hold where a chart stands: its theme, its skin, the reader's colour of a rise. */
export type ChartTokens = Readonly<Record<(typeof names)[number], string>>

/** The tokens as computed for an element. A change of theme or of the colour of a rise is another reading. */
export function readChartTokens(element: Element): ChartTokens {
  const computed = getComputedStyle(element)
  const entries = names.map(name => [name, computed.getPropertyValue(`--${name}`).trim()])
  return Object.fromEntries(entries) as ChartTokens
}

/** A token of six hexadecimal digits, let through by that part (0 to 1). */
const faded = (colour: string, part: number) =>
  `${colour}${Math.round(part * 255)
    .toString(16)
    .padStart(2, '0')}`

type Stroke = Omit<LineStyle, 'color'>
const line: Stroke = { style: 'solid', size: 1.25, dashedValue: [2, 2] }
const dashes: Stroke = { style: 'dashed', size: 1, dashedValue: [2, 4] }

const small = (tokens: ChartTokens) => ({ size: 11, weight: 'normal', family: tokens.font })

const tag = (tokens: ChartTokens): DeepPartial<TextStyle> => ({
  ...small(tokens),
  weight: 500,
  style: 'fill',
  borderSize: 0,
  borderRadius: 3,
  paddingLeft: 5,
  paddingRight: 5,
  paddingTop: 4,
  paddingBottom: 4,
})

/** What klinecharts' `styles` take: bars in rise and fall, all else quiet. Sizes are CSS pixels, as the chart measures. */
export const chartSkin = (tokens: ChartTokens): DeepPartial<Styles> => ({
  grid: { horizontal: { color: tokens['line-1'], style: 'solid' }, vertical: { show: false } },
  candle: candle(tokens),
  indicator: indicator(tokens),
  xAxis: axis(tokens),
  yAxis: axis(tokens),
  separator: { color: tokens['line-1'], activeBackgroundColor: faded(tokens['surface-3'], 0.5) },
  crosshair: crosshair(tokens),
})

function candle(tokens: ChartTokens): DeepPartial<Styles['candle']> {
  const ways = { upColor: tokens.rise, downColor: tokens.fall, noChangeColor: tokens['text-3'] }
  const borders = { upBorderColor: tokens.rise, downBorderColor: tokens.fall, noChangeBorderColor: tokens['text-3'] }
  const wicks = { upWickColor: tokens.rise, downWickColor: tokens.fall, noChangeWickColor: tokens['text-3'] }
  const extreme = { color: tokens['text-2'], textSize: 11, textFamily: tokens.font }
  const last = { ...tag(tokens), color: tokens['on-signal'], show: true }
  return {
    bar: { ...ways, ...borders, ...wicks },
    area: area(tokens),
    priceMark: {
      high: extreme,
      low: extreme,
      last: {
        ...ways,
        line: dashes,
        text: last,
        // the time until the bar closes, from the screen's formatExtendText
        extendTexts: [{ ...last, position: 'below_price', updateInterval: 1_000 }],
      },
    },
    tooltip: { showRule: 'none', title: { show: false } },
  }
}

/** The line chart: no fill, one live dot at its end. */
const area = ({ brand }: ChartTokens): DeepPartial<Styles['candle']['area']> => ({
  lineSize: 1.5,
  lineColor: brand,
  backgroundColor: 'transparent',
  point: { color: brand, radius: 3, rippleColor: faded(brand, 0.3), rippleRadius: 7 },
})

/** Lines in their order: brand, amber, violet; then what is left of the palette that means nothing by itself. */
function indicator(tokens: ChartTokens): DeepPartial<Styles['indicator']> {
  const colours = [tokens.brand, tokens.warn, tokens['chart-3'], tokens['text-2'], tokens['line-2']]
  const bars = {
    upColor: faded(tokens.rise, 0.5),
    downColor: faded(tokens.fall, 0.5),
    noChangeColor: faded(tokens['text-3'], 0.5),
  }
  const words = { ...small(tokens), color: tokens['text-3'] }
  return {
    ohlc: bars,
    bars: [{ ...bars, style: 'fill', borderStyle: 'solid', borderSize: 0, borderDashedValue: [2, 2] }],
    circles: [{ ...bars, style: 'fill', borderStyle: 'solid', borderSize: 0, borderDashedValue: [2, 2] }],
    lines: colours.map(color => ({ ...line, smooth: false, color })),
    tooltip: { title: words, legend: words },
  }
}

/** Averages over the bars, which may all stand there at once: each family has a stroke of its own, each line a colour. */
export type Average = 'MA' | 'EMA' | 'BOLL'

const strokes: Readonly<Record<Average, { names: (keyof ChartTokens)[]; dashedValue?: [number, number] }>> = {
  MA: { names: ['brand', 'warn', 'chart-3'] },
  EMA: { names: ['text-1', 'chart-4'], dashedValue: [6, 3] },
  BOLL: { names: ['text-3', 'text-3', 'text-3'], dashedValue: [2, 2] },
}

/** The lines of one family, in their order. */
export function averageSkin(tokens: ChartTokens, family: Average): SmoothLineStyle[] {
  const { names: colours, dashedValue } = strokes[family]
  const look = dashedValue ? ({ ...line, style: 'dashed', dashedValue } as const) : line
  return colours.map(name => ({ ...look, smooth: false, color: tokens[name] }))
}

const axis = (tokens: ChartTokens): DeepPartial<Styles['xAxis']> => ({
  axisLine: { color: tokens['line-1'] },
  tickLine: { show: false },
  tickText: { ...small(tokens), color: tokens['text-3'] },
})

function crosshair(tokens: ChartTokens): DeepPartial<Styles['crosshair']> {
  const direction = {
    line: { ...dashes, color: tokens['text-3'] },
    text: { ...tag(tokens), color: tokens['text-1'], backgroundColor: tokens['surface-3'] },
  }
  return { horizontal: direction, vertical: direction }
}

/** What a drawn line stands for: where a position was opened, an order that waits, its target, its stop, its end, an alert. */
export type ChartLine = 'position' | 'pending' | 'target' | 'stop' | 'liquidation' | 'alert'

/** The styles of a line across the chart with its tag at the axis: klinecharts' `simpleTag` and its like. */
export function lineSkin(tokens: ChartTokens, kind: ChartLine): DeepPartial<OverlayStyle> {
  const [color, soft] = {
    position: [tokens.brand, tokens['brand-soft']],
    pending: [tokens['text-2'], tokens['surface-2']],
    target: [tokens.rise, tokens['rise-soft']],
    stop: [tokens.fall, tokens['fall-soft']],
    liquidation: [tokens.danger, tokens['danger-soft']],
    alert: [tokens.warn, tokens['warn-soft']],
  }[kind] as [string, string]
  return {
    line: { ...dashes, smooth: false, color },
    text: { ...tag(tokens), color, backgroundColor: soft },
    point: { color, borderColor: faded(color, 0.3), activeColor: color, activeBorderColor: faded(color, 0.3) },
  }
}
