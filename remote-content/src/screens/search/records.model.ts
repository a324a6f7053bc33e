/** The person's newest records, as the search lists them. */
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Position, SecondOrder } from '@shared/contract'
import type { Way } from '@shared/contract/address'
import { tradeTypes } from '@shared/contract/codes'
import * as to from '@shared/contract/to'
import type { Decimal } from '@shared/money/decimal'
import { type Entry, entry } from './hits.model.ts'
import type { RecordRows } from './search.api.ts'
import type { Say } from './words.ts'

export type RecordKind = 'trade' | 'second' | 'deposit' | 'withdrawal' | 'transfer' | 'swap'

const kindWords: Readonly<Record<RecordKind, MessageDescriptor>> = {
  trade: msg({ message: 'Trade', context: 'record' }),
  second: msg`Second contract`,
  deposit: msg({ message: 'Deposit', context: 'noun' }),
  withdrawal: msg({ message: 'Withdrawal', context: 'noun' }),
  transfer: msg({ message: 'Transfer', context: 'noun' }),
  swap: msg`Swap`,
}

export const recordKinds = (say: Say): Record<RecordKind, string> => ({
  trade: say(kindWords.trade),
  second: say(kindWords.second),
  deposit: say(kindWords.deposit),
  withdrawal: say(kindWords.withdrawal),
  transfer: say(kindWords.transfer),
  swap: say(kindWords.swap),
})

/** What a record is called, and how its figures and its time are written. */
export type Wording = {
  kind: Readonly<Record<RecordKind, string>>
  amount(value: Decimal, unit: string): string
  time(serverTime: string): string
  pair(symbol: string): string
}

type Row = {
  kind: RecordKind
  id: string
  /** A currency or a pair. */
  of: string
  figures: readonly Decimal[]
  figure: string
  time: string
  to: Way
}

const modes: Readonly<Record<number, string>> = {
  [tradeTypes.contract]: 'contract',
  [tradeTypes.cfd]: 'cfd',
  [tradeTypes.option]: 'option',
}

const isNumber = (value: Decimal | null | undefined): value is Decimal => typeof value === 'string'

const pageOf = ({ id, symbol, tradeType }: Position): Way =>
  tradeType === tradeTypes.spot
    ? to.spotRecords({ id })
    : to.contract({ mode: modes[tradeType], symbol, tab: 'history', order: id })

const trade = (row: Position, { amount, pair }: Wording): Row => ({
  kind: 'trade',
  id: row.id,
  of: pair(row.symbol),
  figures: [row.quantity, row.openPrice, row.closePrice, row.profit].filter(isNumber),
  figure: amount(row.closePrice ?? row.openPrice ?? row.quantity, ''),
  time: row.closeTime ?? row.createTime,
  to: pageOf(row),
})

const second = (row: SecondOrder, { amount, pair }: Wording): Row => ({
  kind: 'second',
  id: row.id,
  of: pair(row.symbol),
  figures: [row.amount, row.closeTick?.price, row.profit].filter(isNumber),
  figure: amount(row.amount, row.currency),
  time: row.createTime,
  to: to.contract({ mode: 'second', symbol: row.symbol, order: row.id }),
})

type Paid = { id: string; currency: string; amount: Decimal; createTime: string }

/** A payment or a movement: one amount of one currency. */
const paid = (kind: RecordKind, { id, currency, amount, createTime }: Paid, page: Way, words: Wording): Row => {
  const size = amount.replace('-', '')
  return { kind, id, of: currency, figures: [size], figure: words.amount(size, currency), time: createTime, to: page }
}

type Swap = RecordRows['swaps'][number]

const swap = ({ id, fromCurrency, toCurrency, issued, obtained, createTime }: Swap, { amount }: Wording): Row => ({
  kind: 'swap',
  id,
  of: `${fromCurrency} → ${toCurrency}`,
  figures: [issued, obtained],
  figure: amount(issued, fromCurrency),
  time: createTime,
  to: to.swapRecords({ id }),
})

const rowsOf = (rows: RecordRows, words: Wording): Row[] => [
  ...rows.closed.map(row => trade(row, words)),
  ...rows.seconds.map(row => second(row, words)),
  ...rows.recharges.map(row => paid('deposit', row, to.records({ id: row.id }), words)),
  ...rows.withdrawals.map(row => paid('withdrawal', row, to.records({ tab: 'withdraw', id: row.id }), words)),
  ...rows.transfers.map(row => paid('transfer', row, to.ledger({ id: row.id }), words)),
  ...rows.swaps.map(row => swap(row, words)),
]

/** The newest first. @param way of a page its href; undefined while the page is not live */
export const recordEntries = (rows: RecordRows, words: Wording, way: (to: Way) => string | undefined): Entry[] =>
  rowsOf(rows, words)
    .sort((a, b) => (a.time < b.time ? 1 : -1))
    .flatMap(row => {
      const href = way(row.to)
      return href ? [recordEntry(row, words, href)] : []
    })

function recordEntry({ kind, id, of, figures, figure, time }: Row, words: Wording, href: string): Entry {
  const title = `${words.kind[kind]} ${figure}`
  const note = figure.includes(of) ? words.time(time) : `${of} · ${words.time(time)}`
  const hit = { key: `${kind}-${id}`, group: 'record', title, note, target: { href } } as const
  return entry(hit, [title, of, of.replace('/', ''), ...figures], figures)
}
