/** Another login password (docs/rules/account.md#passwords). */
import { Trans, useLingui } from '@lingui/react/macro'
import type { UserInfo } from '@shared/contract/calls/account'
import { AuthenticatorField } from '@shared/ui/authenticator-field'
import { Banner } from '@shared/ui/banner'
import { Button } from '@shared/ui/button'
import { Field } from '@shared/ui/field'
import { TitleBar } from '@shared/ui/title-bar'
import { Lock } from 'lucide-react'
import { back } from 'shell/navigation'
import { Page, useOfflineReason } from 'shell/screen'
import { useSession } from 'shell/session'
import { FailureBanner } from '../../parts/failure-banner.tsx'
import { NewPasswordFields } from '../../parts/new-password.tsx'
import css from '../../parts/secret-form.module.css'
import { fieldOf } from './change-password.model.ts'
import { useChange } from './use-change.ts'

export default function ChangePasswordScreen() {
  const { user } = useSession()
  return (
    <Page>
      <TitleBar title={<Trans>Change login password</Trans>} onBack={back} />
      {user && <ChangeForm user={user} />}
    </Page>
  )
}

function ChangeForm({ user }: { user: UserInfo }) {
  const { t } = useLingui()
  const { form, state, busy, submit } = useChange(user)
  const isElsewhere = state.phase === 'failed' && fieldOf(state.failure) === undefined
  return (
    <form className={css.form} {...form.frame(submit)}>
      <Consequences first={user.initialPassword ?? false} />
      <Field
        label={user.initialPassword ? t`Initial password` : t`Current password`}
        type="password"
        icon={Lock}
        autoComplete="current-password"
        {...form.field('oldPassword')}
      />
      <NewPasswordFields of={form} typed={form.form.password} label={t`New password`} again={t`New password again`} />
      {user.googleBound && <AuthenticatorField {...form.field('code')} />}
      {isElsewhere && <FailureBanner of={state} />}
      <Button type="submit" look="primary" wide loading={busy} reason={useOfflineReason()}>
        <Trans>Change password</Trans>
      </Button>
    </form>
  )
}

/** @param first a guest's own one: there was nothing to secure before */
const Consequences = ({ first }: { first: boolean }) =>
  first ? (
    <Banner title={<Trans>Choose your own password. The one we gave you will stop working.</Trans>} />
  ) : (
    <Banner title={<Trans>Your other devices are logged out, and withdrawals are paused for 24 hours.</Trans>} />
  )
