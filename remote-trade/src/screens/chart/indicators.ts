/** Indicators: over the bars, or in panes of their own below. In the address as "MA,VOL". */

export const overBars = ['MA', 'EMA', 'BOLL'] as const
export const below = ['VOL', 'MACD', 'KDJ', 'RSI'] as const
export type Indicator = (typeof overBars)[number] | (typeof below)[number]

const known: readonly Indicator[] = [...overBars, ...below]
const usual: readonly Indicator[] = ['MA', 'VOL']
/** Stands in the address where somebody chose none: an empty one means the usual. */
const NONE = 'none'

/** In their own order, each once, whatever the address says. */
export function readIndicators(text: string | undefined): readonly Indicator[] {
  if (!text) return usual
  const named = text.split(',')
  return known.filter(name => named.includes(name))
}

export const writeIndicators = (chosen: readonly Indicator[]): string =>
  known.filter(name => chosen.includes(name)).join() || NONE

export const toggle = (chosen: readonly Indicator[], name: Indicator): Indicator[] =>
  chosen.includes(name) ? chosen.filter(other => other !== name) : [...chosen, name]

export const isOverBars = (name: Indicator): name is (typeof overBars)[number] => overBars.some(other => other === name)

/** What each is reckoned with: the usual spans. The volume goes without averages, its bars are enough on a phone. */
export const spans: Readonly<Record<Indicator, number[]>> = {
  MA: [5, 20, 60],
  EMA: [12, 26],
  BOLL: [20, 2],
  VOL: [],
  MACD: [12, 26, 9],
  KDJ: [9, 3, 3],
  RSI: [6, 12, 24],
}
