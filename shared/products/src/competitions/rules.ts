/** What a competition allows (docs/rules/trade.md#competitions). */
import type { createPositionCall, ParsedInputOf } from '@shared/contract'
import { type CodeOf, competitionStates, tradeTypes, tradingAccountTypes } from '@shared/contract/codes'
import { COMPETITION_LEVERAGE } from '@shared/contract/limits'
import type { Context } from '@shared/engine/context'
import type { Db } from '@shared/engine/db/open'
import { isEntry, type TradingAccount } from '@shared/engine/ledger/trading-account'
import { type AccountRules, checkRuns } from '@shared/engine/positions/account-rules'
import { refuse } from '@shared/engine/refusals/refuse'
import { competitionById, entryById } from './rows.ts'
import type { CompetitionRow } from './tables.ts'

/** By the clock: whoever asks in the second of its end is late. One that was cancelled is over. */
export function statusOf(
  { start_at, end_at, settled_at, cancelled_at }: CompetitionRow,
  now: number,
): CodeOf<typeof competitionStates> {
  if (settled_at !== null || cancelled_at !== null || now >= end_at) return competitionStates.ended
  return now < start_at ? competitionStates.toStart : competitionStates.inProgress
}

/** Whether nothing may begin in an account, since it is an entry of a competition that does not run. */
export function isOver(db: Db, account: TradingAccount, now: number): boolean {
  if (!isEntry(account)) return false
  const entry = entryById(db, account.sub)
  if (entry?.state !== 'in') return true
  return statusOf(competitionById(db, entry.competition_id), now) !== competitionStates.inProgress
}

/** @returns undefined where another account is named, or the entry is somebody else's */
export const entryNamed: AccountRules['virtualOf'] = (db, user, { accountType, entryId }) => {
  const entry = accountType === tradingAccountTypes.competition && entryId ? entryById(db, entryId) : undefined
  return entry?.owner === user ? { owner: user, sub: entry.id } : undefined
}

/** While it runs, contracts alone, at most 20x. @throws Refused competition-rules */
export function checkOrder(
  context: Context,
  account: TradingAccount,
  { tradeType, leverage }: ParsedInputOf<typeof createPositionCall>,
): void {
  if (!isEntry(account)) return
  checkRuns(context, account)
  if (tradeType !== tradeTypes.contract) refuse('competition-rules', { field: 'symbol' })
  if ((leverage ?? 0) > COMPETITION_LEVERAGE) refuse('competition-rules', { field: 'leverage' })
}
