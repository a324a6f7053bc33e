/** Values and faults of the log-in forms; no React, no words: errors travel as codes. */
import { CODE_DIGITS } from '@shared/contract/limits'
import { emailOf, inviteCodeOf, isEmail, isName } from '@shared/contract/registering'
import { normalisePhone } from '@shared/format/phone'
import { plainTyped } from '@shared/format/typed'
import type { FormModel } from 'shell/form'
import type { Failure } from 'shell/transport'
import { type NewPasswordFault, newPasswordFaults } from '../../parts/new-password.model.ts'
import type { FreeNames } from './use-name-check.ts'
import type { By, Mode, Way } from './way.ts'
import type { Names } from './who.ts'

/** One for logging in, registering and a forgotten password: what is typed stays from one to the other, but for secrets. */
export type Typed = Names & {
  code: string
  googleCode: string
  password: string
  again: string
  invitation: string
  agreed: boolean
}
export type Field = keyof Typed
export type Fault =
  | NewPasswordFault
  | 'name-shape'
  | 'name-taken'
  | 'phone-shape'
  | 'email-shape'
  | 'code-shape'
  | 'invitation-shape'
  | 'not-agreed'
type Faults = Partial<Record<Field, Fault>>

/**
 * codeAsked: a code was asked for, so the address must be one · googleAsked: the server wants the authenticator's code, too ·
 * codeWhole: its last digit comes this very moment · free: what the server said of typed names
 */
export type LoginContext = Way & {
  phoneCode: string
  codeAsked: boolean
  googleAsked: boolean
  codeWhole?: boolean
  free: FreeNames
}

type IdentifierContext = Pick<LoginContext, 'mode' | 'by' | 'phoneCode' | 'free'>

const missing = (form: Typed, ...fields: readonly Field[]): Faults =>
  Object.fromEntries(fields.filter(field => !String(form[field]).trim()).map(field => [field, 'missing']))

/** Whether the typed name is free. @returns undefined if the server was not asked or did not answer */
export const isNameFree = (form: Typed, free: FreeNames): boolean | undefined => free.get(plainTyped(form.account))

const takenFaults = (form: Typed, { mode, by, free }: IdentifierContext): Faults =>
  mode === 'register' && by === 'account' && isNameFree(form, free) === false ? { account: 'name-taken' } : {}

const nameFaults = (form: Typed): Faults =>
  !form.account.trim() || isName(plainTyped(form.account)) ? missing(form, 'account') : { account: 'name-shape' }

const emailFaults = (form: Typed): Faults =>
  !form.email.trim() || isEmail(emailOf(form.email)) ? missing(form, 'email') : { email: 'email-shape' }

const phoneFaults = (form: Typed, phoneCode: string): Faults =>
  !form.phone.trim() || normalisePhone(phoneCode, form.phone) ? missing(form, 'phone') : { phone: 'phone-shape' }

/** Faults of the name, email or phone number. */
export function whoFaults(form: Typed, context: IdentifierContext): Faults {
  const { mode, by, phoneCode } = context
  if (by === 'email') return emailFaults(form)
  if (by === 'phone') return phoneFaults(form, phoneCode)
  return mode === 'register' ? { ...takenFaults(form, context), ...nameFaults(form) } : missing(form, 'account')
}

const isAddress = (by: By): boolean => by === 'phone' || by === 'email'

const codeFaults = ({ code }: Typed): Faults =>
  code === '' || (code.length === CODE_DIGITS && /^\d+$/.test(code)) ? {} : { code: 'code-shape' }

/** Checks the shape only; the server checks whether the code exists. */
const invitationFaults = ({ invitation }: Typed): Faults =>
  /^[a-z\d]*$/i.test(inviteCodeOf(invitation)) ? {} : { invitation: 'invitation-shape' }

const passwordFaults = (form: Typed, { by }: LoginContext): Faults =>
  newPasswordFaults(form, [by === 'google' ? null : form[by]])

/** A code by mail or message is not missing: the server sends one and asks for it, unless it wants the authenticator's. */
const loginFaults = (form: Typed, { by, codeWhole = false }: LoginContext): Faults => ({
  ...missing(form, 'password', ...(by === 'google' ? (['googleCode'] as const) : [])),
  ...(isAddress(by) && !codeWhole && codeFaults(form)),
})

const registerFaults = (form: Typed, context: LoginContext): Faults => ({
  ...(isAddress(context.by) && { ...missing(form, 'code'), ...codeFaults(form) }),
  ...passwordFaults(form, context),
  ...invitationFaults(form),
  ...(form.agreed ? {} : { agreed: 'not-agreed' }),
})

const resetFaults = (form: Typed, context: LoginContext): Faults => ({
  ...missing(form, 'code', ...(context.googleAsked ? (['googleCode'] as const) : [])),
  ...codeFaults(form),
  ...passwordFaults(form, context),
})

const faultsOf: Readonly<Record<Mode, (form: Typed, context: LoginContext) => Faults>> = {
  in: loginFaults,
  register: registerFaults,
  forgot: resetFaults,
}

const fieldNames: Readonly<Record<string, Field>> = {
  ...{ account: 'account', phone: 'phone', email: 'email', password: 'password', agreed: 'agreed' },
  ...{ captcha: 'code', 'google-code': 'googleCode', googleCode: 'googleCode', inviteCode: 'invitation' },
}

/** Which field a refusal of the server is about: the one that it names, or the one that it needs. */
export function fieldOf({ refusal, field, need }: Pick<Failure, 'refusal' | 'field' | 'need'>): Field | undefined {
  if (refusal === 'code-unknown') return 'invitation'
  return fieldNames[need ?? field ?? ''] ?? (refusal === 'wrong-credentials' ? 'password' : undefined)
}

export const entryModel: FormModel<Typed, LoginContext, Field, Fault> = {
  blank: {
    ...{ account: '', phone: '', email: '', code: '', googleCode: '', password: '', again: '' },
    ...{ invitation: '', agreed: false },
  },
  faults: (form, context) => ({ ...whoFaults(form, context), ...faultsOf[context.mode](form, context) }),
  early: (form, context) => (context.codeAsked ? whoFaults(form, context) : takenFaults(form, context)),
  fieldOf,
}

/** The values that stay when secrets are cleared. */
export const withoutSecrets = ({ account, phone, email, invitation, agreed }: Typed): Partial<Typed> => ({
  ...{ account, phone, email, invitation, agreed },
})
