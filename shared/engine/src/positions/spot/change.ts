/** What becomes of a spot order that waits, other than being filled: it is amended, or ends. */
import type { amendOrderCall, ParsedInputOf } from '@shared/contract'
import { sum } from '@shared/money'
import type { Context } from '../../context.ts'
import type { Tx } from '../../db/transact.ts'
import { lastEntry } from '../../ledger/index.ts'
import { currencyOf } from '../../ledger/trading-account.ts'
import { inForce } from '../../market/terms.ts'
import { checkGrid, checkReach, freshTick } from '../checks.ts'
import { amended } from '../leveraged/amend.ts'
import { ended, isMarketable, LAST, planOfRow, waitingFor } from '../leveraged/wait.ts'
import { accountOf, updateRow } from '../rows.ts'
import type { OrderRow, StoredRow } from '../tables.ts'
import { bookSpotFreeze } from './book.ts'
import { fillSpot } from './fill.ts'
import { allOf, checkSpotSize, keptBy, spotFillOf } from './plan.ts'

/** Judged as a new order; what it keeps moves by the difference. */
export function amendSpot(
  tx: Tx,
  context: Context,
  row: OrderRow,
  input: ParsedInputOf<typeof amendOrderCall>,
): StoredRow {
  const plan = planOfRow(row)
  checkGrid({ price: input.price }, plan.spec)
  const { quantity, price, expire_at } = amended(context, row, input)
  const waiting = waitingFor({ price })
  const tick = freshTick(context, plan.spec)
  checkReach('price', waiting.price, tick, plan.spec)
  // a quantity that an amount made lies on no step, and stays
  if (input.quantity)
    checkSpotSize(quantity, { ...plan, spec: inForce(tx, plan.spec) }, allOf(tx, row.user_id, plan, row.frozen))
  spotFillOf({ side: plan.side, quantity, price: waiting.price }, plan)
  const frozen = keptBy(plan, quantity, waiting.price)
  bookSpotFreeze(tx, row, sum([frozen, `-${row.frozen}`]).toString(), lastEntry(tx, currencyOf(accountOf(row))) + 1)
  const waits = updateRow(tx, row, { quantity, price, expire_at, margin: frozen, frozen })
  return isMarketable(waiting, plan.side, tick.price, tick) ? fillSpot(tx, context, waits, tick) : waits
}

/** It ends unfilled, and what it kept is free again. */
export function endSpot(
  tx: Tx,
  context: Context,
  row: OrderRow,
  reason: NonNullable<OrderRow['close_reason']>,
): OrderRow {
  bookSpotFreeze(tx, row, `-${row.frozen}`, LAST)
  return ended(tx, context, row, reason)
}
