/** The words of the forms' faults. */
import { useLingui } from '@lingui/react/macro'
import type { Fault } from './login.model.ts'

export function useFaultWords(): Record<Fault, string> {
  const { t } = useLingui()
  return {
    missing: t`Fill this in`,
    'name-shape': t`Use 4 to 20 letters, digits or _, a letter first`,
    'email-shape': t`This is no email address`,
    'code-shape': t`The code has six digits`,
    'password-short': t`Use 8 to 64 characters`,
    'password-mixed': t`Use at least one letter and one digit`,
    'password-own': t`Do not use your account as the password`,
    'passwords-differ': t`The two passwords differ`,
    'not-agreed': t`Tick this to go on`,
  }
}
