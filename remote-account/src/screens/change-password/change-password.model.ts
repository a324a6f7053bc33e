/** The form's values and faults; no React, no words. */
import type { FormModel } from 'shell/form'
import type { Failure } from 'shell/transport'
import { type NewPassword, type NewPasswordFault, newPasswordFaults } from '../../parts/new-password.model.ts'

export type Change = NewPassword & { oldPassword: string; code: string }
export type Field = keyof Change
export type Fault = NewPasswordFault | 'password-same'

/** bound: an authenticator · names: of the account, which a password may not contain */
export type PasswordChangeContext = { bound: boolean; names: readonly (string | null | undefined)[] }

const fieldNames: Readonly<Record<string, Field>> = {
  oldPassword: 'oldPassword',
  password: 'password',
  googleCode: 'code',
}

/** Which field a refusal of the server is about. */
export const fieldOf = ({ field, need }: Pick<Failure, 'field' | 'need'>): Field | undefined =>
  need === 'google-code' ? 'code' : fieldNames[field ?? '']

export const changeModel: FormModel<Change, PasswordChangeContext, Field, Fault> = {
  blank: { oldPassword: '', password: '', again: '', code: '' },
  faults: (form, { bound, names }) => ({
    ...(!form.oldPassword && { oldPassword: 'missing' }),
    ...newPasswordFaults(form, names),
    ...(form.password && form.password === form.oldPassword && { password: 'password-same' }),
    ...(bound && !form.code.trim() && { code: 'missing' }),
  }),
  fieldOf,
}
