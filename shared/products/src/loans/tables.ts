import type { Loan } from '@shared/contract'
import type { CodeOf, loanStates, loanTypes } from '@shared/contract/codes'
import type { Decimal } from '@shared/money'

/** A loan from the application to its end; its terms are those of the day it was asked for. Times are epoch ms. */
export type LoanRow = {
  id: string
  user_id: string
  /** The key of the person (accounts/person.ts), from when it is known. */
  person: string | null
  type: CodeOf<typeof loanTypes>
  currency: string
  amount: Decimal
  /** What is not paid back of what was paid out. */
  principal: Decimal
  /** What is not paid of the interest that was charged. */
  interest: Decimal
  days: number
  daily_rate: Decimal
  status: CodeOf<typeof loanStates>
  /** When it was paid out, and is due. */
  start_at: number | null
  end_at: number | null
  /** Days of interest that were charged, and their exact interest: each on the principal of that day. */
  days_charged: number
  accrued: Decimal
  /** ms from the start that cost nothing: a whole day if it was asked for as the only loan, see free-day.ts. */
  free_ms: number
  /** When the last of it was paid. */
  ended_at: number | null
  /** 1 once its due date has passed unpaid, paid afterwards too. */
  overdue: number
  /** Days of interest that were charged while it was: each takes points off its owner's credit score. */
  overdue_days: number
  reject_reason: string | null
  close_reason: NonNullable<Loan['closeReason']> | null
  pledge_currency: string | null
  pledge_amount: Decimal
  /** JSON: PledgeTerms. */
  pledge_terms: string | null
  /** 1 once its owner was called, until it is well below the call again. */
  called: number
  /** An upload that signed nothing else. */
  sign_image: string | null
  client_order_id: string
  created_at: number
}

export type LoanInterestRow = { loan_id: string; day: number; rate: Decimal; amount: Decimal; at: number }

export type LoanEventRow = {
  loan_id: string
  seq: number
  code: string
  at: number
  amount: Decimal | null
  currency: string | null
  price: Decimal | null
}

export type LoanTables = { loan: LoanRow; loan_interest: LoanInterestRow; loan_event: LoanEventRow }

declare module '@shared/engine/db/tables' {
  interface Tables extends LoanTables {}
}
