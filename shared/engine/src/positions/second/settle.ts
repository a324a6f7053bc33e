/** Ends second contracts: by the last tick at or before their time, once. */
import { secondResults, secondStates, sideOf } from '@shared/contract/codes'
import { type SecondResult, secondProfit, secondResult } from '@shared/money'
import type { Context } from '../../context.ts'
import type { Tx } from '../../db/transact.ts'
import { isVirtual } from '../../ledger/trading-account.ts'
import { tellLossLimit } from '../../limits/tell.ts'
import type { Tick } from '../../market/port.ts'
import { notify } from '../../messages/notify.ts'
import { atDue } from '../at-due.ts'
import { ending } from '../ending.ts'
import { exitTick } from '../exit-tick.ts'
import { bookResult } from './book.ts'
import { dueSeconds, secondAccount, updateSecond } from './rows.ts'
import type { SecondRow } from './tables.ts'

/** Those whose time is over. */
export const settleSeconds = ending(dueSeconds, (tx, context, row) =>
  atDue(tx, context, row.expire_at, then => settle(tx, then, row)),
)

function settle(tx: Tx, context: Context, row: SecondRow): void {
  const now = context.clock.now()
  const tick = exitTick(context, row.symbol, row.expire_at)
  const result = secondResult(sideOf(row.direction), row.open_price, tick?.price)
  end(tx, row, result, tick, now)
  if (result === 'voided') tellVoid(tx, row, now)
  tellLossLimit(tx, context, secondAccount(row))
}

/** Its account is over: the stake returns. */
export const voidSecond = (tx: Tx, row: SecondRow, now: number): void => end(tx, row, 'voided', undefined, now)

function end(tx: Tx, row: SecondRow, result: SecondResult, tick: Tick | undefined, now: number): void {
  const profit = secondProfit(result, row.amount, row.odds)
  updateSecond(tx, row, {
    close_price: tick?.price ?? null,
    close_time: tick?.time ?? null,
    close_seq: tick?.seq ?? null,
    result: secondResults[result],
    profit,
    state: secondStates.closed,
    closed_at: now,
  })
  bookResult(tx, row, result, profit)
}

/** Virtual money writes no messages. */
function tellVoid(tx: Tx, row: SecondRow, at: number): void {
  if (isVirtual(secondAccount(row))) return
  notify(tx, {
    user: row.user_id,
    eventKey: `second:${row.id}:void`,
    tab: 'transaction',
    template: 'second-void',
    values: { symbol: row.symbol, amount: row.amount, currency: 'USDT' },
    path: `/heyue?mode=second&tab=history&order=${row.id}`,
    at,
  })
}
