/** Asks who it is before a passkey is added or removed: the login password, or a passkey they have. */
import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@shared/ui/button'
import { Field } from '@shared/ui/field'
import { Sheet } from '@shared/ui/sheet'
import { KeyRound, Lock } from 'lucide-react'
import type { ReactNode } from 'react'
import { type SheetFrame, useOfflineReason } from 'shell/screen'
import { useSession } from 'shell/session'
import { FailureBanner } from '../../parts/failure-banner.tsx'
import { PasskeyTrouble } from '../../parts/passkey/trouble.tsx'
import { knowsPasskeys } from '../../parts/passkey/usable.ts'
import css from './devices.module.css'
import type { Proof } from './passkeys.api.ts'
import { useProof } from './use-proof.ts'

type Props = {
  frame: SheetFrame
  title: ReactNode
  text: ReactNode
  go: ReactNode
  look: 'primary' | 'danger'
  /** Whether they have a passkey to confirm it with. */
  some: boolean
  /** @returns whether it is done */
  work(proof: Proof): Promise<boolean>
}

export function ProofSheet({ frame, title, text, go, look, some, work }: Props) {
  const { t } = useLingui()
  const { user } = useSession()
  const { form, state, busy, fault, close, submit, byPasskey } = useProof(frame.onClose, work)
  const reason = useOfflineReason()
  const isElsewhere = state.phase === 'failed' && state.failure.field !== 'password'
  return (
    <Sheet open={frame.open} onClose={close} busy={busy} title={title}>
      <form className={css.sheet} {...form.frame(submit)}>
        <p className={css.text}>{text}</p>
        <Field
          label={user?.initialPassword ? t`Initial password` : t`Login password`}
          type="password"
          icon={Lock}
          autoComplete="current-password"
          {...form.field('password')}
        />
        {isElsewhere && <FailureBanner of={state} />}
        <PasskeyTrouble fault={fault} />
        <Button type="submit" look={look} wide loading={busy} reason={reason}>
          {go}
        </Button>
        {some && knowsPasskeys() && (
          <Button look="line" wide icon={KeyRound} disabled={busy || reason !== undefined} onClick={byPasskey}>
            <Trans>Use a passkey instead</Trans>
          </Button>
        )}
      </form>
    </Sheet>
  )
}
