/** Reads of simulated accounts, and what they hold. */
import { tradingAccountTypes } from '@shared/contract/codes'
import type { Db } from '@shared/engine/db/open'
import { first, sql } from '@shared/engine/db/query'
import { DEMO, type TradingAccount } from '@shared/engine/ledger/trading-account'
import type { AccountRules } from '@shared/engine/positions/account-rules'
import type { DemoRow } from './tables.ts'

export const demoAccount = (owner: string): TradingAccount => ({ owner, sub: DEMO })

/** @returns undefined where another account is named, or the person has none */
export const demoNamed: AccountRules['virtualOf'] = (db, user, { accountType }) =>
  accountType === tradingAccountTypes.demo && demoOf(db, user) ? demoAccount(user) : undefined

export const demoOf = (db: Db, owner: string): DemoRow | undefined =>
  first(db, sql.selectFrom('demo_account').selectAll().where('owner', '=', owner))
