/** Asks who it is before a bound authenticator is changed. */
import { useLingui } from '@lingui/react/macro'
import type { UserInfo } from '@shared/contract/calls/account'
import { AuthenticatorField } from '@shared/ui/authenticator-field'
import { Button } from '@shared/ui/button'
import { Field } from '@shared/ui/field'
import { Sheet } from '@shared/ui/sheet'
import { Lock } from 'lucide-react'
import type { ReactNode } from 'react'
import { type SheetFrame, useOfflineReason } from 'shell/screen'
import { FailureBanner } from '../../parts/failure-banner.tsx'
import { fieldOf, type Proof } from './authenticator.model.ts'
import css from './authenticator.module.css'
import { useProof } from './use-proof.ts'

type Props = {
  user: UserInfo
  frame: SheetFrame
  title: ReactNode
  /** What follows. */
  text: ReactNode
  go: ReactNode
  /** Asks for the login password, too. */
  password: boolean
  work(proof: Proof): Promise<void>
}

export function ProofSheet({ user, frame, title, text, go, password, work }: Props) {
  const { t } = useLingui()
  const { form, state, busy, submit } = useProof(password, work)
  const isElsewhere = state.phase === 'failed' && fieldOf(state.failure) === undefined
  return (
    <Sheet {...frame} busy={busy} title={title}>
      <form className={css.sheet} {...form.frame(submit)}>
        <p className={css.text}>{text}</p>
        {password && (
          <Field
            label={user.initialPassword ? t`Initial password` : t`Login password`}
            type="password"
            icon={Lock}
            autoComplete="current-password"
            {...form.field('password')}
          />
        )}
        <AuthenticatorField {...form.field('code')} />
        {isElsewhere && <FailureBanner of={state} />}
        <Button type="submit" look="primary" wide loading={busy} reason={useOfflineReason()}>
          {go}
        </Button>
      </form>
    </Sheet>
  )
}
