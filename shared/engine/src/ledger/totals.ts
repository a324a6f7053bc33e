/** How many lines a filter has, and what came in and went out: from kept sums, and from the lines of days in part. */
import { flows } from '@shared/contract/codes'
import { MOST_LISTED } from '@shared/contract/limits'
import { fromMinor } from '@shared/money'
import { LOOK_AHEAD } from '../db/listed.ts'
import type { Asked } from '../db/page.ts'
import { type Filter, isOfEntries, kindOf, owned } from './filter.ts'
import type { Lines } from './lines.ts'
import { type Periods, type Range, spansOf } from './spans.ts'
import { is, type Read, type Text, texts } from './sql-text.ts'
import { FIGURES } from './sum-tables.ts'
import { joined } from './sums.ts'

type Sums = { n: number; plus: bigint; minus: bigint; isWhole: boolean }
export type Totals = { total: number; sumIn: string | null; sumOut: string | null }
type Question = { owner: string; filter: Filter; range: Range; lines: Lines; asked: Asked }

/**
 * Exact, but where a part of a day has more lines than may be read: then `total` is so many at least, and there are no
 * sums. Sums are of one currency, each entry by what is left of its legs: moves between own accounts are neither.
 */
export function totalsOf(read: Read, { owner, filter, range, lines, asked }: Question): Totals {
  const { periods, parts } = isOfEntries(filter) ? { periods: [], parts: [range] } : spansOf(range)
  const most = Math.min(asked.offset + asked.size, MOST_LISTED) + LOOK_AHEAD
  const sums = [
    ...periods.map(period => keptIn(read, owner, filter, period)),
    ...parts.map(part => countedIn(read, lines(part), most)),
  ]
  const total = sums.reduce((all, { n }) => all + n, 0)
  if (!filter.currency || !sums.every(({ isWhole }) => isWhole)) return { total, sumIn: null, sumOut: null }
  const sumOf = (side: 'plus' | 'minus') => sums.reduce((all, one) => all + one[side], 0n)
  return { total, sumIn: fromMinor(sumOf('plus')), sumOut: fromMinor(-sumOf('minus')) }
}

/** Of what was moved, the rows that the filter means: one kind's, or between all. */
const SUMMED = FIGURES.map(name => {
  const figure = name.startsWith('moved') ? `iif(kind = ?, ${name}, 0)` : name
  return `coalesce(sum(${figure}), 0) AS ${name}`
}).join(', ')

function keptIn(read: Read, owner: string, filter: Filter, [first, before]: Periods): Sums {
  const conditions = texts(
    [owned(owner, filter), kindOf(filter), is('period >= ? AND period < ?', first, before)],
    ' AND ',
  )
  const { account: kind = '' } = filter
  const values = [kind, kind, ...conditions.values]
  const [row] = read({ text: `SELECT ${SUMMED} FROM ledger_sum WHERE ${conditions.text}`, values })
  const figure = (name: (typeof FIGURES)[number]) => BigInt(row?.[name] ?? 0)
  const sum = (name: 'plus' | 'minus' | 'moved') => joined(figure(`${name}_whole`), figure(`${name}_minor`))
  const [plus, minus] = [Number(figure('n_plus')), Number(figure('n_minus'))]
  if (filter.dir === flows.in) return { n: plus, plus: sum('plus'), minus: 0n, isWhole: true }
  if (filter.dir === flows.out) return { n: minus, plus: 0n, minus: sum('minus'), isWhole: true }
  const moved = sum('moved')
  return { n: plus + minus, plus: sum('plus') - moved, minus: sum('minus') + moved, isWhole: true }
}

/** @param most lines that may be read */
function countedIn(read: Read, { text, values }: Text, most: number): Sums {
  const rows = read({ text: `SELECT entry_id, amount FROM (${text}) LIMIT ?`, values: [...values, most] })
  const nets = new Map<string, bigint>()
  for (const { entry_id, amount } of rows) {
    const id = String(entry_id)
    nets.set(id, (nets.get(id) ?? 0n) + BigInt(amount ?? 0))
  }
  const sumOf = (isOf: (net: bigint) => boolean) => [...nets.values()].filter(isOf).reduce((sum, net) => sum + net, 0n)
  return { n: rows.length, plus: sumOf(net => net > 0n), minus: sumOf(net => net < 0n), isWhole: rows.length < most }
}
