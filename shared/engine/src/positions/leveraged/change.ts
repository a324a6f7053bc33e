/** Changes a running position: targets, a stop that trails, margin. */

import type { addMarginCall, ParsedInputOf, updateStopLossCall } from '@shared/contract'
import { marginModes } from '@shared/contract/codes'
import { compare, type Decimal, LEDGER_PLACES, sum, trailingStop, truncate } from '@shared/money'
import type { Context } from '../../context.ts'
import type { Tx } from '../../db/transact.ts'
import { checkMove, lastEntry, readAmount } from '../../ledger/index.ts'
import { currencyOf } from '../../ledger/trading-account.ts'
import { refuse } from '../../refusals/refuse.ts'
import { checkGrid, checkTargets, type Targets } from '../checks.ts'
import { checkFunds } from '../figures.ts'
import { liquidationNow } from '../liquidation.ts'
import { markOf, sideOfRow, specOf } from '../pricing.ts'
import { accountOf, updateRow } from '../rows.ts'
import type { PositionRow } from '../tables.ts'
import { ownLiquidation } from '../worth/exposure.ts'
import { bookAddedMargin } from './book.ts'

type TargetInput = ParsedInputOf<typeof updateStopLossCall>

/** Absent keeps, '' clears. */
const chosen = (typed: string | undefined, kept: Decimal | null): Decimal | null =>
  typed === undefined ? kept : typed || null

type Trail = Pick<PositionRow, 'trailing' | 'best'> & { stop: Decimal | null }

/** A distance makes a stop that trails, a price one that stands; '' ends it, and the stop that it made. */
function trailOf(row: PositionRow, { trailing, stopLossPrice }: TargetInput, mark: Decimal): Trail {
  if (trailing && stopLossPrice) refuse('field-invalid', { field: 'stopLossPrice' })
  if (trailing) return { trailing, best: mark, stop: trailingStop(sideOfRow(row), mark, trailing) }
  const ends = trailing === '' || stopLossPrice !== undefined
  const kept = trailing === '' && row.trailing ? null : row.stop_loss
  return { ...(ends ? { trailing: null, best: null } : row), stop: chosen(stopLossPrice, kept) }
}

export function setTargets(tx: Tx, context: Context, row: PositionRow, input: TargetInput): PositionRow {
  const { takeProfitPrice, stopLossPrice, trailing: distance } = input
  checkGrid({ takeProfitPrice, stopLossPrice, trailing: distance }, specOf(row))
  const mark = markOf(context, row)
  const { stop, trailing, best } = trailOf(row, input, mark)
  if (stop && compare(stop, '0') <= 0) refuse('stop-side', { field: 'trailing' })
  const targets: Targets = { takeProfit: chosen(takeProfitPrice, row.take_profit), stopLoss: stop }
  // a stop that stays was right when it was set
  const liquidation = stopLossPrice || distance ? liquidationNow(context, row) : null
  checkTargets(sideOfRow(row), mark, targets, liquidation)
  return updateRow(tx, row, { take_profit: targets.takeProfit, stop_loss: targets.stopLoss, trailing, best })
}

type MarginInput = ParsedInputOf<typeof addMarginCall>

export function addMargin(tx: Tx, context: Context, row: PositionRow, { amount }: MarginInput): PositionRow {
  if (row.margin_mode !== marginModes.isolated) refuse('cross-margin')
  const account = accountOf(row)
  const minor = readAmount(amount)
  const available = checkFunds(context, account, amount)
  checkMove(minor, truncate(available, LEDGER_PLACES))
  const margin = sum([row.margin, amount]).toString()
  bookAddedMargin(tx, row, amount, lastEntry(tx, currencyOf(account)) + 1)
  return updateRow(tx, row, { margin, liquidation: ownLiquidation(context, { ...row, margin }) })
}
