/** The code that was sent by itself, since this browser is new to the account, or an address is logged in with. */
import { Trans, useLingui } from '@lingui/react/macro'
import { CODE_APART_SECONDS, CODE_DIGITS } from '@shared/contract/limits'
import { OtpField } from '@shared/ui/otp-field'
import { useEffect, useEffectEvent } from 'react'
import { type Failure, failureOf, markTold } from 'shell/transport'
import { MailboxHint } from '../../parts/mailbox-hint.tsx'
import { NoCode } from '../../parts/no-code.tsx'
import { SendButton } from '../../parts/send-button.tsx'
import { useWait } from '../../parts/use-wait.ts'
import { scenes } from './login.api.ts'
import css from './login.module.css'
import type { Asking } from './need-sheet.tsx'
import type { Entry } from './use-entry.ts'
import { nameOf } from './who.ts'

type Props = Asking & { of: Entry; failure: Failure }

/** The server sends another one where none comes with the call, and says so by the same refusal; this sheet has said it. */
function isCodeSent(error: unknown): boolean {
  const failure = failureOf(error)
  const isSame = failure.need === 'captcha'
  if (isSame) markTold(failure)
  return isSame
}

export function SentCode({ of, failure, code, setCode, error, busy, attempt, send, enter }: Props) {
  const { t } = useLingui()
  const { masked, channel } = failure.values
  const isNew = of.way.by === 'account'
  const address = String(masked ?? '')
  const byMask = useWait(address, scenes.in)
  const { left, times, begin } = isNew ? byMask : of.wait
  // this reply does not say when the next may be sent
  const sent = useEffectEvent(() => left === 0 && begin(CODE_APART_SECONDS))
  useEffect(() => void sent(), [])
  const again = async () => {
    try {
      await enter({})
    } catch (thrown: unknown) {
      if (!isCodeSent(thrown)) throw thrown
      begin(CODE_APART_SECONDS)
    }
  }
  return (
    <>
      <p className={css.said}>
        {isNew ? (
          <Trans>You haven't logged in from this browser before. Enter the code we sent to {address}.</Trans>
        ) : (
          <Trans>Enter the code we sent to {address}.</Trans>
        )}
      </p>
      <OtpField
        label={t`Verification code`}
        note={<SendButton left={left} busy={busy} onSend={() => void send(again)} />}
        value={code}
        onChange={setCode}
        length={CODE_DIGITS}
        onComplete={captcha => void attempt({ captcha })}
        error={error}
        disabled={busy}
        autoFocus
      />
      <NoCode times={times} phone={channel === 'phone'} />
      <MailboxHint address={isNew ? undefined : nameOf(of.who)} />
    </>
  )
}
