/** Ends everything that a virtual account has: at the newest price, whatever its market does. */
import { closeReasons } from '@shared/contract/codes'
import type { Context } from '../context.ts'
import type { Tx } from '../db/transact.ts'
import type { TradingAccount } from '../ledger/trading-account.ts'
import type { Tick } from '../market/port.ts'
import { closeAt } from './leveraged/close.ts'
import { endOrder } from './leveraged/wait.ts'
import { endOptionAt } from './option/end.ts'
import { isOption, ownRunning, pendingOf, runningOf } from './rows.ts'
import { voidSecond } from './second/settle.ts'
import type { PositionRow } from './tables.ts'
import { runningSeconds } from './worth/seconds.ts'

export function endAccount(tx: Tx, context: Context, account: TradingAccount): void {
  for (const row of pendingOf(tx, account)) endOrder(tx, context, row, closeReasons.accountEnded)
  for (const row of runningSeconds(tx, account)) voidSecond(tx, row, context.clock.now())
  // read anew: a close before it may have settled some of its profit
  for (const { id } of runningOf(tx, account)) endPosition(tx, context, ownRunning(tx, account, id))
}

function endPosition(tx: Tx, context: Context, row: PositionRow): void {
  const tick = newest(context, row)
  if (isOption(row)) endOptionAt(tx, context, row, tick)
  else closeAt(tx, context, row, tick, closeReasons.accountEnded)
}

function newest({ market }: Context, { symbol }: PositionRow): Tick {
  const tick = market.last(symbol)
  if (!tick) throw new Error(`No price was ever recorded for ${symbol}`)
  return tick
}
