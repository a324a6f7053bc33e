/** What goes of loans: signatures that signed nothing, and with an account what its loans tell of the person. */
import { changing, type Forgetting, setOf } from '@shared/engine/db/portions'
import { unusedBeat } from '../upload/index.ts'
import type { LoanRow } from './tables.ts'

export const signaturesBeat = unusedBeat('signature', { table: 'loan', column: 'sign_image' })

/** What proves money stays. */
const closed: Forgetting<LoanRow> = {
  ...{ sign_image: 'NULL', reason_words: 'NULL' },
  ...{
    id: null,
    user_id: null,
    person: null,
    type: null,
    currency: null,
    amount: null,
    principal: null,
    interest: null,
  },
  ...{ days: null, daily_rate: null, status: null, start_at: null, end_at: null, days_charged: null, overdue: null },
  ...{ close_reason: null, reason_code: null, reason_lang: null, client_order_id: null, created_at: null },
  ...{ pledge_currency: null, pledge_amount: null, pledge_terms: null, called: null, accrued: null, free_ms: null },
  ...{ ended_at: null, overdue_days: null },
}

export const loanPortions = { loans: changing('loan', setOf(closed)) }
