/** Filters of the ledger in the address, its rows by day, its CSV. */
import type { Query, Way } from '@shared/contract/address'
import type { LedgerRow } from '@shared/contract/calls/wallet'
import { accountKinds, type CodeOf, flows } from '@shared/contract/codes'
import { type EntryType, entryTypes } from '@shared/contract/entry-types'
import * as to from '@shared/contract/to'
import { type Days, daysOf } from '@shared/format/days'
import { compare, type Decimal, sum } from '@shared/money'
import { currencyOf } from '../../parts/currencies.ts'

export type Group = 1 | 2 | 3 | 4 | 5 | 6 | 7
/** By their hundreds, as the server counts them; virtual money has lists of its own. */
export const groups: readonly Group[] = [1, 2, 3, 4, 5, 6, 7]

const types = Object.keys(entryTypes) as EntryType[]
export const isKnownType = (type: string): type is EntryType => Object.hasOwn(entryTypes, type)

export const groupOf = (type: EntryType): Group | undefined =>
  groups.find(group => group === Math.floor(entryTypes[type] / 100))
export const typesOf = (group: Group): EntryType[] => types.filter(type => groupOf(type) === group)

export type AccountName = (typeof accountKinds)[number]
export const isAccount = (kind: string | undefined): kind is AccountName => accountKinds.some(known => known === kind)

/** As the address holds it: days are the phone's own, "yyyy-MM-dd". */
export type Filter = Days & {
  group?: Group | undefined
  type?: EntryType | undefined
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
  account: isAccount(query.account) ? query.account : undefined,
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

/** Whether a row is the entry that an id names: one of its legs ("entry-leg"), or the entry alone. */
export const isEntry = ({ id, legs }: Pick<LedgerRow, 'id' | 'legs'>, named: string | undefined): boolean =>
  [id, ...(legs ?? []).map(leg => leg.id)].some(leg => leg === named || leg.startsWith(`${named}-`))

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

/** One line of the list: a change of an account, or what moved from one of one's accounts `to` another. */
export type Line = { row: LedgerRow; to?: LedgerRow }

/** Two legs of one entry, out of one account and into another: a margin that returns with its win is no loss and a gain. */
const isMove = (a: LedgerRow, b: LedgerRow): boolean =>
  a.type === b.type &&
  a.refKind === b.refKind &&
  a.refId === b.refId &&
  a.createTime === b.createTime &&
  a.currency === b.currency &&
  a.account !== b.account &&
  isIn(a) !== isIn(b)

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

/** What came of a move, or went: "0" where it only changed its place. */
export const gainOf = ({ row, to }: Required<Line>): Decimal => sum([row.amount, to.amount]).toString()

/** What several legs of one currency come to; undefined where that says nothing: of one leg, and of a mere move. */
export function netOf(legs: readonly Pick<LedgerRow, 'amount' | 'currency'>[]): Decimal | undefined {
  const net = sum(legs.map(({ amount }) => amount)).toString()
  const same = new Set(legs.map(({ currency }) => currency)).size === 1
  return legs.length > 1 && same && compare(net, '0') !== 0 ? net : undefined
}

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

/** Orders of a kind have a list of their own; of a kind that a newer server writes, that of all. */
function orderOf(id: string, type: string): Way {
  if (type.startsWith('arbitrage-')) return to.arbitrageOrders({ id })
  if (type.startsWith('mining-')) return to.miningOrders({ id })
  return type.startsWith('bond-') ? to.bondOrders({ id }) : to.investments({ id })
}

/** By what an entry is about, where that is explained. */
const references = {
  recharge: (id: string) => to.records({ id }),
  withdrawal: (id: string) => to.records({ tab: 'withdraw', id }),
  transfer: () => to.ledger({ type: 'transfer' }),
  position: (order: string) => to.contract({ tab: 'history', order }),
  second: (order: string) => to.contract({ mode: 'second', tab: 'history', order }),
  swap: (id: string) => to.swapRecords({ id }),
  competition: () => to.competitionEntries(),
  reward: () => to.welfare({ tab: 'rewards' }),
  team: () => to.team(),
  'product-order': orderOf,
  offering: (id: string) => to.offerings({ tab: 'records', id }),
  loan: (id: string) => to.loanOrders({ id }),
} satisfies Readonly<Record<string, (id: string, type: string) => Way>>
export type Reference = keyof typeof references

const isReference = (kind: string): kind is Reference => Object.hasOwn(references, kind)

/** Where a reference is explained, if anywhere, and what stands there. */
export const referenceOf = ({
  refKind,
  refId,
  type,
}: Pick<LedgerRow, 'refKind' | 'refId' | 'type'>): { kind: Reference; way: Way } | undefined =>
  refId && refKind && isReference(refKind) ? { kind: refKind, way: references[refKind](refId, type) } : undefined
