/** The code of an authenticator, or a recovery code in its place. */
import { useLingui } from '@lingui/react/macro'
import { unspacedCode } from '@shared/format/typed'
import { ShieldCheck } from 'lucide-react'
import { Field } from '../field/index.tsx'

export type AuthenticatorFieldProps = { value: string; error: string | undefined; onChange(value: string): void }

/** "XXXX-XXXX" is the longest that fits. */
const LONGEST = 9

export function AuthenticatorField({ onChange, ...props }: AuthenticatorFieldProps) {
  const { t } = useLingui()
  const hints = { autoComplete: 'one-time-code', autoCapitalize: 'characters', spellCheck: false } as const
  return (
    <Field
      {...props}
      {...hints}
      label={t`Authenticator code`}
      help={t`Lost your authenticator? Enter a recovery code.`}
      icon={ShieldCheck}
      onChange={typed => onChange(unspacedCode(typed, LONGEST))}
    />
  )
}
