/** What loans hold of coins and owe, as the ledger checks it. */
import { loanStates } from '@shared/contract/codes'
import { toMinor } from '@shared/money'
import { prepared } from '../db/query.ts'
import type { Tx } from '../db/transact.ts'
import type { Claim } from '../ledger/index.ts'
import { owedOf } from './rows.ts'
import type { LoanRow } from './tables.ts'

const RUNNING = `SELECT * FROM loan WHERE status = ${loanStates.passed}`
const running = (tx: Tx) => prepared(tx, RUNNING).all() as LoanRow[]

export const loanClaims: readonly Claim[] = [
  { kind: 'debt', read: tx => new Map(running(tx).map(row => [row.id, -toMinor(owedOf(row))])) },
  { kind: 'pledge', read: tx => new Map(running(tx).map(row => [row.id, toMinor(row.pledge_amount)])) },
]
