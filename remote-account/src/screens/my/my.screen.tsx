/** Personal: who one is, what one has, what one may set (docs/rules/account.md#personal). */
import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@shared/ui/button'
import { useEffect } from 'react'
import { confirm } from 'shell/overlay'
import { Page, useOfflineReason } from 'shell/screen'
import { refreshUser, signOut, useSession } from 'shell/session'
import { useKnownUser } from '../../parts/use-known-user.ts'
import { Assets } from './assets.tsx'
import { Card } from './card.tsx'
import { FirstSteps } from './first-steps.tsx'
import css from './my.module.css'
import { Rows } from './rows.tsx'
import { SafetyLine } from './safety-line.tsx'

function useLogOut(): () => Promise<void> {
  const { t } = useLingui()
  const { user } = useSession()
  const offline = useOfflineReason() !== undefined
  return async () => {
    const again = offline ? t`You can't log in again until you're back online.` : t`You can log in again at any time.`
    const body = user?.initialPassword ? t`Save the password first. Without it, you'll lose this account.` : again
    if (await confirm({ title: t`Log out?`, body, yes: t`Log out`, no: t`Cancel` })) signOut()
  }
}

export default function MyScreen() {
  const user = useKnownUser()
  const logOut = useLogOut()
  useEffect(() => void refreshUser(), [])
  if (!user) return null // the guard let nobody in
  return (
    <Page also={refreshUser}>
      <div className={css.page}>
        <Card user={user} />
        <SafetyLine user={user} />
        <Assets />
        <FirstSteps />
        <Rows user={user} />
        <Button wide onClick={() => void logOut()}>
          <Trans>Log out</Trans>
        </Button>
      </div>
    </Page>
  )
}
