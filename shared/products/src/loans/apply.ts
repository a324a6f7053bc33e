/** Asking for a loan: credit waits for its review, what is lent on coins is paid out at once. */
import type { creditApplyCall, Loan, LoanSet, ParsedInputOf, pledgeApplyCall } from '@shared/contract'
import { loanStates, loanTypes } from '@shared/contract/codes'
import { DAY } from '@shared/engine/clock'
import type { Tx } from '@shared/engine/db/transact'
import type { SignedIn } from '@shared/engine/http/serve'
import { newId } from '@shared/engine/ids'
import { readAmount } from '@shared/engine/ledger/index'
import { realAccount } from '@shared/engine/ledger/trading-account'
import { mayOpen } from '@shared/engine/limits/may-open'
import { fromMinor, type PledgeTerms } from '@shared/money'
import { personOf } from '../accounts/person.ts'
import { accept } from '../content/agreement.ts'
import { bookLocked } from './book.ts'
import { checkBorrower, checkCoins, checkLent, checkPassword, checkSignature, checkTerms, setOf } from './checks.ts'
import { addEvent } from './events.ts'
import { hasFreeDay } from './free-day.ts'
import { grant } from './life.ts'
import { insertLoan } from './rows.ts'
import type { LoanRow } from './tables.ts'
import { loanView } from './view.ts'

type Credit = ParsedInputOf<typeof creditApplyCall>
type Pledge = ParsedInputOf<typeof pledgeApplyCall>

export function applyCredit(tx: Tx, input: Credit, caller: SignedIn): Loan {
  const { row: asking, set } = asked(tx, input, caller, loanTypes.credit)
  const row = insertLoan(tx, asking)
  acceptTerms(tx, row, set, input, caller)
  addEvent(tx, row, 'applied', row.created_at)
  return loanView(caller.context, row)
}

export function applyPledge(tx: Tx, input: Pledge, caller: SignedIn): Loan {
  const { context, user } = caller
  const { row, set } = asked(tx, input, caller, loanTypes.pledge)
  const terms = checkLent(context, set, input)
  const quantity = fromMinor(readAmount(input.pledgeAmount, 'pledgeAmount'))
  checkCoins(tx, user, input.pledgeCurrency, quantity, 'pledgeAmount')
  const pledged = insertLoan(tx, { ...row, ...pledgeOf(input.pledgeCurrency, quantity, terms) })
  acceptTerms(tx, row, set, input, caller)
  bookLocked(tx, pledged, quantity, row.created_at)
  addEvent(tx, pledged, 'applied', row.created_at)
  return loanView(context, grant(tx, pledged, row.created_at))
}

const acceptTerms = (tx: Tx, row: LoanRow, set: LoanSet, { read }: Credit, { language }: SignedIn) =>
  accept(tx, { user: row.user_id, subject: row.id, article: set.agreementId, language, read, at: row.created_at })

const pledgeOf = (currency: string, quantity: string, terms: PledgeTerms) => ({
  pledge_currency: currency,
  pledge_amount: quantity,
  pledge_terms: JSON.stringify(terms),
})

/** All that both kinds ask first. */
function asked(tx: Tx, input: Credit, { context, user }: SignedIn, type: LoanSet['type']) {
  checkPassword(tx, user)
  const set = setOf(input.loanSetId, type)
  mayOpen(tx, context, realAccount(user), 'loan')
  checkBorrower(tx, user, set)
  checkTerms(tx, user, set, input)
  const signature = checkSignature(tx, user, input.signImage)
  const now = context.clock.now()
  const by = { user, person: personOf(tx, user), signature, now, free_ms: hasFreeDay(tx, user, now) ? DAY : 0 }
  return { set, row: newRow(input, set, by) }
}

type By = { user: string; person: string | null; signature: string; now: number; free_ms: number }

const newRow = (
  { amount, days, clientOrderId }: Credit,
  set: LoanSet,
  { user, person, signature, now, free_ms }: By,
): LoanRow => ({
  ...{
    id: newId('L'),
    user_id: user,
    person,
    type: set.type,
    currency: set.currency,
    amount,
    days,
    daily_rate: set.dailyRate,
  },
  ...{ status: loanStates.pendingReview, principal: '0', interest: '0', start_at: null, end_at: null },
  ...{ days_charged: 0, accrued: '0', free_ms, ended_at: null, overdue: 0, overdue_days: 0 },
  ...{ reject_reason: null, close_reason: null },
  ...{ pledge_currency: null, pledge_amount: '0', pledge_terms: null, called: 0 },
  ...{ sign_image: signature, client_order_id: clientOrderId, created_at: now },
})
