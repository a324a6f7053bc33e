/** The fields of each mode and their faults; no React, no words. */
import type { InputOf } from '@shared/contract'
import type { changeWithdrawPasswordCall, UserInfo } from '@shared/contract/calls/account'
import { CODE_DIGITS, PIN_DIGITS } from '@shared/contract/limits'
import { pinFault } from '@shared/contract/pin'
import type { Faults, FormModel } from 'shell/form'
import type { Failure } from 'shell/transport'

export type Mode = 'set' | 'change' | 'forgot'
export type Setting = Record<'oldPin' | 'pin' | 'again' | 'loginPassword' | 'captcha' | 'code', string>
export type Field = keyof Setting
export type Fault = 'missing' | 'code-short' | 'pin-short' | 'pin-weak' | 'pin-same' | 'pins-differ'

/** The fields of the mode, in order. */
export type WithdrawPasswordContext = { fields: readonly Field[] }

/** The address may name a mode that does not fit. @param has whether there is a withdrawal password; unknown: as the address says */
export function modeFor(has: boolean | null | undefined, named: string | undefined): Mode {
  if (has === false || (has == null && named === 'set')) return 'set'
  return named === 'forgot' ? 'forgot' : 'change'
}

/** The address for codes to the account's owner. */
export const ownAddress = ({ email, phone }: UserInfo): string | undefined => email || phone || undefined

/** Whether a forgotten password cannot be reset: that needs an email, a phone number or an authenticator. */
export const isStuck = (mode: Mode, user: UserInfo): boolean =>
  mode === 'forgot' && !ownAddress(user) && !user.googleBound

export function fieldsOf(mode: Mode, user: UserInfo): readonly Field[] {
  const proof: Record<Mode, readonly Field[]> = {
    set: ['pin', 'again', 'loginPassword'],
    change: ['oldPin', 'pin', 'again'],
    forgot: ['pin', 'again', 'loginPassword', ...(ownAddress(user) ? ['captcha' as const] : [])],
  }
  return [...proof[mode], ...(user.googleBound ? ['code' as const] : [])]
}

const isWhole = (pin: string) => pin.length === PIN_DIGITS

/** Faults of complete PINs, shown while other fields are still empty. */
function early({ oldPin, pin, again }: Setting): Faults<Field, Fault> {
  return {
    ...(isWhole(pin) && pinFault(pin) && { pin: 'pin-weak' }),
    ...(isWhole(pin) && pin === oldPin && { pin: 'pin-same' }),
    ...(isWhole(pin) && isWhole(again) && again !== pin && { again: 'pins-differ' }),
  }
}

const pins: readonly Field[] = ['oldPin', 'pin', 'again']

function lacking(form: Setting, fields: readonly Field[]): Faults<Field, Fault> {
  const blank = fields.filter(field => !form[field].trim())
  const short = fields.filter(field => pins.includes(field) && form[field] && !isWhole(form[field]))
  const isCut = fields.includes('captcha') && form.captcha && form.captcha.length < CODE_DIGITS
  return Object.fromEntries<Fault>([
    ...(isCut ? [['captcha', 'code-short'] as const] : []),
    ...blank.map(field => [field, 'missing'] as const),
    ...short.map(field => [field, 'pin-short'] as const),
  ])
}

const fieldNames: Readonly<Record<string, Field>> = {
  loginPassword: 'loginPassword',
  withdrawPassword: 'oldPin',
  password: 'pin',
  captcha: 'captcha',
  googleCode: 'code',
}

/** Which field a refusal of the server is about. */
export function fieldOf({ field, need }: Pick<Failure, 'field' | 'need'>): Field | undefined {
  if (need === 'google-code') return 'code'
  return need === 'captcha' ? 'captcha' : fieldNames[field ?? '']
}

export const settingModel: FormModel<Setting, WithdrawPasswordContext, Field, Fault> = {
  blank: { oldPin: '', pin: '', again: '', loginPassword: '', captcha: '', code: '' },
  early,
  faults: (form, { fields }) => ({ ...lacking(form, fields), ...early(form) }),
  fieldOf,
}

/** The values of the mode's fields, as the call takes them. */
export function inputOf(
  form: Setting,
  { fields }: WithdrawPasswordContext,
): InputOf<typeof changeWithdrawPasswordCall> {
  const trimmed = (field: Field) => (fields.includes(field) ? form[field].trim() : undefined)
  const loginPassword = fields.includes('loginPassword') ? form.loginPassword : undefined
  const proof = {
    oldPassword: trimmed('oldPin'),
    loginPassword,
    captcha: trimmed('captcha'),
    googleCode: trimmed('code'),
  }
  return { ...proof, password: form.pin }
}
