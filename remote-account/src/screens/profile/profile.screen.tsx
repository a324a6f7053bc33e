/** Personal information: what one tells, and what one logs in with (docs/rules/account.md#personal-information). */
import { Trans } from '@lingui/react/macro'
import { SectionHeader } from '@shared/ui/section-header'
import { TitleBar } from '@shared/ui/title-bar'
import { useEffect } from 'react'
import { back } from 'shell/navigation'
import { Page } from 'shell/screen'
import { refreshUser } from 'shell/session'
import { useKnownUser } from '../../parts/use-known-user.ts'
import { Addresses } from './addresses.tsx'
import { DetailsForm } from './details-form.tsx'
import css from './profile.module.css'

export default function ProfileScreen() {
  const user = useKnownUser()
  useEffect(() => void refreshUser(), [])
  return (
    <Page also={refreshUser}>
      <TitleBar title={<Trans>Personal information</Trans>} onBack={back} />
      {user && (
        <div className={css.page}>
          <section className={css.part}>
            <SectionHeader title={<Trans>Log in with</Trans>} />
            <Addresses user={user} />
          </section>
          <section className={css.part}>
            <SectionHeader title={<Trans>Your details</Trans>} />
            <DetailsForm user={user} />
          </section>
        </div>
      )}
    </Page>
  )
}
