/** Adds an account as an order, which a lost answer does not double, or changes one; what the server says stays here. */
import { addPayoutAccountCall, editPayoutAccountCall, type PayoutAccount } from '@shared/contract/calls/wallet'
import { useSend } from 'shell/form'
import { useOrder } from 'shell/order'
import { refreshUser } from 'shell/session'
import { call, type Failure } from 'shell/transport'
import type { FormProps } from './form-props.ts'
import { addTerms, type Common, editTerms, type NumberTerms } from './saving.model.ts'
import { useTermsSent } from './use-terms-sent.ts'

/** Reloads the profile if the withdrawal password is missing, so that the page leads to it. */
const onFailed = ({ need }: Failure) => {
  if (need === 'withdraw-password') void refreshUser()
}

/** @param props with what is changed; absent: a new one */
export function useSaving(kind: PayoutAccount['kind'], props: FormProps, onDone: () => void) {
  const { of } = props
  const { terms, keep, release } = useTermsSent(props)
  const ends = (failure: Failure) => {
    release()
    onFailed(failure)
  }
  const order = useOrder(addPayoutAccountCall, { onDone, onFailed: ends })
  const change = useSend(ends)
  const { state, busy, begin } = of ? change : order
  const edit = async (terms: ReturnType<typeof editTerms>) => {
    let saved = !terms
    await change.send(async () => {
      if (terms) saved = (await call(editPayoutAccountCall, terms, { notice: 'screen' })).state === 'ok'
    })
    if (saved) onDone() // after the sending: the form no longer asks
  }
  return {
    ...{ state, busy, terms },
    begin() {
      release()
      begin()
    },
    /** @param number only where another one was typed */
    save(form: Common, number: NumberTerms | undefined) {
      keep()
      if (of) void edit(editTerms(of, form, number))
      else if (number) void order.send(addTerms(kind, form, number))
    },
  }
}
