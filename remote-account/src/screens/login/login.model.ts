/** What the two forms hold and what is wrong with them; no React, no words: errors travel as codes. */

export type Mode = 'in' | 'register'
/** How one registers. */
export type By = 'account' | 'email'

export type LoginForm = { account: string; password: string }
export type RegisterForm = {
  account: string
  email: string
  code: string
  password: string
  again: string
  invitation: string
  agreed: boolean
}
export type Field = keyof LoginForm | keyof RegisterForm
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
export type Faults = Partial<Record<Field, Fault>>

export const emptyLogin: LoginForm = { account: '', password: '' }
export const emptyRegister = (invitation: string): RegisterForm => ({
  account: '',
  email: '',
  code: '',
  password: '',
  again: '',
  invitation,
  agreed: false,
})

/** Names are what the server takes (account.md, Sign-in): a letter first, 4 to 20 letters, digits or "_". */
const NAME = /^[a-z][a-z0-9_]{3,19}$/i
const EMAIL = /^[^\s@]{1,64}@[^\s@.]+(?:\.[^\s@.]+)*\.[^\s@.]{2,}$/

const checkAccount = ({ account }: { account: string }): Faults => (account.trim() ? {} : { account: 'missing' })

export const loginFaults = (form: LoginForm): Faults => ({
  ...checkAccount(form),
  ...(form.password ? {} : { password: 'missing' }),
})

const nameFault = ({ account }: RegisterForm): Faults => {
  if (!account.trim()) return { account: 'missing' }
  return NAME.test(account.trim()) ? {} : { account: 'name-shape' }
}

const emailFault = ({ email }: RegisterForm): Faults => {
  if (!email.trim()) return { email: 'missing' }
  return EMAIL.test(email.trim()) ? {} : { email: 'email-shape' }
}

const codeFault = ({ code }: RegisterForm): Faults => {
  if (!code) return { code: 'missing' }
  return /^\d{6}$/.test(code) ? {} : { code: 'code-shape' }
}

/** Specification, section 5: twice; account.md, Passwords: 8 to 64, a letter and a digit, not the account itself. */
function passwordFault({ password, account, email }: RegisterForm): Faults {
  const length = [...password.normalize('NFKC')].length
  if (!password) return { password: 'missing' }
  if (length < 8 || length > 64) return { password: 'password-short' }
  if (!/\p{L}/u.test(password) || !/\d/.test(password)) return { password: 'password-mixed' }
  const own = [account, email].some(name => name && name.toLowerCase() === password.toLowerCase())
  return own ? { password: 'password-own' } : {}
}

const againFault = ({ password, again }: RegisterForm): Faults => {
  if (!again) return { again: 'missing' }
  return again === password ? {} : { again: 'passwords-differ' }
}

/** Whether it is anybody's, the server says. */
const invitationFault = ({ invitation }: RegisterForm): Faults =>
  /^[a-z\d]*$/i.test(invitation.trim()) ? {} : { invitation: 'invitation-shape' }

export const registerFaults = (form: RegisterForm, by: By): Faults => ({
  ...(by === 'account' ? nameFault(form) : { ...emailFault(form), ...codeFault(form) }),
  ...passwordFault(form),
  ...againFault(form),
  ...invitationFault(form),
  ...(form.agreed ? {} : { agreed: 'not-agreed' }),
})

/** Why an address cannot be sent a code. */
export const sendFaults = (form: RegisterForm): Faults => emailFault(form)

/** A typed mobile number shows its country code before it. */
export const looksLikePhone = (typed: string): boolean => /^[\d\s()-]{5,}$/.test(typed.trim())

/** What is sent as account: a number carries its country code. */
export const accountToSend = (typed: string, phoneCode: string): string =>
  looksLikePhone(typed) ? `+${phoneCode}${typed.replace(/\D/g, '').replace(/^0+/, '')}` : typed.trim()

/** Which field a refusal of the server is about. */
export const fieldOf = (refusal: string | undefined, named: string | undefined): Field | undefined => {
  if (named === 'captcha') return 'code'
  if (named === 'inviteCode' || refusal === 'code-unknown') return 'invitation'
  const known: readonly string[] = ['account', 'email', 'password', 'agreed']
  if (named && known.includes(named)) return named as Field
  return refusal === 'wrong-credentials' ? 'password' : undefined
}
