/** The form of each mode, with its consequences. */
import { Trans, useLingui } from '@lingui/react/macro'
import type { UserInfo } from '@shared/contract/calls/account'
import * as to from '@shared/contract/to'
import { AuthenticatorField } from '@shared/ui/authenticator-field'
import { Banner } from '@shared/ui/banner'
import { Button } from '@shared/ui/button'
import { Field as TextField } from '@shared/ui/field'
import { OtpField } from '@shared/ui/otp-field'
import { Lock } from 'lucide-react'
import { useWay } from 'shell/navigation'
import { useOfflineReason } from 'shell/screen'
import { FailureBanner } from '../../parts/failure-banner.tsx'
import secret from '../../parts/secret-form.module.css'
import { OwnCodeField } from './own-code-field.tsx'
import { useSetting } from './use-setting.ts'
import { fieldOf, isStuck, type Mode } from './withdraw-password.model.ts'
import css from './withdraw-password.module.css'

type Props = { mode: Mode; user: UserInfo; onDone(): Promise<void>; onForgot(): void }

export function PinForm({ mode, user, onDone, onForgot }: Props) {
  const { t } = useLingui()
  const { form, fields: asked, state, busy, submit } = useSetting(mode, user, onDone)
  const stuck = isStuck(mode, user)
  const offline = useOfflineReason()
  const password = user.initialPassword ? t`Initial password` : t`Login password`
  const isElsewhere = state.phase === 'failed' && fieldOf(state.failure) === undefined
  return (
    <form className={secret.form} {...form.frame(submit)}>
      <Consequence mode={mode} />
      {stuck && <NoAddress />}
      {asked.includes('oldPin') && (
        <>
          <OtpField secret label={t`Current withdrawal password`} {...form.field('oldPin')} />
          <button type="button" className={css.forgot} onClick={onForgot}>
            <Trans>Forgot it?</Trans>
          </button>
        </>
      )}
      <OtpField
        secret
        label={mode === 'set' ? t`Withdrawal password` : t`New withdrawal password`}
        help={t`Six digits that are hard to guess`}
        {...form.field('pin')}
      />
      <OtpField
        secret
        label={mode === 'set' ? t`Withdrawal password again` : t`New withdrawal password again`}
        {...form.field('again')}
      />
      {asked.includes('loginPassword') && (
        <TextField
          label={password}
          type="password"
          icon={Lock}
          autoComplete="current-password"
          {...form.field('loginPassword')}
        />
      )}
      {asked.includes('captcha') && <OwnCodeField user={user} {...form.field('captcha')} />}
      {asked.includes('code') && <AuthenticatorField {...form.field('code')} />}
      {isElsewhere && <FailureBanner of={state} />}
      <Button
        type="submit"
        look="primary"
        wide
        loading={busy}
        reason={offline ?? (stuck ? t`Add an email or mobile number first` : undefined)}
      >
        {mode === 'set' ? <Trans>Set withdrawal password</Trans> : <Trans>Change withdrawal password</Trans>}
      </Button>
    </form>
  )
}

const Consequence = ({ mode }: { mode: Mode }) =>
  mode === 'set' ? (
    <Banner title={<Trans>You'll enter it whenever you withdraw. It's separate from your login password.</Trans>} />
  ) : (
    <Banner title={<Trans>Withdrawals are paused for 24 hours after the change.</Trans>} />
  )

/** Nothing here could prove who they are. */
function NoAddress() {
  const profile = useWay(to.profile())
  return (
    <Banner
      kind="wait"
      href={profile}
      title={<Trans>We have no email or mobile number to send a code to. Add one, then come back.</Trans>}
    />
  )
}
