/** Claims what was earned: once, however often it is pressed (docs/rules/account.md#welfare). */
import { useLingui } from '@lingui/react/macro'
import { claimRewardCall } from '@shared/contract/calls/account'
import { formatDecimal } from '@shared/format/number'
import { useLanguage } from 'shell/i18n'
import { type OrderTerms, useOrder } from 'shell/order'
import { toast } from 'shell/overlay'
import { WHOLE } from './whole.ts'

/** A reward by its id, or the check-in of today. */
export type Claimed = OrderTerms<typeof claimRewardCall>

export function useClaim(what: Claimed) {
  const { t } = useLingui()
  const { bcp47 } = useLanguage()
  const { state, busy, send } = useOrder(claimRewardCall, {
    onDone(paid) {
      const amount = paid && formatDecimal(bcp47, paid.amount, WHOLE)
      toast(amount ? t`${amount} USDT added to your balance account` : t({ message: 'Claimed', context: 'reward' }))
    },
  })
  return { state, busy, claim: () => void send(what) }
}
