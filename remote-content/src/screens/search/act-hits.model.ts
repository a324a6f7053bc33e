/** Acts as hits: each leads to the page or sheet where the person confirms it. */
import type { Position, SymbolInfo } from '@shared/contract'
import type { Way } from '@shared/contract/address'
import { directions, tradeTypes } from '@shared/contract/codes'
import * as to from '@shared/contract/to'
import type { Decimal } from '@shared/money/decimal'
import { type Act, type ActWords, actsIn, type Subjects } from './acts.model.ts'
import type { Hit, Target } from './hits.model.ts'
import { CURRENCY, currencySubjects, pairSubjects } from './pairs.model.ts'
import { type Explained, explainable, isMeant, type Trades } from './prices.model.ts'
import type { Typed } from './typed.model.ts'

/** What a person has and may do now. */
export type Means = {
  pairs: readonly SymbolInfo[]
  trades: Trades
  hasAlerts: boolean
  /** Whether coins are bought and sold on the spot. */
  hasSpot: boolean
  /** Of a page its href; undefined while the page is not live. */
  way(to: Way): string | undefined
}

export type ActWording = {
  withdraw(amount: Decimal, currency: string): string
  transfer(amount: Decimal, currency: string): string
  trade(trade: Trade): string
  alert(symbol: string, price: Decimal): string
  close(row: Position): string
  why(price: Explained): string
  /** The line below each. */
  note: Readonly<Record<Act['name'], string>>
}

export type Trade = Pick<Act, 'number' | 'counts'> & { name: 'buy' | 'sell'; info: SymbolInfo }

/** Options are sold back on a page of their own. */
const closable = ({ tradeType }: Position): boolean => tradeType === tradeTypes.contract || tradeType === tradeTypes.cfd

function subjectsOf({ pairs, trades }: Means): Subjects {
  const held = new Set(trades.running.filter(closable).map(({ symbol }) => symbol))
  const priced = new Set(explainable(trades).map(({ symbol }) => symbol))
  return {
    withdraw: currencySubjects(pairs),
    transfer: currencySubjects([]),
    buy: pairSubjects(pairs),
    sell: pairSubjects(pairs),
    alert: pairSubjects(pairs),
    close: pairSubjects(pairs, held),
    why: pairSubjects(pairs, priced),
  }
}

type Wanted = Omit<Act, 'number'> & { number: Decimal }
type Made = { key: string; title: string; target: Target | undefined }

const page = (href: string | undefined): Target | undefined => (href === undefined ? undefined : { href })

function withdrawal({ number: amount, subject }: Wanted, { way }: Means, words: ActWording): Made[] {
  const target = page(way(to.withdraw({ amount, currency: subject })))
  return [{ key: 'withdraw', title: words.withdraw(amount, subject ?? CURRENCY), target }]
}

function transfer({ number: amount }: Wanted, { way }: Means, words: ActWording): Made[] {
  return [{ key: 'transfer', title: words.transfer(amount, CURRENCY), target: page(way(to.transfer({ amount }))) }]
}

function alert({ number: price, subject: symbol = '' }: Wanted, { way, hasAlerts }: Means, words: ActWording): Made[] {
  const target = hasAlerts ? page(way(to.chart({ symbol, alert: price }))) : undefined
  return [{ key: 'alert', title: words.alert(symbol, price), target }]
}

/** Where the pair is bought and sold: on the spot, if it is. */
function ticketOf({ tradeTypes: types }: SymbolInfo, hasSpot: boolean): 'spot' | 'contract' | 'cfd' | undefined {
  if (hasSpot && types.includes(tradeTypes.spot)) return 'spot'
  if (types.includes(tradeTypes.contract)) return 'contract'
  return types.includes(tradeTypes.cfd) ? 'cfd' : undefined
}

/** Only a spot ticket takes a size from its address: a size of leverage is chosen on the ticket. */
function trades(
  { name, number, subject, counts }: Act & { name: Trade['name'] },
  means: Means,
  words: ActWording,
): Made[] {
  const info = means.pairs.find(({ symbol }) => symbol === subject)
  const mode = info && ticketOf(info, means.hasSpot)
  if (!info || !mode || (number !== null && mode !== 'spot')) return []
  const side = String(directions[name])
  const size = number === null ? {} : { [counts === 'coins' ? 'quantity' : 'amount']: number }
  const target = page(means.way(to.contract({ mode, symbol: info.symbol, side, ...size })))
  return [{ key: name, title: words.trade({ name, number, counts, info }), target }]
}

const modeOf = ({ tradeType }: Position): string => (tradeType === tradeTypes.cfd ? 'cfd' : 'contract')

const closings = ({ subject }: Act, { trades, way }: Means, words: ActWording): Made[] =>
  trades.running
    .filter(row => closable(row) && (subject === undefined || row.symbol === subject))
    .map(row => {
      const sheet = to.contract({ mode: modeOf(row), symbol: row.symbol, close: row.id })
      return { key: `close-${row.id}`, title: words.close(row), target: page(way(sheet)) }
    })

/** A number that is no price of the person's own explains nothing. */
const reasons = ({ number, subject }: Act, { trades }: Means, words: ActWording): Made[] =>
  explainable(trades)
    .filter(({ price }) => number === null || isMeant(price, number))
    .filter(({ symbol }) => subject === undefined || symbol === subject)
    .map(price => ({ key: `why-${price.id}`, title: words.why(price), target: { why: price.id } }))

function made(act: Act, means: Means, words: ActWording): Made[] {
  const { name, number } = act
  if (name === 'close') return closings(act, means, words)
  if (name === 'why') return reasons(act, means, words)
  if (name === 'buy' || name === 'sell') return trades({ ...act, name }, means, words)
  if (number === null) return []
  const wanted = { ...act, number }
  if (name === 'withdraw') return withdrawal(wanted, means, words)
  return name === 'transfer' ? transfer(wanted, means, words) : alert(wanted, means, words)
}

/** What the typed words may ask for, as far as its page is live. */
export function actHits(typed: Typed, means: Means, words: ActWords, wording: ActWording): Hit[] {
  return actsIn(typed, subjectsOf(means), words).flatMap(act =>
    made(act, means, wording).flatMap(({ key, title, target }) =>
      target ? [{ key, group: 'act', title, note: wording.note[act.name], target } as const] : [],
    ),
  )
}
