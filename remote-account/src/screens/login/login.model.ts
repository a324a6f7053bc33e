/** What the two forms hold and what is wrong with them; no React, no words: errors travel as codes. */
import type { FormModel } from 'shell/form'
import type { Failure } from 'shell/transport'

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
export type Fault =
  | 'missing'
  | 'name-shape'
  | 'email-shape'
  | 'code-shape'
  | 'password-short'
  | 'password-mixed'
  | 'password-own'
  | 'passwords-differ'
  | 'invitation-shape'
  | 'not-agreed'
type Faults = Partial<Record<Field, Fault>>

/** Names are what the server takes: a letter first, 4 to 20 letters, digits or "_". */
const NAME = /^[a-z][a-z0-9_]{3,19}$/i
const EMAIL = /^[^\s@]{1,64}@[^\s@.]+(?:\.[^\s@.]+)*\.[^\s@.]{2,}$/

const checkAccount = ({ account }: { account: string }): Faults => (account.trim() ? {} : { account: 'missing' })

const loginFaults = (form: Credentials): Faults => ({
  ...checkAccount(form),
  ...(form.password ? {} : { password: 'missing' }),
})

const nameFault = ({ account }: Registration): Faults => {
  if (!account.trim()) return { account: 'missing' }
  return NAME.test(account.trim()) ? {} : { account: 'name-shape' }
}

/** Why an address cannot be sent a code, too. */
export const emailFault = ({ email }: Pick<Registration, 'email'>): Faults => {
  if (!email.trim()) return { email: 'missing' }
  return EMAIL.test(email.trim()) ? {} : { email: 'email-shape' }
}

const codeFault = ({ code }: Registration): Faults => {
  if (!code) return { code: 'missing' }
  return /^\d{6}$/.test(code) ? {} : { code: 'code-shape' }
}

/** 8 to 64, a letter and a digit, not the account itself; typed twice. */
function passwordFault({ password, account, email }: Registration): Faults {
  const length = [...password.normalize('NFKC')].length
  if (!password) return { password: 'missing' }
  if (length < 8 || length > 64) return { password: 'password-short' }
  if (!/\p{L}/u.test(password) || !/\d/.test(password)) return { password: 'password-mixed' }
  const own = [account, email].some(name => name && name.toLowerCase() === password.toLowerCase())
  return own ? { password: 'password-own' } : {}
}

const againFault = ({ password, again }: Registration): Faults => {
  if (!again) return { again: 'missing' }
  return again === password ? {} : { again: 'passwords-differ' }
}

/** Whether it is anybody's, the server says. */
const invitationFault = ({ invitation }: Registration): Faults =>
  /^[a-z\d]*$/i.test(invitation.trim()) ? {} : { invitation: 'invitation-shape' }

const registerFaults = (form: Registration, { by }: Registering): Faults => ({
  ...(by === 'account' ? nameFault(form) : { ...emailFault(form), ...codeFault(form) }),
  ...passwordFault(form),
  ...againFault(form),
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
