/** Columns of tables. `pnpm tables` writes the types from the migrations, and keeps the notes. */
import type { Generated } from 'kysely'

export type Columns = {
  /** A loan from the application to its end; its terms are those of the day it was asked for. Times are epoch ms. */
  loan: {
    id: string
    user_id: string
    type: 1 | 2
    currency: string
    amount: string
    /** What is not paid back of what was paid out. */
    principal: string
    /** What is not paid of the interest that was charged. */
    interest: string
    days: number
    daily_rate: string
    status: 0 | 1 | 2 | 3 | -1
    /** When it was paid out. */
    start_at: number | null
    /** When it is due. */
    end_at: number | null
    /** Days of interest that were charged. */
    days_charged: number
    /** 1 once its due date has passed unpaid, paid afterwards too. */
    overdue: number
    reason_words: string | null
    close_reason: string | null
    pledge_currency: string | null
    pledge_amount: string
    /** JSON: PledgeTerms. */
    pledge_terms: string | null
    /** 1 once its owner was called, until it is well below the call again. */
    called: number
    /** An upload that signed nothing else. */
    sign_image: string | null
    client_order_id: string
    created_at: number
    /** The exact interest of the days charged: each on the principal of that day. */
    accrued: Generated<string>
    /** ms from the start that cost nothing: a whole day if it was asked for as the only loan, see free-day.ts. */
    free_ms: Generated<number>
    /** When the last of it was paid. */
    ended_at: number | null
    /** Days of interest that were charged while it was: each takes points off its owner's credit score. */
    overdue_days: Generated<number>
    /** The key of the person (accounts/person.ts), from when it is known. */
    person: string | null
    reason_code: string | null
    reason_lang: string | null
  }
  loan_count: {
    user_id: string
    status: number
    type: number
    n: number
  }
  loan_event: {
    loan_id: string
    seq: number
    code: string
    at: number
    amount: string | null
    currency: string | null
    price: string | null
  }
  loan_interest: {
    loan_id: string
    day: number
    rate: string
    amount: string
    at: number
  }
}
