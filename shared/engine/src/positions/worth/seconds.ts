/** The second contracts of an account that have not ended: their stakes are held. */
import { secondStates } from '@shared/contract/codes'
import type { Db } from '../../db/open.ts'
import { prepared } from '../../db/query.ts'
import type { TradingAccount } from '../../ledger/trading-account.ts'
import type { SecondRow } from '../second/tables.ts'

/** The state is written out, as in the indexes of what runs. */
export const RUNNING = `SELECT * FROM second_order WHERE state = ${secondStates.running}`

export const runningSeconds = (db: Db, { owner, sub }: TradingAccount): SecondRow[] =>
  prepared(db, `${RUNNING} AND user_id = ? AND account = ?`).all(owner, sub) as SecondRow[]
