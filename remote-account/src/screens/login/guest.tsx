/** Entering as a guest: an account is made, its password is shown once and must be saved (specification, section 4). */
import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@shared/ui/button'
import { Checkbox } from '@shared/ui/checkbox'
import { Sheet } from '@shared/ui/sheet'
import { SumRow } from '@shared/ui/sum-row'
import { useState } from 'react'
import { copy } from 'shell/overlay'
import { signIn } from 'shell/session'
import { hasFeature } from 'shell/transport'
import { FailureNote } from './failure-note.tsx'
import { enterAsGuest, type Guest as NewGuest } from './login.api.ts'
import css from './login.module.css'
import { useSubmit } from './use-login.ts'

type Props = {
  invitation: string
  /** This browser made a guest before: the form gets the account. */
  onKnown(account: string): void
  /** While the password is shown nobody is taken away from it. */
  onOpen(open: boolean): void
}

export function Guest({ invitation, onKnown, onOpen }: Props) {
  const [guest, setGuest] = useState<NewGuest>()
  const { submit, busy, ...problem } = useSubmit()
  if (!hasFeature('guest-login')) return null
  const begin = () =>
    submit({}, async () => {
      const made = await enterAsGuest(invitation)
      onOpen(true)
      setGuest(made)
    })
  const known = problem.failure?.refusal === 'guest-exists' ? String(problem.failure.values.account ?? '') : ''
  return (
    <div className={css.form}>
      <Button look="line" wide loading={busy} onClick={() => (known ? onKnown(known) : void begin())}>
        {known ? <Trans>Log in as {known}</Trans> : <Trans>Continue as guest</Trans>}
      </Button>
      <FailureNote problem={problem} />
      {guest && <Saved guest={guest} onDone={() => onOpen(false)} />}
    </div>
  )
}

function Saved({ guest, onDone }: { guest: NewGuest; onDone(): void }) {
  const { t } = useLingui()
  const [saved, setSaved] = useState(false)
  const [busy, setBusy] = useState(false)
  const { account, initialPassword, token } = guest
  const enter = async () => {
    setBusy(true)
    await signIn(token)
    onDone()
  }
  const actions = (
    <Button
      look="primary"
      wide
      loading={busy}
      reason={saved ? undefined : t`Save the password first`}
      onClick={() => void enter()}
    >
      <Trans>Continue</Trans>
    </Button>
  )
  return (
    <Sheet open busy onClose={() => {}} title={<Trans>Your guest account</Trans>} actions={actions}>
      <p className={css.text}>
        <Trans>With these you come back to your money. The password is shown only now.</Trans>
      </p>
      <SumRow label={t`Account`} value={account} />
      <SumRow label={t`Password`} value={initialPassword} />
      <Button wide onClick={() => void copy(`${account} ${initialPassword}`)}>
        <Trans>Copy both</Trans>
      </Button>
      <Checkbox checked={saved} onChange={setSaved}>
        <Trans>I have saved them</Trans>
      </Checkbox>
    </Sheet>
  )
}
