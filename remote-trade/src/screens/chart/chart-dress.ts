/** How the chart is dressed: colours, words, keys, indicators; each in the library's own terms. */
import { type ChartTokens, chartSkin } from '@shared/ui/chart-skin'
import { type Chart, type DeepPartial, registerLocale, type Styles } from 'klinecharts'
import type { AxisWords } from './time-axis.ts'

/** The figures and words on the chart, in the person's language. */
export type Wording = {
  /** Names the language; made known to the library together with its words. */
  locale: string
  words: Readonly<Record<'open' | 'high' | 'low' | 'close' | 'volume', string>>
  /** A decimal as the language writes it. */
  figure(text: string): string
  /** A large one, shortened. */
  short(text: string): string
  /** What is left of the running bar, "03:36"; '' where nothing runs. */
  left(): string
  /** When a bar began, in full. */
  moment(time: number): string
  axis: AxisWords
}

/** Px above the first row of words. */
const OFFSET = 4
/** The library's name for the pane of the bars. */
export const CANDLES = 'candle_pane'

/** Of the bar under the finger: its time says by itself what it is. */
const readout = (['time', 'open', 'high', 'low', 'close', 'volume'] as const).map(name => ({
  title: name,
  value: `{${name}}`,
}))

/** Besides the skin: open, high, low and close of the bar under the finger; names of indicators without their spans. */
export function skinOf(tokens: ChartTokens): DeepPartial<Styles> {
  const { candle, indicator, ...rest } = chartSkin(tokens)
  const row = { marginTop: 3, marginBottom: 3 }
  const words = { ...row, color: tokens['text-2'], size: 11, family: tokens.font, marginLeft: 8, marginRight: 4 }
  const title = { ...indicator?.tooltip?.title, showParams: false }
  const legend = { ...indicator?.tooltip?.legend, ...row, marginRight: 0 }
  return {
    ...rest,
    candle: {
      ...candle,
      tooltip: {
        showRule: 'follow_cross',
        offsetTop: OFFSET,
        title: { show: false },
        legend: { ...words, template: readout },
      },
    },
    indicator: { ...indicator, tooltip: { ...indicator?.tooltip, offsetTop: OFFSET, title, legend } },
  }
}

/** An unknown language throws, so each is made known before it is used; what has no place on our chart stays empty. */
export function learn({ locale, words }: Pick<Wording, 'locale' | 'words'>): void {
  const unused = {
    time: '',
    change: '',
    turnover: '',
    second: '',
    minute: '',
    hour: '',
    day: '',
    week: '',
    month: '',
    year: '',
  }
  const named = Object.entries(words).map(([name, word]) => [name, `${word} `])
  registerLocale(locale, { ...unused, ...(Object.fromEntries(named) as Record<keyof Wording['words'], string>) })
}

/** All that the chart says from now on. */
export function speak(chart: Chart, wording: Wording): void {
  learn(wording)
  chart.setLocale(wording.locale)
  chart.setThousandsSeparator({ format: text => wording.figure(String(text)) })
  chart.setDecimalFold({ format: text => String(text) })
  chart.setFormatter({
    formatBigNumber: text => wording.short(String(text)),
    formatExtendText: () => wording.left(),
    // We write the labels of the time axis ourselves.
    formatDate: ({ timestamp, type }) => (type === 'xAxis' ? '' : wording.moment(timestamp)),
  })
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
