/** What both kinds of account have: a label, a default, and the withdrawal password that a new number takes. */
import type { InputOf } from '@shared/contract'
import type { addPayoutAccountCall, editPayoutAccountCall, PayoutAccount } from '@shared/contract/calls/wallet'
import { PIN_DIGITS } from '@shared/contract/limits'
import type { Failure } from 'shell/transport'

export type Common = { label: string; isDefault: boolean; pin: string }
export type CommonFault = 'missing' | 'pin-short'

type Edit = InputOf<typeof editPayoutAccountCall>
/** What names an account: whoever changes it has another one. */
export type NumberTerms = Omit<Edit, 'id' | 'label' | 'isDefault' | 'removed' | 'withdrawPassword'>
type Kind = InputOf<typeof addPayoutAccountCall>['kind']

/** What stands in the form of an account that there is: never its number. */
export const commonOf = (of: PayoutAccount | undefined): Common => ({
  label: of?.label ?? '',
  isDefault: of?.isDefault ?? false,
  pin: '',
})

export function pinFault(pin: string): CommonFault | undefined {
  if (!pin) return 'missing'
  return pin.length < PIN_DIGITS ? 'pin-short' : undefined
}

/** Which field a refusal of the server is about. */
export const fieldOf = ({ field }: Pick<Failure, 'field'>): string | undefined =>
  field === 'withdrawPassword' ? 'pin' : field

export const addTerms = (kind: Kind, { label, isDefault, pin }: Common, number: NumberTerms) => ({
  ...{ kind, ...number, withdrawPassword: pin },
  ...(label.trim() && { label }),
  ...(isDefault && { isDefault }),
})

/** @param number only where another one was typed @returns undefined where nothing is changed */
export function editTerms(
  of: PayoutAccount,
  { label, isDefault, pin }: Common,
  number?: NumberTerms,
): Edit | undefined {
  const change = {
    ...(number && { ...number, withdrawPassword: pin }),
    ...(label.trim() !== of.label && { label }),
    ...(isDefault && !of.isDefault && { isDefault }),
  }
  return Object.keys(change).length > 0 ? { id: of.id, ...change } : undefined
}
