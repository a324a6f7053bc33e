/** The contract account and its positions at the prices of this moment, by the formulas the exchange settles with. */

import type { Position, PositionsSummary } from '@shared/contract'
import { marginModes, tradeTypes } from '@shared/contract/codes'
import {
  accountSummary,
  big,
  type CrossTotals,
  compare,
  type Decimal,
  type HeldPosition,
  notionalOf,
  sum,
} from '@shared/money'
import {
  backingOf,
  type Infos,
  keptOf,
  type LivePosition,
  live,
  type Marks,
  marked,
  type Rests,
  restOf,
} from './live-position.model.ts'

/** What the exchange said at one moment. */
export interface Account {
  summary: PositionsSummary
  /** The running ones, newest first. */
  positions: readonly Position[]
}

/** An account, and all that it takes to count it anew at other prices. */
export type PricedAccount = { account: Account; marks: Marks; infos: Infos; rests: Rests }

export interface LiveAccount {
  /** What is leveraged: options have terms of their own. */
  positions: readonly LivePosition[]
  /** The free balance: what no isolated margin holds. */
  free: Decimal
  /** Totals of the cross pool. */
  cross: CrossTotals
  equity: Decimal
  available: Decimal
  usedMargin: Decimal
  profit: Decimal
  /** Equity over used margin, a fraction; null without positions. */
  marginLevel: Decimal | null
  /** How many positions run, options among them, and orders wait. */
  running: number
  pending: number
}

const isCross = ({ marginMode }: Position): boolean => marginMode === marginModes.cross
const isCfd = ({ tradeType }: Position): boolean => tradeType === tradeTypes.cfd
const isOption = ({ tradeType }: Position): boolean => tradeType === tradeTypes.option
const marginOf = (positions: readonly Position[]) => sum(positions.map(row => row.margin))

/**
 * equity = free + frozen + isolated margins + premiums + stakes + unrealised profit, solved for the free balance: of what
 * is used the cross margins alone stay in it.
 */
export function freeOf({ summary, positions }: Account): Decimal {
  const { equity, frozen, unrealizedProfit, usedMargin } = summary
  const used = big(usedMargin).minus(marginOf(positions.filter(isCross)))
  return big(equity).minus(big(frozen)).minus(big(unrealizedProfit)).minus(used).toString()
}

/** Whether both answers are of one moment: between them a position may have opened or closed. Stakes are used margin too. */
export const agrees = ({ summary, positions }: Account): boolean =>
  positions.length === summary.running && compare(marginOf(positions), summary.usedMargin) <= 0

/** What is held beside leveraged positions: options, at the exchange's last word, and the stakes of second contracts. */
function heldBeside({ summary, positions }: Account): HeldPosition[] {
  const held = { mode: 'isolated', settled: '0' } as const
  const stakes = big(summary.usedMargin).minus(marginOf(positions))
  const options = positions.filter(isOption).map(({ margin, profit }) => ({ ...held, margin, profit: profit ?? '0' }))
  return [...options, { ...held, margin: stakes, profit: '0' }]
}

/** Everything that moves with the prices. */
export function liveAccount(account: Account, marks: Marks, infos: Infos, rests?: Rests): LiveAccount {
  const all = account.positions.filter(row => !isOption(row)).map(row => marked(row, marks, infos, rests))
  const free = freeOf(account)
  const figures = accountSummary(free, account.summary.frozen, [
    ...all.map(one => ({ ...one, margin: one.row.margin, kept: keptOf(one) })),
    ...heldBeside(account),
  ])
  const backing = backingOf(all, free)
  const positions = all.map(position => live(position, backing))
  const { equity, available, usedMargin, unrealizedProfit: profit, marginLevel } = figures
  const { running, pending } = account.summary
  return { positions, free, cross: backing.pool, equity, available, usedMargin, profit, marginLevel, running, pending }
}

/** Whether CFDs use all margin, nothing is frozen, and no rest requires more than half of the margin. */
export const isCfdAlone = ({ positions, usedMargin, pending }: LiveAccount): boolean =>
  pending === 0 &&
  positions.every(one => restOf(one) === '0') &&
  compare(marginOf(positions.map(({ row }) => row).filter(isCfd)), usedMargin) === 0

/** What the account holds of a symbol, at open prices: it counts against the leverage's cap. */
export const heldNotional = (positions: readonly Position[], symbol: string): Decimal =>
  sum(
    positions.filter(row => row.symbol === symbol).map(row => notionalOf(row.quantity, row.openPrice ?? '0')),
  ).toString()
