/** Where the person is signed in, and signing out from afar (docs/rules/account.md#sessions). */
import { Trans, useLingui } from '@lingui/react/macro'
import { sessionListCall } from '@shared/contract/calls/account'
import { Button } from '@shared/ui/button'
import { List } from '@shared/ui/list-row'
import { SkeletonRows } from '@shared/ui/skeleton'
import { TitleBar } from '@shared/ui/title-bar'
import { back } from 'shell/navigation'
import { useCall } from 'shell/query'
import { Loaded, Page, useOfflineReason } from 'shell/screen'
import { FailureBanner } from '../../parts/failure-banner.tsx'
import { DeviceRow } from './device-row.tsx'
import css from './devices.module.css'
import { Passkeys } from './passkeys.tsx'
import { type SignedInAt, useSignOut } from './use-sign-out.ts'

export default function DevicesScreen() {
  const sessions = useCall(sessionListCall, {})
  return (
    <Page>
      <TitleBar title={<Trans>Devices</Trans>} onBack={back} />
      <div className={css.page}>
        <p className={css.text}>
          <Trans>
            You're logged in on these devices. If you don't recognise one, log it out and change your login password.
          </Trans>
        </p>
        <Loaded of={sessions} title={<Trans>Couldn't load your devices</Trans>} skeleton={<SkeletonRows rows={3} />}>
          {rows => <Devices rows={rows} />}
        </Loaded>
        <Passkeys />
      </div>
    </Page>
  )
}

function Devices({ rows }: { rows: readonly SignedInAt[] }) {
  const { t } = useLingui()
  const { state, ending, signOut, signOutOthers } = useSignOut()
  const reason = useOfflineReason()
  return (
    <>
      <List panel label={t`Devices`}>
        {rows.map(row => (
          <DeviceRow
            key={row.id}
            of={row}
            reason={reason}
            busy={ending === row.id}
            onSignOut={() => void signOut(row)}
          />
        ))}
      </List>
      <FailureBanner of={state} />
      {rows.some(({ current }) => !current) && (
        <Button wide loading={ending === 'others'} reason={reason} onClick={() => void signOutOthers()}>
          <Trans>Log out all other devices</Trans>
        </Button>
      )}
    </>
  )
}
