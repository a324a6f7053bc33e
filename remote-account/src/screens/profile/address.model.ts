/** The form for a new phone number or email: values and faults. No React, no words. */
import type { UserInfo } from '@shared/contract/calls/account'
import { CODE_DIGITS } from '@shared/contract/limits'
import { emailOf, isEmail } from '@shared/contract/registering'
import { normalisePhone } from '@shared/format/phone'
import type { FormModel } from 'shell/form'
import type { Failure } from 'shell/transport'

export type Kind = 'phone' | 'email'
export type Typed = { address: string; code: string; password: string; googleCode: string }
export type Field = keyof Typed
export type Fault = 'missing' | 'phone-shape' | 'email-shape' | 'code-shape'

/** phoneCode: of the country that is picked · bound: an authenticator */
export type AddressContext = { kind: Kind; phoneCode: string; bound: boolean }

export type Address = { email: string } | { phoneCode: string; phone: string }

/** As the calls take it. */
export const addressOf = ({ address }: Pick<Typed, 'address'>, { kind, phoneCode }: AddressContext): Address =>
  kind === 'email' ? { email: emailOf(address) } : { phoneCode, phone: normalisePhone(phoneCode, address)?.phone ?? '' }

/** One spelling of each, as the exchange writes it, too. */
export const nameOf = (address: Address): string =>
  'email' in address ? address.email : `+${address.phoneCode}${address.phone}`

/** Why no code can be sent to the address. */
export function addressFault(form: Typed, context: AddressContext): { address?: Fault } {
  if (!form.address.trim()) return { address: 'missing' }
  const address = addressOf(form, context)
  const fits = 'email' in address ? isEmail(address.email) : address.phone !== ''
  return fits ? {} : { address: `${context.kind}-shape` }
}

const isCode = (typed: string) => typed.length === CODE_DIGITS && /^\d+$/.test(typed)

function codeFault({ code }: Typed): { code?: Fault } {
  if (!code) return { code: 'missing' }
  return isCode(code) ? {} : { code: 'code-shape' }
}

const fieldNames: Readonly<Record<string, Field>> = {
  phone: 'address',
  email: 'address',
  captcha: 'code',
  password: 'password',
  googleCode: 'googleCode',
}

/** Which field a refusal of the server is about. */
export const fieldOf = ({ field, need }: Pick<Failure, 'field' | 'need'>): Field | undefined =>
  need === 'google-code' ? 'googleCode' : fieldNames[field ?? '']

export const addressModel: FormModel<Typed, AddressContext, Field, Fault> = {
  blank: { address: '', code: '', password: '', googleCode: '' },
  faults: (form, context) => ({
    ...addressFault(form, context),
    ...codeFault(form),
    ...(!form.password && { password: 'missing' }),
    ...(context.bound && !form.googleCode.trim() && { googleCode: 'missing' }),
  }),
  fieldOf,
}

/** Whether the change holds withdrawals: it does if the account has an address already. */
export const holds = ({ phone, email }: UserInfo): boolean => Boolean(phone || email)
