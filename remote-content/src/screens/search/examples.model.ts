/** Three searches that would find something of this person's own, each with what it finds. */
import type { SymbolInfo } from '@shared/contract'
import { big, truncateToStep } from '@shared/money/big'
import type { Decimal } from '@shared/money/decimal'
import type { ActWording } from './act-hits.model.ts'
import type { ActName } from './acts.model.ts'
import { explainable, type Trades } from './prices.model.ts'

/** What goes into the field, and the line below it. */
export type Example = { text: string; note: string | undefined }

export type ExampleMeans = {
  /** The most usual word of an act. */
  word(name: ActName): string
  /** A figure as the reader's language writes it. */
  figure(value: Decimal): string
  wording: Pick<ActWording, 'alert' | 'why' | 'note'>
  pairs: readonly SymbolInfo[]
  trades: Trades
  signedIn: boolean
  /** What the person holds or looks at. */
  own: string | undefined
  /** The day's highest price. */
  high: Decimal | undefined
  /** A screen that anybody may open: its title. */
  screen: Example | undefined
}

const COUNT = 3

/** The symbol of a position, else a favourite, else what is hottest. */
export function ownSymbol(
  { running }: Pick<Trades, 'running'>,
  favourites: readonly string[],
  pairs: readonly SymbolInfo[],
): string | undefined {
  const isListed = (wanted: string) => pairs.some(({ symbol }) => symbol === wanted)
  return running[0]?.symbol ?? favourites.find(isListed) ?? pairs[0]?.symbol
}

/** The next price above with two significant digits, at most as many decimal places as its pair: 66,000 above 65,706.87. */
export function nextRound(price: Decimal, precision: number): Decimal {
  const step = big('10').pow(-Math.min(1 - big(price).e, precision))
  return big(truncateToStep(price, step)).plus(step).toString()
}

function alertExample({ own, high, pairs, figure, wording }: ExampleMeans): Example | undefined {
  const pair = pairs.find(({ symbol }) => symbol === own)
  if (!pair || !high) return undefined
  const price = nextRound(high, pair.pricePrecision)
  return { text: `${pair.baseCurrency} ${figure(price)}`, note: wording.alert(pair.symbol, price) }
}

function liquidationExample({ trades: { running }, word, figure, wording }: ExampleMeans): Example | undefined {
  const [first] = explainable({ running: running.slice(0, 1), closed: [], seconds: [] })
  return first && { text: `${word('why')} ${figure(first.price)}`, note: wording.why(first) }
}

export function examplesOf(means: ExampleMeans): Example[] {
  const { trades, pairs, word, figure, wording, own, screen, signedIn } = means
  const pair = pairs.find(({ symbol }) => symbol === own)
  const base = pair?.baseCurrency ?? own
  const all = [
    trades.running[0] && { text: `${word('close')} ${base}`, note: wording.note.close },
    liquidationExample(means),
    alertExample(means),
    signedIn && { text: `${word('withdraw')} ${figure('100')}`, note: wording.note.withdraw },
    base && { text: base, note: pair?.name },
    screen,
  ]
  return all.filter(one => typeof one === 'object').slice(0, COUNT)
}
