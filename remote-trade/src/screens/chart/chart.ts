/** The chart: everything that touches klinecharts, which draws on canvases and knows no React. */
import type { CandlePeriod } from '@shared/contract/calls/trade'
import { type ChartTokens, chartSkin, readChartTokens } from '@shared/ui/chart-skin'
import { type Chart, type DeepPartial, dispose, init, registerLocale, type Styles } from 'klinecharts'
import type { Bar } from './bars.ts'
import { type Indicator, isOverBars, spans } from './indicators.ts'
import { legends } from './legends.ts'
import { drawLines, type Line } from './lines.ts'
import { createLoader, type LoaderPort } from './loader.ts'
import { isByDay, kindOf } from './period.ts'

export type Shown = {
  symbol: string
  period: CandlePeriod
  /** Digits after the decimal mark. */
  pricePlaces: number
  volumePlaces: number
}

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

export interface PriceChart {
  show(shown: Shown): void
  setIndicators(indicators: readonly Indicator[]): void
  setLines(lines: readonly Line[]): void
  setWording(wording: Wording): void
  /** Fetches the bars anew. */
  reset(): void
  /** On show again: measures, reads the colours, hears ticks. */
  awake(): void
  /** Hidden: nothing runs, everything stays. */
  asleep(): void
  /** What stands between the edges, oldest first. */
  inSight(): readonly Bar[]
  /** The id of the element that tells in words what is drawn. */
  nameBy(id: string): void
  dispose(): void
}

/** The middle of a bar in px, and the room on the right that the newest one leaves. */
const BAR_SPACE = 8
const ROOM_RIGHT = 24
const PANE_BELOW = { height: 68, minHeight: 40 }
const CANDLES = 'candle_pane'

/** The exchange's days are those of UTC+8; by POSIX, a zone east of Greenwich has a minus. */
const EXCHANGE_ZONE = 'Etc/GMT-8'
const phoneZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone

/** Besides the skin: open, high, low and close of the bar under the finger; names of indicators without their spans. */
function skinOf(tokens: ChartTokens): DeepPartial<Styles> {
  const { candle, indicator, ...rest } = chartSkin(tokens)
  const words = { color: tokens['text-2'], size: 11, family: tokens.font, marginLeft: 8, marginRight: 4 }
  const title = { ...indicator?.tooltip?.title, showParams: false }
  return {
    ...rest,
    candle: { ...candle, tooltip: { showRule: 'follow_cross', title: { show: false }, legend: words } },
    indicator: { ...indicator, tooltip: { ...indicator?.tooltip, title } },
  }
}

/** Whether this browser gives us a canvas to draw on: a phone's memory for them may be spent. */
const canDraw = (): boolean =>
  'CanvasRenderingContext2D' in globalThis && document.createElement('canvas').getContext('2d') !== null

/**
 * Draws a chart into an element that has a size.
 * @returns null where nothing can be drawn
 */
export function createPriceChart(
  host: HTMLElement,
  feed: Omit<LoaderPort, 'present' | 'reset'>,
  wording: Wording,
): PriceChart | null {
  if (!canDraw()) return null
  learn(wording)
  const chart = init(host, { locale: wording.locale, hotkey: { enabled: false } })
  if (!chart) return null
  const loader = createLoader({
    ...feed,
    present: () => chart.getDataList() as Bar[],
    reset: () => chart.resetData(),
  })
  const tokens = () => readChartTokens(host)
  let shown: Shown | null = null
  let lines: readonly Line[] = []

  chart.setBarSpace(BAR_SPACE)
  chart.setOffsetRightDistance(ROOM_RIGHT)
  followFocus(chart)
  setWording(wording)

  function setWording(next: Wording): void {
    learn(next)
    chart?.setLocale(next.locale)
    chart?.setThousandsSeparator({ format: text => next.figure(String(text)) })
    chart?.setDecimalFold({ format: text => String(text) })
    chart?.setFormatter({ formatBigNumber: text => next.short(String(text)), formatExtendText: () => next.left() })
  }

  return {
    setWording,
    show(next) {
      const before = shown
      shown = next
      if (before?.symbol !== next.symbol) putSymbol(chart, next)
      if (before?.period !== next.period) {
        chart.setTimezone(isByDay(next.period) ? EXCHANGE_ZONE : phoneZone())
        chart.setPeriod(kindOf(next.period))
      }
      if (!before) chart.setDataLoader(loader)
    },
    setIndicators: indicators => putIndicators(chart, indicators),
    setLines(next) {
      lines = next
      drawLines(chart, lines, tokens())
    },
    reset: () => chart.resetData(),
    awake() {
      chart.setStyles(skinOf(tokens()))
      drawLines(chart, lines, tokens())
      chart.resize()
      loader.resume()
    },
    asleep() {
      loader.pause()
      // the countdown beneath the last price runs on a timer of its own
      chart.setStyles({ candle: { priceMark: { last: { extendTexts: [{ show: false }] } } } })
    },
    inSight() {
      const { from, to } = chart.getVisibleRange()
      return (chart.getDataList() as Bar[]).slice(from, to)
    },
    nameBy(id) {
      chart.getDom()?.setAttribute('role', 'img')
      chart.getDom()?.setAttribute('aria-labelledby', id)
    },
    dispose() {
      loader.pause()
      dispose(chart)
    },
  }
}

/** An unknown language throws, so each is made known before it is used; what has no place on our chart stays empty. */
function learn({ locale, words }: Wording): void {
  const unused = { change: '', turnover: '', second: '', minute: '', hour: '', day: '', week: '', month: '', year: '' }
  const named = Object.entries(words).map(([name, word]) => [name, `${word} `])
  registerLocale(locale, { ...unused, ...(Object.fromEntries(named) as Wording['words']) })
}

/**
 * The library gives its root a place of its own before all else on the page, and listens to the keys of the whole document:
 * here it has its place in reading order, and listens while it has the focus.
 */
function followFocus(chart: Chart): void {
  const root = chart.getDom()
  if (!root) return
  root.tabIndex = 0
  root.addEventListener('focus', () => chart.setHotkey({ enabled: true }))
  root.addEventListener('blur', () => chart.setHotkey({ enabled: false }))
}

function putSymbol(chart: Chart, { symbol, pricePlaces, volumePlaces }: Shown): void {
  chart.setSymbol({ ticker: symbol, pricePrecision: pricePlaces, volumePrecision: volumePlaces })
  chart.overrideIndicator({ name: 'MACD', precision: pricePlaces })
}

function putIndicators(chart: Chart, wanted: readonly Indicator[]): void {
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
}
