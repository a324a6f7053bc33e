/** The words of the forms' faults. */
import { useLingui } from '@lingui/react/macro'
import { useNewPasswordWords } from '../../parts/new-password.tsx'
import type { Fault } from './login.model.ts'

export function useFaultWords(): Record<Fault, string> {
  const { t } = useLingui()
  return {
    ...useNewPasswordWords(),
    'name-shape': t`Use 4 to 20 letters, digits or _, starting with a letter`,
    'name-taken': t`This name is taken`,
    'phone-shape': t`Enter a valid mobile number`,
    'email-shape': t`Enter a valid email address`,
    'code-shape': t`Enter the six-digit code`,
    'invitation-shape': t`Use letters and digits only`,
    'not-agreed': t`Tick the box to continue`,
  }
}
