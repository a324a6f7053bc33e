/** What loans hold of coins and owe, as the ledger checks it. */
import { loanStates } from '@shared/contract/codes'
import { prepared } from '@shared/engine/db/query'
import type { Tx } from '@shared/engine/db/transact'
import type { Claim } from '@shared/engine/ledger/index'
import { toMinor } from '@shared/money'
import { owedOf } from './rows.ts'
import type { LoanRow } from './tables.ts'

const RUNNING = `SELECT * FROM loan WHERE status = ${loanStates.passed}`
const running = (tx: Tx) => prepared(tx, RUNNING).all() as LoanRow[]

export const loanClaims: readonly Claim[] = [
  { kind: 'debt', read: tx => new Map(running(tx).map(row => [row.id, -toMinor(owedOf(row))])) },
  { kind: 'pledge', read: tx => new Map(running(tx).map(row => [row.id, toMinor(row.pledge_amount)])) },
]
