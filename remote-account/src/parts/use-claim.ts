/** Claims what was earned: once, however often it is pressed (docs/rules/account.md#welfare). */
import { useLingui } from '@lingui/react/macro'
import { claimRewardCall } from '@shared/contract/calls/account'
import { formatDecimal } from '@shared/format/number'
import { useEffect } from 'react'
import { useLanguage } from 'shell/i18n'
import { type OrderTerms, useOrder } from 'shell/order'
import { toast } from 'shell/overlay'
import { WHOLE } from './whole.ts'

/** A reward by its id, or the check-in of today. */
export type Claimed = OrderTerms<typeof claimRewardCall>

/** @param anew what is another claim of the same words once it changes: a page may stand from one day's check-in to the next */
export function useClaim(what: Claimed, anew?: boolean) {
  const { t } = useLingui()
  const { bcp47 } = useLanguage()
  const { state, busy, send, begin } = useOrder(claimRewardCall, {
    onDone(paid) {
      const amount = paid && formatDecimal(bcp47, paid.amount, WHOLE)
      toast(amount ? t`${amount} USDT added to your balance account` : t({ message: 'Claimed', context: 'reward' }))
    },
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: each day begins anew
  useEffect(() => begin(), [anew, begin])
  return { state, busy, claim: () => void send(what) }
}
