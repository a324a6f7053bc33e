/** What the two forms hold and what is wrong with them; no React, no words: errors travel as codes. */
import { CODE_DIGITS } from '@shared/contract/limits'
import { isEmail, isName } from '@shared/contract/registering'
import type { FormModel } from 'shell/form'
import type { Failure } from 'shell/transport'
import { type NewPasswordFault, newPasswordFaults } from '../../parts/new-password.model.ts'

/** How one registers. */
export type By = 'account' | 'email'

export type Credentials = { account: string; password: string }
export type Registration = {
  account: string
  email: string
  code: string
  password: string
  again: string
  invitation: string
  agreed: boolean
}
export type Field = keyof Credentials | keyof Registration
export type Fault = NewPasswordFault | 'name-shape' | 'email-shape' | 'code-shape' | 'invitation-shape' | 'not-agreed'
type Faults = Partial<Record<Field, Fault>>

const checkAccount = ({ account }: { account: string }): Faults => (account.trim() ? {} : { account: 'missing' })

const loginFaults = (form: Credentials): Faults => ({
  ...checkAccount(form),
  ...(form.password ? {} : { password: 'missing' }),
})

const nameFault = ({ account }: Registration): Faults => {
  if (!account.trim()) return { account: 'missing' }
  return isName(account.trim()) ? {} : { account: 'name-shape' }
}

/** Why an address cannot be sent a code, too. */
export const emailFault = ({ email }: Pick<Registration, 'email'>): Faults => {
  if (!email.trim()) return { email: 'missing' }
  return isEmail(email.trim()) ? {} : { email: 'email-shape' }
}

const codeFault = ({ code }: Registration): Faults => {
  if (!code) return { code: 'missing' }
  return code.length === CODE_DIGITS && /^\d+$/.test(code) ? {} : { code: 'code-shape' }
}

/** Whether it is anybody's, the server says. */
const invitationFault = ({ invitation }: Registration): Faults =>
  /^[a-z\d]*$/i.test(invitation.trim()) ? {} : { invitation: 'invitation-shape' }

const registerFaults = (form: Registration, { by }: Registering): Faults => ({
  ...(by === 'account' ? nameFault(form) : { ...emailFault(form), ...codeFault(form) }),
  ...newPasswordFaults(form, [form.account, form.email]),
  ...invitationFault(form),
  ...(form.agreed ? {} : { agreed: 'not-agreed' }),
})

/** A typed mobile number shows its country code before it. */
export const looksLikePhone = (typed: string): boolean => /^[\d\s()-]{5,}$/.test(typed.trim())

/** What is sent as account: a number carries its country code. */
export const accountToSend = (typed: string, phoneCode: string): string =>
  looksLikePhone(typed) ? `+${phoneCode}${typed.replace(/\D/g, '').replace(/^0+/, '')}` : typed.trim()

/** Which field a refusal of the server is about. */
export function fieldOf({ refusal, field }: Pick<Failure, 'refusal' | 'field'>): Field | undefined {
  if (field === 'captcha') return 'code'
  if (field === 'inviteCode' || refusal === 'code-unknown') return 'invitation'
  const known = (['account', 'email', 'password', 'agreed'] as const).find(name => name === field)
  return known ?? (refusal === 'wrong-credentials' ? 'password' : undefined)
}

export const loginModel: FormModel<Credentials, null, Field, Fault> = {
  blank: { account: '', password: '' },
  faults: loginFaults,
  fieldOf,
}

/** @param codeAsked a code was asked for: the address must be one */
type Registering = { by: By; codeAsked: boolean }

export const registerModel: FormModel<Registration, Registering, Field, Fault> = {
  blank: { account: '', email: '', code: '', password: '', again: '', invitation: '', agreed: false },
  faults: registerFaults,
  early: (form, { codeAsked }) => (codeAsked ? emailFault(form) : {}),
  fieldOf,
}
