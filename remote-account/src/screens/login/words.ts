/** The words of the forms' faults. */
import { useLingui } from '@lingui/react/macro'
import type { Fault } from './login.model.ts'

export function useFaultWords(): Record<Fault, string> {
  const { t } = useLingui()
  return {
    missing: t`Required`,
    'name-shape': t`Use 4 to 20 letters, digits or _, a letter first`,
    'email-shape': t`Enter a valid email address`,
    'code-shape': t`Enter the six-digit code`,
    'password-short': t`Use 8 to 64 characters`,
    'password-mixed': t`Use at least one letter and one digit`,
    'password-own': t`Don't use your account name as the password`,
    'passwords-differ': t`The passwords don't match`,
    'invitation-shape': t`Use letters and digits only`,
    'not-agreed': t`Tick the box to continue`,
  }
}
