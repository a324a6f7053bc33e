/** How the chart is dressed: colours, words, keys, indicators; each in the library's own terms. */
import { type ChartTokens, chartSkin } from '@shared/ui/chart-skin'
import { type Chart, type DeepPartial, registerLocale, type Styles } from 'klinecharts'
import { type Indicator, isOverBars, spans } from './indicators.ts'
import { legends } from './legends.ts'

/** The figures and words on the chart, in the person's language. */
export type Wording = {
  /** Names the language; made known to the library together with its words. */
  locale: string
  words: Readonly<Record<'time' | 'open' | 'high' | 'low' | 'close' | 'volume', string>>
  /** A decimal as the language writes it. */
  figure(text: string): string
  /** A large one, shortened. */
  short(text: string): string
  /** What is left of the running bar, "03:36"; '' where nothing runs. */
  left(): string
}

const PANE_BELOW = { height: 68, minHeight: 40 }
/** What stands at the top of a pane in words, in parts of its height: nothing is drawn behind it. */
const LEGEND = 24 / PANE_BELOW.height
/** In parts of what is drawn, as the library counts free room: with these two the words have their part of the whole. */
const FREE = { top: (LEGEND * 1.1) / (1 - LEGEND), bottom: 0.1 }
/** The library's name for the pane of the bars. */
export const CANDLES = 'candle_pane'

/** Besides the skin: open, high, low and close of the bar under the finger; names of indicators without their spans. */
export function skinOf(tokens: ChartTokens): DeepPartial<Styles> {
  const { candle, indicator, ...rest } = chartSkin(tokens)
  const words = { color: tokens['text-2'], size: 11, family: tokens.font, marginLeft: 8, marginRight: 4 }
  const title = { ...indicator?.tooltip?.title, showParams: false }
  const legend = { ...indicator?.tooltip?.legend, marginRight: 0 }
  return {
    ...rest,
    candle: { ...candle, tooltip: { showRule: 'follow_cross', title: { show: false }, legend: words } },
    indicator: { ...indicator, tooltip: { ...indicator?.tooltip, title, legend } },
  }
}

/** An unknown language throws, so each is made known before it is used; what has no place on our chart stays empty. */
export function learn({ locale, words }: Wording): void {
  const unused = { change: '', turnover: '', second: '', minute: '', hour: '', day: '', week: '', month: '', year: '' }
  const named = Object.entries(words).map(([name, word]) => [name, `${word} `])
  registerLocale(locale, { ...unused, ...(Object.fromEntries(named) as Wording['words']) })
}

/**
 * The library gives its root a place of its own before all else on the page, and listens to the keys of the whole document:
 * here it has its place in reading order, and listens while it has the focus.
 */
export function followFocus(chart: Chart): void {
  const root = chart.getDom()
  if (!root) return
  root.tabIndex = 0
  root.addEventListener('focus', () => chart.setHotkey({ enabled: true }))
  root.addEventListener('blur', () => chart.setHotkey({ enabled: false }))
}

/** Draws these indicators and no others. */
export function putIndicators(chart: Chart, wanted: readonly Indicator[]): void {
  const present = chart.getIndicators().map(({ name }) => name)
  for (const name of present) if (!wanted.some(other => other === name)) chart.removeIndicator({ name })
  for (const name of wanted) if (!present.includes(name)) putIndicator(chart, name)
}

function putIndicator(chart: Chart, name: Indicator): void {
  const indicator = { name, calcParams: spans[name], ...legends[name] }
  if (isOverBars(name)) {
    chart.createIndicator({ ...indicator, paneId: CANDLES }, true)
    return
  }
  const paneId = `below_${name}`
  const precision = name === 'MACD' ? (chart.getSymbol()?.pricePrecision ?? 2) : 2
  chart.createIndicator({ ...indicator, precision, paneId })
  chart.setPaneOptions({ id: paneId, ...PANE_BELOW })
  chart.overrideYAxis({ paneId, gap: FREE })
}
