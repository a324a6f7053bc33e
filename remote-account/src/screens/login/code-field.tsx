/** The code that an address is sent, with its Send. */
import { Trans, useLingui } from '@lingui/react/macro'
import { CODE_DIGITS } from '@shared/contract/limits'
import { Field } from '@shared/ui/field'
import { ShieldCheck } from 'lucide-react'
import { useOfflineReason } from 'shell/screen'
import css from './login.module.css'
import { MailboxHint } from './mailbox-hint.tsx'
import { useWait } from './use-wait.ts'

type Props = {
  email: string
  value: string
  error: string | undefined
  onChange(value: string): void
  busy: boolean
  /** Sends one to the address, where that is one. @param begin the wait for another */
  onSend(begin: (seconds: number) => void): void
}

/** So many unanswered codes call for advice. */
const PATIENCE = 2

export function CodeField({ email, busy, onSend, ...field }: Props) {
  const { t } = useLingui()
  const { left, times, begin } = useWait(email.trim().toLowerCase())
  const offline = useOfflineReason() !== undefined
  return (
    <>
      <Field
        {...field}
        label={t`Verification code`}
        icon={ShieldCheck}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={CODE_DIGITS}
        suffix={
          <button
            type="button"
            className={css.link}
            disabled={busy || offline || left > 0}
            onClick={() => onSend(begin)}
          >
            {left > 0 ? t`Resend in ${left} s` : t`Send code`}
          </button>
        }
      />
      {times >= PATIENCE && (
        <p className={css.hint}>
          <Trans>No code? Check the address and your spam folder. Only the latest code works, for 5 minutes.</Trans>
        </p>
      )}
      <MailboxHint address={email.trim()} />
    </>
  )
}
