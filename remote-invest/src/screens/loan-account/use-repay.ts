/** The form of a repayment and its order: what is typed, sent, and paid. */
import { useLingui } from '@lingui/react/macro'
import { type Loan, repayLoanCall } from '@shared/contract/calls/invest/loans'
import { userBalanceCall } from '@shared/contract/calls/wallet'
import { LOAN_PLACES as PLACES } from '@shared/money'
import { useForm } from 'shell/form'
import { useOrder } from 'shell/order'
import { toast } from 'shell/overlay'
import { useCall } from 'shell/query'
import { useFigures } from '../../parts/figures.tsx'
import { isRunning } from '../../parts/loans/loan.model.ts'
import { amountOf, isAll, type RepayFault, repayModel } from './repay.model.ts'

/** Of a currency in the balance account; undefined until it is known. */
export function useAvailable(currency: string | null | undefined) {
  const { data } = useCall(userBalanceCall, { currency: currency ?? '' }, { enabled: Boolean(currency) })
  return data ? (data[0]?.available ?? '0') : undefined
}

function useWords(owed: string, currency: string) {
  const { t } = useLingui()
  const { money } = useFigures()
  const figure = money(owed, currency)
  const words: Record<RepayFault, string> = {
    missing: t`Enter an amount`,
    'not-positive': t`Enter an amount above 0`,
    places: t`Use up to ${PLACES} decimal places`,
    'more-than-owed': t`You owe ${figure}`,
    'too-much': t`More than your available balance`,
  }
  return (fault: RepayFault) => words[fault]
}

/** Announces a repayment. */
function useRepaidToast() {
  const { t } = useLingui()
  const { money } = useFigures()
  return (paid: string, after: Loan | undefined) => {
    if (after && !isRunning(after)) return toast(t`Loan repaid in full`)
    const sum = money(paid, after?.currency ?? 'USDT')
    toast(t`${sum} repaid`)
  }
}

/** @param loan undefined until it is known */
export function useRepay(loan: Loan | undefined, onDone: () => void) {
  const available = useAvailable(loan?.currency)
  const context = { owed: loan?.owed ?? '0', available }
  const tell = useRepaidToast()
  const order = useOrder(repayLoanCall, {
    onDone(after) {
      onDone()
      tell(amount || '0', after)
      form.clear()
    },
  })
  const form = useForm(repayModel, context, { words: useWords(context.owed, loan?.currency ?? ''), sending: order })
  const amount = amountOf(form.form, context)
  return {
    ...{ form, order, context, amount },
    /** Another amount is another order. */
    change(part: Partial<typeof form.form>) {
      order.begin()
      form.change(part)
    },
    submit() {
      if (loan && form.press()) void order.send({ loanId: loan.id, amount: isAll(form.form, context) ? 'all' : amount })
    },
  }
}
export type Repay = ReturnType<typeof useRepay>
