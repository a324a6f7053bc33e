/** A guest's account and password, shown until they are saved: put aside, the sheet comes back with the page. */
import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@shared/ui/button'
import { Checkbox } from '@shared/ui/checkbox'
import { Sheet } from '@shared/ui/sheet'
import { SumRow, Sums } from '@shared/ui/sum-row'
import { useState } from 'react'
import { useSend } from 'shell/form'
import { copy } from 'shell/overlay'
import { useOfflineReason } from 'shell/screen'
import { type Failure, failureOf, isRefusal } from 'shell/transport'
import { FailureNote } from './failure-note.tsx'
import { enter, logIn } from './login.api.ts'
import css from './login.module.css'
import { forgetUnsavedGuest, type UnsavedGuest } from './unsaved-guest.ts'

type Props = {
  guest: UnsavedGuest
  /** From the making of the account; after a reload one logs in with the password. */
  token: string | undefined
  open: boolean
  onClose(): void
  /** The password is no longer this one. */
  onRefused(failure: Failure): void
}

export function GuestSheet({ guest: { account, initialPassword }, token, open, onClose, onRefused }: Props) {
  const { t } = useLingui()
  const [saved, setSaved] = useState(false)
  const { state, busy, send } = useSend()
  const offline = useOfflineReason()
  const leave = () =>
    send(async () => {
      try {
        await (token ? enter(token) : logIn({ account }, initialPassword))
      } catch (error: unknown) {
        if (!isRefusal(error, 'wrong-credentials')) throw error
        forgetUnsavedGuest()
        onRefused({ ...failureOf(error), values: { account } })
      }
    })
  const actions = (
    <Button
      look="primary"
      wide
      loading={busy}
      reason={saved ? offline : t`Save the password first`}
      onClick={() => void leave()}
    >
      <Trans>Continue</Trans>
    </Button>
  )
  return (
    <Sheet open={open} busy={busy} onClose={onClose} title={<Trans>Your guest account</Trans>} actions={actions}>
      <p className={css.text}>
        <Trans>You need both to log in again. We show them until you've saved them.</Trans>
      </p>
      <Sums>
        <SumRow strong label={t`Username`} value={account} />
        <SumRow strong label={t`Password`} value={initialPassword} />
      </Sums>
      <div className={css.copy}>
        <Button wide onClick={() => void copy(`${account} ${initialPassword}`)}>
          <Trans>Copy both</Trans>
        </Button>
      </div>
      <Checkbox checked={saved} onChange={setSaved}>
        <Trans>I've saved both</Trans>
      </Checkbox>
      <FailureNote of={state} />
    </Sheet>
  )
}
