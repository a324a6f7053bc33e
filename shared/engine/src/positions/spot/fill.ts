/** Turns a spot order into what was bought or sold, at a tick: a row that is closed as it is filled. */
import { positionStates } from '@shared/contract/codes'
import { type Decimal, type SpotFill, saleProfit } from '@shared/money'
import type { Context } from '../../context.ts'
import type { Tx } from '../../db/transact.ts'
import type { Tick } from '../../market/port.ts'
import { newRow, type Placing } from '../leveraged/fill.ts'
import { LAST, planOfRow } from '../leveraged/wait.ts'
import { insertRow, updateRow } from '../rows.ts'
import type { OrderRow, PositionRow } from '../tables.ts'
import { averageOf } from './averages.ts'
import { bookSpotFill, bookSpotFreeze } from './book.ts'
import { spotFillOf } from './plan.ts'

type Sold = { user: string; coin: string; side: 'long' | 'short' }

/** Of a sale, by the average as it stood before. */
const realised = (context: Context, { user, coin, side }: Sold, { paid, received }: SpotFill): Decimal | null =>
  side === 'short' ? saleProfit(received, { quantity: paid, averagePrice: averageOf(context, user, coin) }) : null

/** What a filled row has; nobody closed it, so it has no reason. */
const filled = ({ paid, fee }: SpotFill, { price, seq }: Tick, profit: Decimal | null, now: number) =>
  ({
    margin: paid,
    frozen: '0',
    open_fee: fee,
    liquidation: null,
    open_price: price,
    open_seq: seq,
    opened_at: now,
    close_price: price,
    close_seq: seq,
    close_fee: '0',
    closed_at: now,
    expire_at: null,
    profit,
    state: positionStates.closed,
  }) as const

/** At once, at a tick. @param quantity as it was judged */
export function fillNow(tx: Tx, context: Context, placing: Placing, tick: Tick, quantity: Decimal): PositionRow {
  const { account, order, plan } = placing
  const amount = order.price ? undefined : order.amount
  const fill = spotFillOf({ side: plan.side, quantity, price: tick.price, amount }, plan)
  const sold = { user: account.owner, coin: plan.spec.baseCurrency, side: plan.side }
  const now = context.clock.now()
  const row = insertRow(tx, {
    ...newRow(account, order, plan, quantity, now),
    ...filled(fill, tick, realised(context, sold, fill), now),
  })
  bookSpotFill(tx, row, fill)
  return row
}

/** A tick has reached it: what it kept returns first, and a better price leaves some of it. */
export function fillSpot(tx: Tx, context: Context, row: OrderRow, tick: Tick): PositionRow {
  const plan = planOfRow(row)
  const fill = spotFillOf({ side: plan.side, quantity: row.quantity, price: tick.price }, plan)
  const sold = { user: row.user_id, coin: plan.spec.baseCurrency, side: plan.side }
  const profit = realised(context, sold, fill)
  bookSpotFreeze(tx, row, `-${row.frozen}`, LAST)
  const done: PositionRow = updateRow(tx, row, filled(fill, tick, profit, context.clock.now()))
  bookSpotFill(tx, done, fill)
  return done
}
