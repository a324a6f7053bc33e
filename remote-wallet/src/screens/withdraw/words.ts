/** What is wrong with a withdrawal, why it cannot be sent now, what an account is called. */
import { useLingui } from '@lingui/react/macro'
import type { PayoutAccount } from '@shared/contract/calls/wallet'
import { formatDecimal } from '@shared/format/number'
import { formatRecordTime } from '@shared/format/time'
import type { Decimal } from '@shared/money'
import { useLanguage } from 'shell/i18n'
import type { OrderState } from 'shell/order'
import { useOfflineReason } from 'shell/screen'
import { useNetworkName } from '../../parts/network-name.ts'
import { usePauseWords } from '../../parts/pause-words.ts'
import { maskedAccount } from '../../parts/withdrawal.ts'
import type { Destination, Fault } from './withdraw.model.ts'

/** With its unit behind it. */
export function useFigure(): (value: Decimal, unit: string, least?: number) => string {
  const { bcp47 } = useLanguage()
  return (value, unit, least = 2) => `${formatDecimal(bcp47, value, { places: 8, minPlaces: least })}\u00a0${unit}`
}

/** @param currency stands behind what is asked for */
export function useFaultWords(currency: string): (fault: Fault) => string {
  const { t } = useLingui()
  const figure = useFigure()
  return fault => {
    switch (fault.name) {
      case 'missing':
        return t`Enter an amount`
      case 'not-positive':
        return t`Enter an amount above 0`
      case 'too-much':
        return t`More than your available balance`
      case 'no-account':
        return t`Add a withdrawal account for this network first`
      case 'account-held':
        return t`You can't use this withdrawal account yet`
      case 'below': {
        const least = figure(fault.n, currency, 0)
        return t`The minimum is ${least}`
      }
      case 'day': {
        const left = figure(fault.n, 'USDT')
        return t`You can still withdraw ${left} today`
      }
    }
  }
}

/** Names the security change that holds withdrawals, in case the owner did not make it. */
export function useHoldWords(): (cause: string | undefined) => string {
  const { t } = useLingui()
  const words: Record<string, string> = {
    'password-changed': t`Your login password was changed.`,
    'withdraw-password-changed': t`Your withdrawal password was changed.`,
    'authenticator-moved': t`Your authenticator was moved to another phone.`,
    'authenticator-removed': t`Your authenticator was removed.`,
    'email-changed': t`Your email address was changed.`,
    'phone-changed': t`Your mobile number was changed.`,
  }
  return cause => words[cause ?? ''] ?? t`Your security settings were changed.`
}

/** Names the account where the server says "not found". */
export function useRefusalText(state: OrderState): OrderState {
  const { t } = useLingui()
  if (state.phase !== 'failed') return state
  const { refusal } = state.failure
  const say = (text: string): OrderState => ({ ...state, failure: { ...state.failure, text } })
  if (refusal === 'not-found') return say(t`This withdrawal account was removed. Choose another.`)
  return state
}

/** Its label, else what tells it from others. */
export const nameOf = (account: PayoutAccount): string => account.label || numberOf(account)

/** An address by its ends, a bank's number by its last digits. */
export const numberOf = ({ kind, address, number }: PayoutAccount): string =>
  maskedAccount({ kind, account: address ?? number ?? '' })

/** Why nothing can be sent now. @param rated a bank's rate is there, or none is needed */
export function useReason({ network }: Destination, held: number | undefined, rated: boolean): string | undefined {
  const { t } = useLingui()
  const offline = useOfflineReason()
  const pauseWords = usePauseWords()
  const name = useNetworkName()(network.network)
  if (offline) return offline
  if (network.paused) {
    const why = pauseWords(network.paused)
    return t`${name} is paused: ${why}`
  }
  if (held !== undefined) {
    const time = formatRecordTime(held)
    return t`Available from ${time}`
  }
  return rated ? undefined : t`Waiting for the exchange rate`
}
