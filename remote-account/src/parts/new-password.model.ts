/** A new login password, typed twice; errors travel as codes. */
import { type PasswordFault, passwordFault } from '@shared/contract/registering'

export type NewPassword = { password: string; again: string }
export type NewPasswordFault = 'missing' | `password-${PasswordFault}` | 'passwords-differ'
export type NewPasswordFaults = Partial<Record<keyof NewPassword, NewPasswordFault>>

/** @param names whatever the account is called */
export function newPasswordFaults(
  { password, again }: NewPassword,
  names: readonly (string | null | undefined)[],
): NewPasswordFaults {
  const fault = password ? passwordFault(password, names) : null
  return {
    ...(!password && { password: 'missing' }),
    ...(fault && { password: `password-${fault}` }),
    ...(!again && { again: 'missing' }),
    ...(again && again !== password && { again: 'passwords-differ' }),
  }
}
