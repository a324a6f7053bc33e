/** Entering as a guest: an account is made, its password is shown once and must be saved (specification, section 4). */
import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@shared/ui/button'
import { Checkbox } from '@shared/ui/checkbox'
import { Sheet } from '@shared/ui/sheet'
import { SumRow, Sums } from '@shared/ui/sum-row'
import { useState } from 'react'
import { copy } from 'shell/overlay'
import { type Failure, failureOf, hasFeature, isRefusedError } from 'shell/transport'
import { useOfflineReason } from '../../parts/offline.ts'
import { AgreementLink } from './agreement-link.tsx'
import { FailureNote } from './failure-note.tsx'
import { enter, enterAsGuest, type Guest as NewGuest } from './login.api.ts'
import css from './login.module.css'
import { useSubmit } from './use-login.ts'

type Props = {
  invitation: string
  /** This browser made a guest before: the form gets the account and says what is missing. */
  onKnown(failure: Failure): void
  /** While the password is shown nobody is taken away from it. */
  onOpen(open: boolean): void
}

export function Guest({ invitation, onKnown, onOpen }: Props) {
  const [guest, setGuest] = useState<NewGuest>()
  const { submit, busy, ...problem } = useSubmit()
  const reason = useOfflineReason()
  if (!hasFeature('guest-login')) return null
  const begin = () =>
    submit({}, async () => {
      try {
        setGuest(await enterAsGuest(invitation))
        onOpen(true)
      } catch (error: unknown) {
        if (!isRefusedError(error) || error.refusal !== 'guest-exists') throw error
        onKnown(failureOf(error))
      }
    })
  return (
    <div className={css.form}>
      <Button look="line" wide loading={busy} reason={reason} onClick={() => void begin()}>
        <Trans>Continue as guest</Trans>
      </Button>
      <FailureNote problem={problem} />
      <p className={css.legal}>
        <Trans>
          By continuing you accept the <AgreementLink>User agreement</AgreementLink>
        </Trans>
      </p>
      {guest && <Saved guest={guest} onDone={() => onOpen(false)} />}
    </div>
  )
}

function Saved({ guest, onDone }: { guest: NewGuest; onDone(): void }) {
  const { t } = useLingui()
  const [saved, setSaved] = useState(false)
  const [busy, setBusy] = useState(false)
  const { account, initialPassword, token } = guest
  const leave = async () => {
    setBusy(true)
    await enter(token)
    onDone()
  }
  const actions = (
    <Button
      look="primary"
      wide
      loading={busy}
      reason={saved ? undefined : t`Save the password first`}
      onClick={() => void leave()}
    >
      <Trans>Continue</Trans>
    </Button>
  )
  return (
    <Sheet open busy onClose={() => {}} title={<Trans>Your guest account</Trans>} actions={actions}>
      <p className={css.text}>
        <Trans>With these you come back to your money. The password is shown only now.</Trans>
      </p>
      <Sums>
        <SumRow strong label={t`Account`} value={account} />
        <SumRow strong label={t`Password`} value={initialPassword} />
      </Sums>
      <div className={css.copy}>
        <Button wide onClick={() => void copy(`${account} ${initialPassword}`)}>
          <Trans>Copy both</Trans>
        </Button>
      </div>
      <Checkbox checked={saved} onChange={setSaved}>
        <Trans>I have saved them</Trans>
      </Checkbox>
    </Sheet>
  )
}
