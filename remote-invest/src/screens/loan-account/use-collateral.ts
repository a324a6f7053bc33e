/** The form of more collateral and its order. */
import { useLingui } from '@lingui/react/macro'
import { addPledgeCall, type Loan } from '@shared/contract/calls/invest/loans'
import { useForm } from 'shell/form'
import { useOrder } from 'shell/order'
import { toast } from 'shell/overlay'
import { type CollateralFault, collateralModel, PLACES } from './collateral.model.ts'
import { useAvailable } from './use-repay.ts'

function useWords() {
  const { t } = useLingui()
  const words: Record<CollateralFault, string> = {
    missing: t`Enter an amount`,
    'not-positive': t`Enter an amount above 0`,
    places: t`Use up to ${PLACES} decimal places`,
    'too-much': t`More than your available balance`,
  }
  return (fault: CollateralFault) => words[fault]
}

/** @param loan undefined until it is known */
export function useCollateral(loan: Loan | undefined, onDone: () => void) {
  const { t } = useLingui()
  const available = useAvailable(loan?.pledgeCurrency)
  const order = useOrder(addPledgeCall, {
    onDone() {
      onDone()
      toast(t`Collateral added`)
      form.clear()
    },
  })
  const form = useForm(collateralModel, { available }, { words: useWords(), sending: order })
  const { amount } = form.form
  return {
    ...{ form, order, available, amount },
    /** Another amount is another order. */
    change(next: string) {
      order.begin()
      form.change({ amount: next })
    },
    submit() {
      if (loan && form.press()) void order.send({ loanId: loan.id, amount })
    },
  }
}
export type Adding = ReturnType<typeof useCollateral>
