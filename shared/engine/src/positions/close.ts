/** Ends what an account has: a position is closed, a waiting order cancelled. */
import type { closeAllCall, closePositionCall, OutputOf, ParsedInputOf } from '@shared/contract'
import { closeReasons } from '@shared/contract/codes'
import type { Context } from '../context.ts'
import type { Tx } from '../db/transact.ts'
import type { TradingAccount } from '../ledger/trading-account.ts'
import type { Language } from '../refusals/languages.ts'
import { refusalOf } from '../refusals/refusal-of.ts'
import { worded } from '../refusals/worded.ts'
import { tradableTick } from './checks.ts'
import { closeAt, closeByOwner } from './leveraged/close.ts'
import { sellAt, sellBack, tickToSellAt } from './option/end.ts'
import { specOf } from './pricing.ts'
import { isOption, isPending, ownRow, ownRunning, runningOf } from './rows.ts'
import type { PositionRow, StoredRow } from './tables.ts'
import { endWaiting } from './waiting.ts'

type Order = ParsedInputOf<typeof closePositionCall>

export function closeOrCancel(tx: Tx, context: Context, account: TradingAccount, order: Order): StoredRow {
  const row = ownRow(tx, account, order.id)
  if (isPending(row)) return endWaiting(tx, context, row, closeReasons.owner)
  const running = ownRunning(tx, account, order.id)
  return isOption(running) ? sellBack(tx, context, running, order) : closeByOwner(tx, context, running, order)
}

type Outcome = OutputOf<typeof closeAllCall>

/** Each at the newest price; what cannot be closed stays, and is named. */
export function closeAll(
  tx: Tx,
  context: Context,
  account: TradingAccount,
  { tradeType, symbol }: ParsedInputOf<typeof closeAllCall>,
  language: Language,
): Outcome {
  const meant = (row: PositionRow) => row.trade_type === tradeType && (!symbol || row.symbol === symbol)
  const outcome: Outcome = { closed: [], failed: [] }
  for (const { id } of runningOf(tx, account).filter(meant)) {
    const refused = refusalOf(tx, () => closeNow(tx, context, ownRunning(tx, account, id)))
    if (refused) outcome.failed.push({ id, message: worded(refused.refusal, refused.values, language) })
    else outcome.closed.push(id)
  }
  return outcome
}

/** At the newest price, whatever it is. */
function closeNow(tx: Tx, context: Context, row: PositionRow): void {
  if (isOption(row)) sellAt(tx, context, row, tickToSellAt(context, row))
  else closeAt(tx, context, row, tradableTick(context, specOf(row)), closeReasons.owner)
}
