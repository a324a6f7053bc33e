/** Asks for the code that was sent because this browser is new to the account. */
import { Trans, useLingui } from '@lingui/react/macro'
import { OtpField } from '@shared/ui/otp-field'
import { Sheet } from '@shared/ui/sheet'
import { useState } from 'react'
import { type Failure, failureOf } from 'shell/transport'
import css from './login.module.css'
import { MailboxHint } from './mailbox-hint.tsx'

type Props = { failure: Failure | null; enter(code: string): Promise<void> }

export function CodeSheet({ failure, enter }: Props) {
  const { t } = useLingui()
  const [open, setOpen] = useState(true)
  const [code, setCode] = useState('')
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<string>()
  const address = String(failure?.values.masked ?? '')
  const complete = async (digits: string) => {
    setBusy(true)
    setError(undefined)
    try {
      await enter(digits)
      setOpen(false)
    } catch (thrown: unknown) {
      setError(failureOf(thrown).text)
    } finally {
      setBusy(false)
    }
  }
  return (
    <Sheet open={open} busy={busy} onClose={() => setOpen(false)} title={<Trans>Verification code</Trans>}>
      <p className={css.text}>
        <Trans>This browser is new to your account. Enter the code sent to {address}.</Trans>
      </p>
      <OtpField
        label={t`Verification code`}
        value={code}
        onChange={setCode}
        onComplete={digits => void complete(digits)}
        error={error}
        disabled={busy}
        autoFocus
      />
      <MailboxHint />
    </Sheet>
  )
}
