/** Reads of simulated accounts, and what they hold. */
import type { Db } from '../db/open.ts'
import { first, sql } from '../db/query.ts'
import { DEMO, type TradingAccount } from '../positions/account.ts'
import type { DemoRow } from './tables.ts'

export const demoAccount = (owner: string): TradingAccount => ({ owner, sub: DEMO })

export const demoOf = (db: Db, owner: string): DemoRow | undefined =>
  first(db, sql.selectFrom('demo_account').selectAll().where('owner', '=', owner))
