import type { Loan } from '@shared/contract'
import type { Decimal } from '@shared/money'
import type { Selectable } from 'kysely'
import type { Narrowed } from '../db/tables.ts'
import type { Columns } from './columns.ts'

type Sums = 'amount' | 'principal' | 'interest' | 'daily_rate' | 'accrued' | 'pledge_amount'

export type LoanTables = Narrowed<
  Columns,
  {
    loan: Record<Sums, Decimal> & { close_reason: NonNullable<Loan['closeReason']> }
    loan_interest: Record<'rate' | 'amount', Decimal>
    loan_event: Record<'amount' | 'price', Decimal>
  }
>

export type LoanRow = Selectable<LoanTables['loan']>
export type LoanInterestRow = LoanTables['loan_interest']
export type LoanEventRow = LoanTables['loan_event']

declare module '../db/tables.ts' {
  interface Tables extends LoanTables {}
}
