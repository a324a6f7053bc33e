/** Asks for the code that was sent because this browser is new to the account. */
import { Trans, useLingui } from '@lingui/react/macro'
import { CODE_APART_SECONDS, CODE_DIGITS } from '@shared/contract/limits'
import { OtpField } from '@shared/ui/otp-field'
import { Sheet } from '@shared/ui/sheet'
import { useEffect, useEffectEvent, useState } from 'react'
import { useSend } from 'shell/form'
import { useOfflineReason } from 'shell/screen'
import { type Failure, failureOf } from 'shell/transport'
import css from './login.module.css'
import { MailboxHint } from './mailbox-hint.tsx'
import { useWait } from './use-wait.ts'

type Props = {
  failure: Failure
  /** Without a code the server sends another one, and says so by a refusal. */
  enter(code?: string): Promise<void>
}

export function CodeSheet({ failure, enter }: Props) {
  const { t } = useLingui()
  const [open, setOpen] = useState(true)
  const [code, setCode] = useState('')
  const { state, busy, send } = useSend()
  const address = String(failure.values.masked ?? '')
  const { left, begin } = useWait(address)
  const offline = useOfflineReason() !== undefined
  // this reply does not say when the next may be sent
  const sent = useEffectEvent(() => left === 0 && begin(CODE_APART_SECONDS))
  useEffect(() => void sent(), [])
  const attempt = (digits?: string) =>
    send(async () => {
      try {
        await enter(digits)
        setOpen(false)
      } catch (thrown: unknown) {
        if (digits !== undefined || failureOf(thrown).need !== 'captcha') throw thrown
        begin(CODE_APART_SECONDS)
      }
    })
  return (
    <Sheet open={open} busy={busy} onClose={() => setOpen(false)} title={<Trans>Verification code</Trans>}>
      <p className={css.text}>
        <Trans>This browser is new to your account. Enter the code we sent to {address}.</Trans>
      </p>
      <OtpField
        label={t`Verification code`}
        value={code}
        onChange={setCode}
        length={CODE_DIGITS}
        onComplete={digits => void attempt(digits)}
        error={state.phase === 'failed' ? state.failure.text : undefined}
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
