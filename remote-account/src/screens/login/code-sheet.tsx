/** Asks for the code that was sent because this browser is new to the account. */
import { Trans, useLingui } from '@lingui/react/macro'
import { OtpField } from '@shared/ui/otp-field'
import { Sheet } from '@shared/ui/sheet'
import { useEffect, useEffectEvent, useState } from 'react'
import { type Failure, failureOf } from 'shell/transport'
import { useOfflineReason } from '../../parts/offline.ts'
import css from './login.module.css'
import { MailboxHint } from './mailbox-hint.tsx'
import { useWait } from './use-wait.ts'

type Props = {
  failure: Failure | null
  /** Without a code the server sends another one, and says so by a refusal. */
  enter(code?: string): Promise<void>
}

/** account.md, Codes: 60 s apart; this reply does not name it. */
const RESEND_AFTER = 60

export function CodeSheet({ failure, enter }: Props) {
  const { t } = useLingui()
  const [open, setOpen] = useState(true)
  const [code, setCode] = useState('')
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<string>()
  const address = String(failure?.values.masked ?? '')
  const { left, begin } = useWait(address)
  const offline = useOfflineReason() !== undefined
  const sent = useEffectEvent(() => left === 0 && begin(RESEND_AFTER))
  useEffect(() => void sent(), [])
  const attempt = async (digits?: string) => {
    setBusy(true)
    setError(undefined)
    try {
      await enter(digits)
      setOpen(false)
    } catch (thrown: unknown) {
      const { need, text } = failureOf(thrown)
      if (digits === undefined && need === 'captcha') begin(RESEND_AFTER)
      else setError(text)
    } finally {
      setBusy(false)
    }
  }
  return (
    <Sheet open={open} busy={busy} onClose={() => setOpen(false)} title={<Trans>Verification code</Trans>}>
      <p className={css.text}>
        <Trans>This browser is new to your account. Enter the code we sent to {address}.</Trans>
      </p>
      <OtpField
        label={t`Verification code`}
        value={code}
        onChange={setCode}
        onComplete={digits => void attempt(digits)}
        error={error}
        disabled={busy}
        autoFocus
      />
      <button type="button" className={css.link} disabled={busy || offline || left > 0} onClick={() => void attempt()}>
        {left > 0 ? t`Resend in ${left} s` : t`Send code`}
      </button>
      <MailboxHint />
    </Sheet>
  )
}
