/** What became of sending it: an upload that failed, a refusal with its way out; the ink stays. */
import { Trans } from '@lingui/react/macro'
import * as to from '@shared/contract/to'
import { Banner } from '@shared/ui/banner'
import { OrderNote } from '@shared/ui/order-note'
import { useWay, useWays } from 'shell/navigation'
import type { Failure } from 'shell/transport'
import { type Choice, nameOfType } from '../../parts/loans/choice.ts'
import { signingModel } from './loan-agreement.model.ts'
import type { SigningOf } from './use-signing.ts'

/** Where terms are at fault, they are chosen anew. */
const OF_TERMS: readonly (string | undefined)[] = [
  'loan-range',
  'loan-limit',
  'quantity-step',
  'ltv-too-high',
  'insufficient-collateral',
]

function useLead(choice: Choice): (failure: Failure) => string | undefined {
  const way = useWays()
  const { amount, days, pledged } = choice
  const terms = { amount, days: String(days), coin: pledged?.currency, pledge: pledged?.quantity }
  return ({ need, refusal, way: known }) => {
    if (known) return known
    if (need === 'kyc') return way(to.identity())
    if (refusal === 'change-initial-password') return way(to.changePassword())
    if (refusal === 'loan-overdue') return way(to.loanAccount())
    if (refusal === 'score-too-low') return way(to.my())
    return OF_TERMS.includes(refusal) ? way(to.loan({ type: nameOfType(choice.type), ...terms })) : undefined
  }
}

export function SendingNote({ choice, signing: { failure, order } }: { choice: Choice; signing: SigningOf }) {
  const lead = useLead(choice)
  const records = useWay(to.loanOrders())
  const { state } = order
  if (failure)
    return (
      <Banner kind="wait" title={<Trans>Couldn't upload your signature. It's still here: try again.</Trans>}>
        {failure.text}
      </Banner>
    )
  if (state.phase !== 'failed') return <OrderNote state={state} records={records} />
  if (signingModel.fieldOf?.(state.failure)) return null
  return <OrderNote state={{ ...state, failure: { ...state.failure, way: lead(state.failure) } }} records={records} />
}
