/** Sends where one lives and whom to call. */
import { useLingui } from '@lingui/react/macro'
import { applyAdvancedCall } from '@shared/contract/calls/account'
import * as to from '@shared/contract/to'
import { useAtomValue } from 'jotai'
import { useMemo } from 'react'
import { draft, useForm } from 'shell/form'
import { go, useLeaveGuard } from 'shell/navigation'
import { useOrder } from 'shell/order'
import { countryInfoAtom, refreshUser, useSession } from 'shell/session'
import { advanced, advancedModel, advancedTerms, type Fault } from './identity-advanced.model.ts'

const useAdvancedDraft = draft('account.identity-advanced.v1', advanced)

function useFaultWords(): Record<Fault, string> {
  const { t } = useLingui()
  return {
    missing: t`Required`,
    name: t`Write the name in letters, as on their document`,
    address: t`Enter a complete address in readable characters`,
    phone: t`Check the mobile number`,
    'own-phone': t`Enter someone else's number, not your own`,
    'not-declared': t`Tick the box to confirm`,
  }
}

export function useAdvanced() {
  const { user } = useSession()
  const country = useAtomValue(countryInfoAtom)
  const words = useFaultWords()
  const model = useMemo(() => advancedModel(country, user?.address ?? ''), [country, user?.address])
  const order = useOrder(applyAdvancedCall, { onDone: () => done() })
  const form = useForm(model, null, {
    words: fault => words[fault],
    sending: order,
    draft: [useAdvancedDraft, 'advanced'],
  })
  useLeaveGuard(order.busy)
  function done(): void {
    form.clear()
    void refreshUser()
    go(to.identityResult({ kind: 'advanced' }), { replace: true })
  }
  const submit = () => {
    const { contactRelation } = form.form
    if (!form.press() || contactRelation === undefined) return
    void order.send({ ...advancedTerms(form.form), contactRelation })
  }
  return { form, order, submit }
}
