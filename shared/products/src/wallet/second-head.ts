/** The head of the second contracts' page. */
import type { OutputOf, secondHeadCall } from '@shared/contract'
import { secondResults } from '@shared/contract/codes'
import type { Context } from '@shared/engine/context'
import type { TradingAccount } from '@shared/engine/ledger/trading-account'
import { outcomesOf } from '@shared/engine/positions/outcomes'
import { countOf } from '@shared/engine/positions/second/rows'
import { assetsOf } from './assets.ts'

/** What the person owns, as the wallet has it, and how often the account won. */
export function headOf(context: Context, account: TradingAccount): OutputOf<typeof secondHeadCall> {
  const { totalAssets, balance, positionAssets, competitionFrozenAssets, virtualAssets, dailyProfit, totalProfit } =
    assetsOf(context, account.owner)
  return {
    totalAssets,
    balance,
    positionAssets,
    competitionFrozenAssets,
    virtualAssets,
    dailyProfit,
    totalProfit,
    win: countOf(context.db, account, secondResults.win),
    tie: countOf(context.db, account, secondResults.tie),
    loss: countOf(context.db, account, secondResults.loss),
    outcomes: outcomesOf(context.db, account, 'second'),
  }
}
