/** Entering as a guest: an account is made, its password must be saved. */
import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@shared/ui/button'
import { useAtom } from 'jotai'
import { useState } from 'react'
import { useSend } from 'shell/form'
import { confirm } from 'shell/overlay'
import { useOfflineReason } from 'shell/screen'
import { type Failure, failureOf, hasFeature, isRefusal } from 'shell/transport'
import { AgreementLink } from './agreement-link.tsx'
import { FailureNote } from './failure-note.tsx'
import { enterAsGuest } from './login.api.ts'
import css from './login.module.css'
import { unsavedGuestAtom } from './unsaved-guest.ts'
import { useDeferred } from './use-deferred.ts'

type Props = {
  invitation: string
  /** The guest that this browser made before, once the server said so. */
  known: string | undefined
  /** The form gets the account and says what is missing. */
  onKnown(failure: Failure): void
  /** There is a new guest: what was said of the one before stands no longer. */
  onMade(): void
}

export function Guest({ invitation, known, onKnown, onMade }: Props) {
  const [unsaved, keep] = useAtom(unsavedGuestAtom)
  const [token, setToken] = useState<string>()
  const [aside, setAside] = useState(false)
  const { state, busy, send } = useSend()
  const reason = useOfflineReason()
  const deferred = useDeferred()
  if (!hasFeature('guest-login')) return null
  const make = (anew: boolean) =>
    send(async () => {
      try {
        const { token: made, account, initialPassword } = await enterAsGuest(invitation, anew)
        setToken(made)
        keep({ account, initialPassword })
        onMade()
      } catch (error: unknown) {
        if (!isRefusal(error, 'guest-exists')) throw error
        onKnown(failureOf(error))
      }
    })
  const begin = () => {
    setAside(false)
    if (!unsaved) void make(false)
  }
  return (
    <div className={css.form}>
      <Button look="line" wide loading={busy} reason={reason} onClick={begin}>
        <Trans>Continue as guest</Trans>
      </Button>
      {known && !unsaved && <Anew account={known} busy={busy} onAnew={() => void make(true)} />}
      <FailureNote of={state} />
      <p className={css.legal}>
        <Trans>
          By continuing you accept the <AgreementLink>User agreement</AgreementLink>
        </Trans>
      </p>
      {unsaved && deferred && (
        <deferred.GuestSheet
          guest={unsaved}
          token={token}
          open={!aside}
          onClose={() => setAside(true)}
          onRefused={onKnown}
        />
      )}
    </div>
  )
}

/** Offers a new account to a guest who lost the password, after a warning about what the old one still holds. */
function Anew({ account, busy, onAnew }: { account: string; busy: boolean; onAnew(): void }) {
  const { t } = useLingui()
  const ask = async () => {
    const question = {
      title: t`Start a new guest account?`,
      body: t`Without its password you can't get back into ${account}. Its balance and positions stay in that account.`,
      yes: t`Start new`,
      no: t`Cancel`,
    }
    if (await confirm(question)) onAnew()
  }
  return (
    <button type="button" className={css.link} disabled={busy} onClick={() => void ask()}>
      <Trans>Lost your password? Start a new guest account</Trans>
    </button>
  )
}
