/** Three searches that would find something of this person's own. */
import type { SymbolInfo } from '@shared/contract'
import type { Decimal } from '@shared/money/decimal'
import type { ActName } from './acts.model.ts'
import type { Trades } from './prices.model.ts'

export type ExampleMeans = {
  /** The most usual word of an act. */
  word(name: ActName): string
  /** A figure as the reader's language writes it. */
  figure(value: Decimal): string
  pairs: readonly SymbolInfo[]
  trades: Trades
  signedIn: boolean
  /** What the person holds or looks at. */
  own: string | undefined
  /** A price that it may reach, e.g. the day's highest. */
  reached: Decimal | undefined
  /** The title of a screen that anybody may open. */
  screen: string | undefined
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

const isText = (one: string | false | null | undefined): one is string => typeof one === 'string' && one !== ''

export function examplesOf({ trades, pairs, word, figure, own, reached, screen, signedIn }: ExampleMeans): string[] {
  const [held] = trades.running
  const base = pairs.find(({ symbol }) => symbol === own)?.baseCurrency ?? own
  const all = [
    held && `${word('close')} ${base}`,
    held?.liquidationPrice && `${word('why')} ${figure(held.liquidationPrice)}`,
    base && reached && `${base} ${figure(reached)}`,
    signedIn && `${word('withdraw')} ${figure('100')}`,
    base,
    screen,
  ]
  return [...new Set(all.filter(isText))].slice(0, COUNT)
}
