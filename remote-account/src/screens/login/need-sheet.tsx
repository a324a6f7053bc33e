/** What a log-in still asks for: the code that was sent, or the authenticator's. The call goes once more with it. */
import { Trans, useLingui } from '@lingui/react/macro'
import { CODE_DIGITS } from '@shared/contract/limits'
import { Button } from '@shared/ui/button'
import { Sheet } from '@shared/ui/sheet'
import { useState } from 'react'
import { type SendState, useSend } from 'shell/form'
import { useOfflineReason } from 'shell/screen'
import { type Failure, markTold } from 'shell/transport'
import { AuthenticatorCode } from './authenticator-code.tsx'
import { FailureNote } from './failure-note.tsx'
import type { Codes } from './login.api.ts'
import { fieldOf } from './login.model.ts'
import css from './login.module.css'
import { SentCode } from './sent-code.tsx'
import type { Entry } from './use-entry.ts'

type Props = {
  of: Entry
  failure: Failure
  /** Without a code the server sends another one, and says so by a refusal. */
  enter(codes: Codes): Promise<void>
}

/** What either sheet is made of. */
export type Asking = {
  code: string
  setCode(code: string): void
  /** What is wrong with the code. */
  error: string | undefined
  busy: boolean
  /** Logs in with them, and closes. */
  attempt(codes: Codes): Promise<void>
  enter(codes: Codes): Promise<void>
  send(work: () => Promise<void>): Promise<void>
}

const errorOf = (state: SendState): string | undefined =>
  state.phase === 'failed' && fieldOf(state.failure) ? state.failure.text : undefined

export function NeedSheet({ of, failure, enter }: Props) {
  markTold(failure) // the sheet asks for the code in words of its own
  const { t } = useLingui()
  const [code, setCode] = useState('')
  const close = () => of.putAside(failure)
  const { state, busy, send } = useSend()
  const isGoogle = failure.need === 'google-code'
  const codes = isGoogle ? { googleCode: code.trim() } : { captcha: code }
  const attempt = (given: Codes) => send(() => enter(given).then(close))
  const asking: Asking = { code, setCode, error: errorOf(state), busy, attempt, enter, send }
  const reason = code.length < CODE_DIGITS ? t`Enter the code` : undefined
  return (
    <Sheet
      open={of.aside !== failure}
      busy={busy}
      onClose={close}
      title={isGoogle ? <Trans>Authenticator code</Trans> : <Trans>Verification code</Trans>}
      actions={<Enter busy={busy} reason={reason} onPress={() => void attempt(codes)} />}
    >
      <div className={css.form}>
        {isGoogle ? <AuthenticatorCode {...asking} /> : <SentCode of={of} failure={failure} {...asking} />}
        <FailureNote of={state} />
      </div>
    </Sheet>
  )
}

const Enter = ({ busy, reason, onPress }: { busy: boolean; reason: string | undefined; onPress(): void }) => (
  <Button look="primary" wide loading={busy} reason={useOfflineReason() ?? reason} onClick={onPress}>
    <Trans>Log in</Trans>
  </Button>
)
