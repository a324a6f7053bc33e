/** Which trading account a call is about, and what its rules allow there: later folders keep the virtual ones. */
import type { createPositionCall, ParsedInputOf } from '@shared/contract'
import { type CodeOf, tradingAccountTypes } from '@shared/contract/codes'
import type { Context } from '../context.ts'
import { hook } from '../db/hook.ts'
import type { Db } from '../db/open.ts'
import { realAccount, type TradingAccount } from '../ledger/trading-account.ts'
import { refuse } from '../refusals/refuse.ts'

export type InAccount = {
  accountType?: CodeOf<typeof tradingAccountTypes> | undefined
  entryId?: string | undefined
}

export type AccountRules = {
  /** A person's virtual account; undefined: they have no such one. */
  virtualOf(db: Db, user: string, named: InAccount): TradingAccount | undefined
  /** Whether nothing may begin in an account, since it is an entry of a competition that does not run. */
  isOver(db: Db, account: TradingAccount, now: number): boolean
  /** @throws Refused competition-rules */
  checkOrder(context: Context, account: TradingAccount, order: ParsedInputOf<typeof createPositionCall>): void
}

export const accountRules = hook<AccountRules>({
  virtualOf: () => undefined,
  isOver: () => false,
  checkOrder: () => {},
})

/** @throws Refused not-found where the person has no such account */
export function accountFor({ db }: Context, user: string, named: InAccount): TradingAccount {
  const { accountType } = named
  if (accountType === undefined || accountType === tradingAccountTypes.real) return realAccount(user)
  return accountRules.of(db).virtualOf(db, user, named) ?? refuse('not-found', { field: 'accountType' })
}

/** @throws Refused competition-rules where nothing may begin in the account */
export function checkRuns({ db, clock }: Context, account: TradingAccount): void {
  if (accountRules.of(db).isOver(db, account, clock.now())) refuse('competition-rules', { field: 'symbol' })
}
