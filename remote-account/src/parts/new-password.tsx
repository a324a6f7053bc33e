/** The two fields of a new login password, and how strong it is. */
import { useLingui } from '@lingui/react/macro'
import { Field } from '@shared/ui/field'
import { PasswordStrength } from '@shared/ui/password-strength'
import { Lock } from 'lucide-react'
import type { Form } from 'shell/form'
import type { NewPassword, NewPasswordFault } from './new-password.model.ts'

export function useNewPasswordWords(): Record<NewPasswordFault, string> {
  const { t } = useLingui()
  return {
    missing: t`Required`,
    'password-short': t`Use 8 to 64 characters`,
    'password-mixed': t`Use at least one letter and one digit`,
    'password-own': t`Don't use your username as the password`,
    'passwords-differ': t`The passwords don't match`,
  }
}

type Props<F extends NewPassword> = {
  of: Pick<Form<F, keyof NewPassword>, 'field'>
  typed: string
  label: string
  again: string
}

/** @param label of the first, "Password" or "New password" */
export function NewPasswordFields<F extends NewPassword>({ of: { field }, typed, label, again }: Props<F>) {
  const hints = { type: 'password', icon: Lock, autoComplete: 'new-password' } as const
  return (
    <>
      <Field label={label} {...hints} {...field('password')} />
      <PasswordStrength password={typed} />
      <Field label={again} {...hints} {...field('again')} />
    </>
  )
}
