import type { Loan } from '@shared/contract'
import type { Narrowed } from '@shared/engine/db/tables'
import type { Decimal } from '@shared/money'
import type { Selectable } from 'kysely'
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

declare module '@shared/engine/db/tables' {
  interface Tables extends LoanTables {}
}
