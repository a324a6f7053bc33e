/** Changes a running position: targets, margin. */

import type { addMarginCall, ParsedInputOf, updateStopLossCall } from '@shared/contract'
import { marginModes } from '@shared/contract/codes'
import { compare, type Decimal, LEDGER_PLACES, sum, truncate } from '@shared/money'
import type { Context } from '../context.ts'
import type { Tx } from '../db/transact.ts'
import { checkMove, entriesAbout, InsufficientFunds, readAmount, toMinor } from '../ledger/index.ts'
import { refuse } from '../refusals/refuse.ts'
import { bookAddedMargin } from './book.ts'
import { checkGrid, checkTargets, type Targets } from './checks.ts'
import { markOf, ownLiquidation, sideOfRow, specOf } from './exposure.ts'
import { CURRENCY, figuresOf } from './figures.ts'
import { ownRunning, updatePosition } from './rows.ts'
import type { PositionRow } from './tables.ts'
import { liquidationNow } from './view.ts'

type TargetInput = ParsedInputOf<typeof updateStopLossCall>

/** Absent keeps, '' clears. */
const chosen = (typed: string | undefined, kept: Decimal | null): Decimal | null =>
  typed === undefined ? kept : typed || null

export function setTargets(tx: Tx, context: Context, userId: string, input: TargetInput): PositionRow {
  const row = ownRunning(tx, userId, input.id)
  checkGrid(input, specOf(row.symbol))
  const targets: Targets = {
    takeProfit: chosen(input.takeProfitPrice, row.take_profit),
    stopLoss: chosen(input.stopLossPrice, row.stop_loss),
  }
  // a stop that stays was right when it was set
  const liquidation = input.stopLossPrice ? liquidationNow(context, row) : null
  checkTargets(sideOfRow(row), markOf(context, row.symbol), targets, liquidation)
  return updatePosition(tx, row, { take_profit: targets.takeProfit, stop_loss: targets.stopLoss })
}

type MarginInput = ParsedInputOf<typeof addMarginCall>

export function addMargin(tx: Tx, context: Context, userId: string, { id, amount }: MarginInput): PositionRow {
  const row = ownRunning(tx, userId, id)
  if (row.margin_mode !== marginModes.isolated) refuse('cross-margin')
  const minor = readAmount(amount)
  const { available } = figuresOf(context, userId)
  if (compare(amount, available) > 0) {
    const account = { owner: userId, currency: CURRENCY, kind: 'contract' } as const
    throw new InsufficientFunds(account, toMinor(truncate(available, LEDGER_PLACES)), minor)
  }
  checkMove(minor, truncate(available, LEDGER_PLACES))
  const margin = sum([row.margin, amount]).toString()
  bookAddedMargin(tx, row, amount, entriesAbout(tx, 'margin-added', row.id) + 1)
  return updatePosition(tx, row, { margin, liquidation: ownLiquidation({ ...row, margin }) })
}
