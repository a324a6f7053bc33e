/** The code that an address is sent, with its Send. */
import { Trans, useLingui } from '@lingui/react/macro'
import { Field } from '@shared/ui/field'
import { ShieldCheck } from 'lucide-react'
import { useState } from 'react'
import { type Failure, failureOf } from 'shell/transport'
import { useOfflineReason } from '../../parts/offline.ts'
import { sendCode } from './login.api.ts'
import css from './login.module.css'
import { MailboxHint } from './mailbox-hint.tsx'
import { useWait } from './use-wait.ts'

type Props = {
  email: string
  value: string
  error: string | undefined
  onChange(value: string): void
  /** False, having said why at its field, where the address cannot be sent a code. */
  canSend(): boolean
  onFailure(failure: Failure): void
}

/** So many unanswered codes call for advice (account.md, /login). */
const PATIENCE = 2

export function CodeField({ email, canSend, onFailure, ...field }: Props) {
  const { t } = useLingui()
  const { left, times, begin } = useWait(email.trim().toLowerCase())
  const [sending, setSending] = useState(false)
  const offline = useOfflineReason() !== undefined
  const send = async () => {
    if (!canSend()) return
    setSending(true)
    try {
      begin(await sendCode(email))
    } catch (error: unknown) {
      onFailure(failureOf(error))
    } finally {
      setSending(false)
    }
  }
  return (
    <>
      <Field
        {...field}
        label={t`Verification code`}
        icon={ShieldCheck}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={6}
        suffix={
          <button
            type="button"
            className={css.link}
            disabled={sending || offline || left > 0}
            onClick={() => void send()}
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
