/** The six digits that an authenticator shows; who lost it enters a recovery code instead. */
import { Trans, useLingui } from '@lingui/react/macro'
import { CODE_DIGITS } from '@shared/contract/limits'
import { unspacedCode } from '@shared/format/typed'
import { Field } from '@shared/ui/field'
import { OtpField } from '@shared/ui/otp-field'
import { KeyRound } from 'lucide-react'
import { useState } from 'react'
import css from './login.module.css'
import type { Asking } from './need-sheet.tsx'

export function AuthenticatorCode({ code, setCode, error, busy, attempt }: Asking) {
  const { t } = useLingui()
  const [lost, setLost] = useState(false)
  const turn = () => {
    setCode('')
    setLost(!lost)
  }
  const enter = (googleCode: string) => void attempt({ googleCode: googleCode.trim() })
  return (
    <>
      {lost ? (
        <RecoveryCode value={code} onChange={setCode} error={error} onEnter={() => enter(code)} />
      ) : (
        <OtpField
          label={t`Authenticator code`}
          value={code}
          onChange={setCode}
          length={CODE_DIGITS}
          onComplete={enter}
          error={error}
          disabled={busy}
          autoFocus
        />
      )}
      <button type="button" className={css.link} disabled={busy} onClick={turn}>
        {lost ? (
          <Trans>Use the authenticator code</Trans>
        ) : (
          <Trans>Lost your authenticator? Enter a recovery code.</Trans>
        )}
      </button>
    </>
  )
}

type Props = { value: string; error: string | undefined; onChange(value: string): void; onEnter(): void }

/** "XXXX-XXXX". */
const LONGEST = 9

function RecoveryCode({ onEnter, onChange, ...field }: Props) {
  const { t } = useLingui()
  const hints = { autoComplete: 'off', autoCapitalize: 'characters', spellCheck: false } as const
  return (
    <Field
      {...field}
      {...hints}
      label={t`Recovery code`}
      icon={KeyRound}
      onChange={typed => onChange(unspacedCode(typed, LONGEST))}
      autoFocus
      onKeyDown={({ key }) => key === 'Enter' && onEnter()}
    />
  )
}
