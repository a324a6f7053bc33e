/** What closed positions brought together, by the figures of their own rows. */
import type { Position } from '@shared/contract'
import { tradeTypes } from '@shared/contract/codes'
import { compare, count, type Decimal, sum } from '@shared/money'
import { grossOf, netOf } from './net.ts'

export type Statistics = {
  count: number
  /** Those that brought something after fees. */
  won: number
  /** Won of all, a fraction; null without any. */
  winRate: Decimal | null
  /** The highest and the lowest result after fees; null without any. */
  best: Decimal | null
  worst: Decimal | null
  /** Before fees. */
  profit: Decimal
  /** Of opening and closing. */
  fees: Decimal
  /** Of the nights; a credit is negative. */
  nights: Decimal
  /** What the insurance fund paid of losses beyond what was there. */
  covered: Decimal
  /** profit − fees − nights + covered: what the account gained, as its ledger says. */
  net: Decimal
}

const total = (rows: readonly Position[], of: (row: Position) => Decimal | null | undefined): Decimal =>
  sum(rows.map(row => of(row) ?? '0')).toString()

export function statisticsOf(all: readonly Position[]): Statistics {
  const rows = all.filter(isResult)
  const nets = rows.map(netOf).toSorted(compare)
  const won = nets.filter(net => compare(net, '0') > 0).length
  return {
    count: rows.length,
    won,
    winRate: rows.length > 0 ? count(won).div(count(rows.length)).toString() : null,
    best: nets.at(-1) ?? null,
    worst: nets[0] ?? null,
    profit: total(rows, grossOf),
    fees: sum([total(rows, row => row.openFee), total(rows, row => row.closeFee)]).toString(),
    nights: total(rows, row => row.swapFee),
    covered: total(rows, row => row.covered),
    net: sum(nets).toString(),
  }
}

/** Coins that were bought have no result yet. */
const isResult = ({ tradeType, profit }: Position): boolean => tradeType !== tradeTypes.spot || profit != null

export type BySymbol = { symbol: string; of: Statistics }

/** Each symbol by itself, those that brought most first. */
export function bySymbol(rows: readonly Position[]): BySymbol[] {
  return [...new Set(rows.map(row => row.symbol))]
    .map(symbol => ({ symbol, of: statisticsOf(rows.filter(row => row.symbol === symbol)) }))
    .toSorted((a, b) => compare(b.of.net, a.of.net))
}
