/** The way to an authenticator: its key, then its first code with the login password. */
import { Trans, useLingui } from '@lingui/react/macro'
import type { UserInfo } from '@shared/contract/calls/account'
import { Banner } from '@shared/ui/banner'
import { Button } from '@shared/ui/button'
import { Field } from '@shared/ui/field'
import { OtpField } from '@shared/ui/otp-field'
import { Lock } from 'lucide-react'
import { useOfflineReason } from 'shell/screen'
import { FailureBanner } from '../../parts/failure-banner.tsx'
import css from '../../parts/secret-form.module.css'
import { fieldOf } from './authenticator.model.ts'
import { ClockWarning } from './clock-warning.tsx'
import { KeyPlace } from './key-place.tsx'
import { Steps } from './steps.tsx'
import { useBinding } from './use-binding.ts'

type Props = { user: UserInfo; over: string; onKeep(): void }

/** @param over what is bound already: it moves to another phone */
export function KeyForm({ user, over, onKeep }: Props) {
  const { t } = useLingui()
  const { form, state, busy, submit, complete } = useBinding(user)
  const isElsewhere = state.phase === 'failed' && fieldOf(state.failure) === undefined
  const code = form.field('code')
  return (
    <form className={css.form} {...form.frame(submit)}>
      <Steps now={code.value ? 1 : 0} />
      {over && <MoveConsequence />}
      <ClockWarning />
      <KeyPlace user={user} over={over} onKeep={onKeep} />
      <Field
        label={user.initialPassword ? t`Initial password` : t`Login password`}
        type="password"
        icon={Lock}
        autoComplete="current-password"
        {...form.field('password')}
      />
      <OtpField label={t`Code from the authenticator`} {...code} onComplete={complete} disabled={busy} />
      {isElsewhere && <FailureBanner of={state} />}
      <Button type="submit" look="primary" wide loading={busy} reason={useOfflineReason()}>
        <Trans>Turn on</Trans>
      </Button>
      {over && (
        <Button wide onClick={onKeep}>
          <Trans>Keep using my current phone</Trans>
        </Button>
      )}
    </form>
  )
}

const MoveConsequence = () => (
  <Banner title={<Trans>Withdrawals are paused for 24 hours after the move.</Trans>}>
    <Trans>Your current phone and its recovery codes stop working.</Trans>
  </Banner>
)
