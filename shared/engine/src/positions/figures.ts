/** A trading account at the newest prices. */
import { marginModes, tradeTypes } from '@shared/contract/codes'
import {
  type AccountSummary,
  accountSummary,
  type CrossTotals,
  compare,
  crossTotals,
  type Decimal,
  fromMinor,
  type HeldPosition,
  LEDGER_PLACES,
  max,
  sum,
  toMinor,
  truncate,
} from '@shared/money'
import type { Context } from '../context.ts'
import { heldTotals, InsufficientFunds, VIRTUAL } from '../ledger/index.ts'
import { freeAccount, freeOf, type TradingAccount } from '../ledger/trading-account.ts'
import { modeOfRow } from './pricing.ts'
import { isLeveraged, isOf, pendingOf, runningOf, virtualRowsOf } from './rows.ts'
import type { PositionRow } from './tables.ts'
import { earningOf, inPool } from './worth/exposure.ts'
import { gainOf } from './worth/option/value.ts'
import { restOf } from './worth/rest.ts'
import { runningSeconds } from './worth/seconds.ts'

export const isCross = (row: PositionRow): boolean => isLeveraged(row) && row.margin_mode === marginModes.cross

/** The cross ones among running positions, at the newest prices. @param ahead seconds before a rest that count as it does */
export const poolLegs = (context: Context, rows: readonly PositionRow[], ahead?: number) =>
  rows.filter(isCross).map(row => inPool(context, row, restOf(context, row, ahead)))

export const poolOf = (context: Context, rows: readonly PositionRow[]): CrossTotals =>
  crossTotals(poolLegs(context, rows))

/** What the account's waiting orders keep; those of spot are of the balance account. */
export const frozenOf = ({ db }: Context, account: TradingAccount): Decimal =>
  sum(
    pendingOf(db, account)
      .filter(row => !isOf(row, tradeTypes.spot))
      .map(row => row.frozen),
  ).toString()

/** A contract or CFD, and what an option is worth, sold back, over what it cost. */
function heldPosition(context: Context, row: PositionRow): HeldPosition {
  const held = { mode: modeOfRow(row), margin: row.margin }
  if (isLeveraged(row)) return { ...held, kept: max(row.margin, restOf(context, row)), ...earningOf(context, row) }
  return { ...held, profit: gainOf(context, row), settled: '0' }
}

/** The stakes of second contracts are held until they end. */
const stakes = ({ db }: Context, account: TradingAccount): HeldPosition[] =>
  runningSeconds(db, account).map(({ amount }) => ({ mode: 'isolated', margin: amount, profit: '0', settled: '0' }))

export function figuresOf(context: Context, account: TradingAccount): AccountSummary {
  const held = runningOf(context.db, account).map(row => heldPosition(context, row))
  const positions = [...held, ...stakes(context, account)]
  return accountSummary(freeOf(context.db, account), frozenOf(context, account), positions)
}

/**
 * @returns what is available
 * @throws InsufficientFunds where that is less than a premium, a stake or added margin
 */
export function checkFunds(context: Context, account: TradingAccount, cost: Decimal): Decimal {
  const { available } = figuresOf(context, account)
  if (compare(cost, available) > 0)
    throw new InsufficientFunds(freeAccount(account), toMinor(truncate(available, LEDGER_PLACES)), toMinor(cost))
  return available
}

/** Of all virtual accounts of somebody: what is held, and what runs makes. */
export function virtualEquityOf(context: Context, owner: string): Decimal {
  const kept = heldTotals(context.db, owner).filter(({ currency }) => currency === VIRTUAL)
  const subs = new Set(virtualRowsOf(context.db, owner).map(({ account }) => account))
  return sum([
    ...kept.map(({ balance }) => fromMinor(balance)),
    ...[...subs].map(sub => figuresOf(context, { owner, sub }).unrealizedProfit),
  ]).toString()
}
