/** What is typed of a loan: it is there again after the agreement was read, and after a reload. */
import { isDecimal } from '@shared/money'
import { draft } from 'shell/form'
import * as v from 'valibot'
import type { LoanName } from './choice.ts'

export type LoanForm = {
  amount: string
  /** 0: the usual ones. */
  days: number
  /** '': the one that most is there of. */
  coin: string
  /** As it was typed; '' where it is filled to the initial ratio. */
  pledge: string
}
export const BLANK: LoanForm = { amount: '', days: 0, coin: '', pledge: '' }

const amount = v.pipe(
  v.string(),
  v.check(text => text === '' || isDecimal(text)),
)

const useDraft = draft<LoanForm>(
  'invest.loan.v1',
  v.object({ amount, days: v.number(), coin: v.string(), pledge: amount }),
)

/** One of each kind. */
export const useLoanDraft = (name: string, blank = BLANK) => useDraft(name, blank)

/** It was asked for: nothing of it is typed any more. */
export function useForgetLoan(name: LoanName): () => void {
  const [, change] = useLoanDraft(name)
  return () => change(() => BLANK)
}
