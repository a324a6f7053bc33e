/** Cancels a recharge after a question; the list and the order are asked for again whatever came of it. */
import { useLingui } from '@lingui/react/macro'
import { rechargeCancelCall } from '@shared/contract/calls/wallet'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { confirm, toast } from 'shell/overlay'
import { call, failureOf, hasFeature } from 'shell/transport'

export function useCancelRecharge(): { cancel(id: string): Promise<void>; busy: boolean; offered: boolean } {
  const { t } = useLingui()
  const queries = useQueryClient()
  const [busy, setBusy] = useState(false)
  const cancel = async (id: string) => {
    const question = {
      title: t`Cancel this recharge?`,
      body: t`Do not cancel if you have already paid: your money would wait for the desk.`,
      yes: t({ message: 'Cancel order', context: 'order' }),
      no: t`Keep`,
    }
    if (!(await confirm(question))) return
    setBusy(true)
    try {
      await call(rechargeCancelCall, { id }, { notice: 'none' })
    } catch (error: unknown) {
      toast(failureOf(error).text, 'error')
    } finally {
      setBusy(false)
      await queries.invalidateQueries({ queryKey: ['wallet'] })
    }
  }
  return { cancel, busy, offered: hasFeature('wallet-cancel') }
}
