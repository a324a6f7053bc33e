/** Which trading account a call is about. */
import { type CodeOf, tradingAccountTypes } from '@shared/contract/codes'
import { entryById } from '../competitions/rows.ts'
import type { Context } from '../context.ts'
import { demoAccount, demoOf } from '../demo/rows.ts'
import { refuse } from '../refusals/refuse.ts'
import { realAccount, type TradingAccount } from './account.ts'

export type InAccount = {
  accountType?: CodeOf<typeof tradingAccountTypes> | undefined
  entryId?: string | undefined
}

/** @throws Refused not-found where the person has no such account */
export function accountFor({ db }: Context, user: string, { accountType, entryId }: InAccount): TradingAccount {
  if (accountType === undefined || accountType === tradingAccountTypes.real) return realAccount(user)
  if (accountType === tradingAccountTypes.demo && demoOf(db, user)) return demoAccount(user)
  const entry = accountType === tradingAccountTypes.competition && entryId ? entryById(db, entryId) : undefined
  if (entry?.owner === user) return { owner: user, sub: entry.id }
  return refuse('not-found', { field: 'accountType' })
}
