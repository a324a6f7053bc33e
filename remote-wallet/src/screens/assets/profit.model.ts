/** What the asset centre shows of assetHistory: days without a break, and what they come to. */
import type { OutputOf } from '@shared/contract'
import type { assetHistoryCall, UserAssets } from '@shared/contract/calls/wallet'
import { compare, type Decimal, sum } from '@shared/money'

export const ranges = ['7', '30', '90'] as const
export type Range = (typeof ranges)[number]
export const rangeOf = (text: string | undefined): Range => ranges.find(range => range === text) ?? '30'

type Known = OutputOf<typeof assetHistoryCall>[number]
/** A day that nobody wrote down has its date alone. */
export type HistoryDay = Pick<Known, 'day'> & {
  total?: Decimal
  inflow?: Decimal
  profit?: Decimal | null | undefined
}

/** Today as it stands above the picture, which is asked for oftener. */
export function asOfNow(known: readonly Known[], { time, totalAssets, dailyProfit }: UserAssets): Known[] {
  return known.map(row => {
    if (row.day !== time.slice(0, row.day.length)) return row
    return { ...row, totalAssets, profit: row.profit == null ? null : dailyProfit }
  })
}

const DAY = 86_400_000
const after = (day: string): string => new Date(Date.parse(day) + DAY).toISOString().slice(0, 10)

/** Each day from the first that is known to the last. */
export function everyDay(known: readonly Known[]): HistoryDay[] {
  const rows = new Map(known.map(({ totalAssets, ...row }) => [row.day, { ...row, total: totalAssets }]))
  const days: HistoryDay[] = []
  const [first, last] = [known[0]?.day, known.at(-1)?.day ?? '']
  for (let day = first; day !== undefined && day <= last; day = after(day)) days.push(rows.get(day) ?? { day })
  return days
}

export const unrecorded = (days: readonly HistoryDay[]): number =>
  days.filter(({ total }) => total === undefined).length

/** Of the days that are known. */
export const sumsOf = (days: readonly HistoryDay[]): { profit: Decimal; inflow: Decimal } => ({
  profit: sum(days.map(({ profit }) => profit ?? '0')).toString(),
  inflow: sum(days.map(({ inflow }) => inflow ?? '0')).toString(),
})

const isZero = (value: Decimal | null | undefined) => value == null || compare(value, '0') === 0

/** Nothing was ever there. */
export const isBlank = (days: readonly HistoryDay[]): boolean =>
  days.every(({ total, inflow, profit }) => isZero(total) && isZero(inflow) && isZero(profit))
