/** Filters of the ledger in the address, its rows by day, its CSV. */
import type { Query, Way } from '@shared/contract/address'
import type { LedgerRow } from '@shared/contract/calls/wallet'
import { type CodeOf, flows } from '@shared/contract/codes'
import * as to from '@shared/contract/to'
import { type Days, daysOf } from '@shared/format/days'
import { compare, sum } from '@shared/money'
import { currencyOf } from '../../parts/currencies.ts'

/** Types that move money now; the list's filter offers them. */
export const types = [
  'recharge',
  'transfer',
  'adjustment',
  'open-margin',
  'open-fee',
  'margin-added',
  'margin-returned',
  'realised-profit',
  'close-fee',
  'liquidation',
  'insurance-cover',
  'night-fee',
  'option-premium',
  'option-payout',
  'second-stake',
  'second-win',
  'second-tie',
  'second-void',
  'second-loss',
  'order-freeze',
  'order-returned',
  'spot-fill',
  'spot-fee',
  'swap',
  'level-gift',
  'weekly-envelope',
  'team-income',
  'welfare-task',
  'check-in',
] as const
export type EntryName = (typeof types)[number]
export const isKnownType = (type: string): type is EntryName => types.some(known => known === type)

export const accounts = ['balance', 'contract', 'margin', 'frozen'] as const
export type AccountName = (typeof accounts)[number]
export const isAccount = (kind: string | undefined): kind is AccountName => accounts.some(known => known === kind)

/** Types by their hundreds, as the server counts them. */
export const groups = [1, 2, 3, 4, 7] as const
export type Group = (typeof groups)[number]

/** As the address holds it: days are the phone's own, "yyyy-MM-dd". */
export type Filter = Days & {
  group?: Group | undefined
  type?: EntryName | undefined
  currency?: string | undefined
  account?: AccountName | undefined
  dir?: CodeOf<typeof flows> | undefined
}

/** The filter as the address writes it. */
export type Written = Query<keyof Filter>

export const filterOf = (query: Readonly<Written>): Filter => ({
  group: groups.find(group => String(group) === query.group),
  type: types.find(type => type === query.type),
  currency: currencyOf(query.currency),
  account: accounts.find(account => account === query.account),
  dir: Object.values(flows).find(flow => String(flow) === query.dir),
  ...daysOf(query),
})

/** What the address is given; undefined takes a key away. */
export const queryOf = (filter: Filter): Written => ({
  group: filter.group === undefined ? undefined : String(filter.group),
  type: filter.type,
  currency: filter.currency,
  account: filter.account,
  dir: filter.dir === undefined ? undefined : String(filter.dir),
  begin: filter.begin,
  end: filter.end,
})

export const isFiltered = (filter: Filter): boolean => Object.values(filter).some(value => value !== undefined)

/** Rows under the day they belong to, in the order they came. */
export function byDay(
  rows: readonly LedgerRow[],
  dayOf: (time: string) => string,
): { day: string; rows: LedgerRow[] }[] {
  const days = new Map<string, LedgerRow[]>()
  for (const row of rows) {
    const name = dayOf(row.createTime)
    days.set(name, [...(days.get(name) ?? []), row])
  }
  return Array.from(days, ([name, of]) => ({ day: name, rows: of }))
}

/** One line of the list: a change of an account, or a move from one of one's accounts `to` another. */
export type Line = { row: LedgerRow; to?: LedgerRow }

/** Two legs of one entry that cancel each other: nothing came or went, it moved. */
const isMove = (a: LedgerRow, b: LedgerRow): boolean =>
  a.type === b.type &&
  a.refKind === b.refKind &&
  a.refId === b.refId &&
  a.createTime === b.createTime &&
  a.currency === b.currency &&
  a.account !== b.account &&
  sum([a.amount, b.amount]).eq('0')

/** Legs stand side by side; where a filter leaves one of them out, the other is a change of its account. */
export function linesOf(rows: readonly LedgerRow[]): Line[] {
  const lines: Line[] = []
  for (let at = 0; at < rows.length; at++) {
    const [row, next] = [rows[at], rows[at + 1]]
    if (!row) continue
    if (!next || !isMove(row, next)) lines.push({ row })
    else {
      lines.push(isIn(row) ? { row: next, to: row } : { row, to: next })
      at++
    }
  }
  return lines
}

export const isIn = (row: Pick<LedgerRow, 'amount'>): boolean => compare(row.amount, '0') > 0

/** Plain decimals and UTC+8 times: for a spreadsheet, not for reading. */
export const csvLine = (row: LedgerRow): string[] => [
  row.createTime,
  row.type,
  row.account,
  row.currency,
  row.amount,
  row.after,
  row.refId ?? '',
]

/** Where a reference is explained, if anywhere. */
export function referenceOf({ refKind, refId }: Pick<LedgerRow, 'refKind' | 'refId'>): Way | undefined {
  if (!refId) return undefined
  if (refKind === 'recharge') return to.records({ id: refId })
  if (refKind === 'second') return to.contract({ mode: 'second', tab: 'history', order: refId })
  return refKind === 'position' ? to.contract({ tab: 'history', order: refId }) : undefined
}
