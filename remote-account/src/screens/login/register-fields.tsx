/** What a registration is made of, beside who it is for. */
import { Trans, useLingui } from '@lingui/react/macro'
import { Checkbox } from '@shared/ui/checkbox'
import { Field as Input } from '@shared/ui/field'
import { Gift } from 'lucide-react'
import { useEffect, useEffectEvent } from 'react'
import { useInviteCode } from 'shell/navigation'
import { NewPasswordFields } from '../../parts/new-password.tsx'
import { AgreementLink } from './agreement-link.tsx'
import { useInviter } from './login.api.ts'
import type { TypedForm } from './use-entry.ts'

type Part = { of: TypedForm }

export function Passwords({ of }: Part) {
  const { t } = useLingui()
  return <NewPasswordFields of={of} typed={of.form.password} label={t`Password`} again={t`Password again`} />
}

export function Invitation({ of: { form, field, change } }: Part) {
  const { t } = useLingui()
  const invited = useInviteCode()
  const inviter = useInviter(form.invitation, form.invitation === invited)
  // the link is answered after the form stands; what was typed meanwhile counts
  const arrived = useEffectEvent(() => form.invitation || change({ invitation: invited }))
  useEffect(() => {
    if (invited) arrived()
  }, [invited])
  return (
    <Input
      label={t`Invitation code`}
      note={inviter ? t`Invited by ${inviter}` : t`optional`}
      icon={Gift}
      autoCapitalize="characters"
      {...field('invitation')}
    />
  )
}

/** @param onRead as its text is opened */
export const Agreement = ({ of: { form, errorAt, change }, onRead }: Part & { onRead(): void }) => (
  <Checkbox checked={form.agreed} error={errorAt('agreed')} onChange={agreed => change({ agreed })}>
    <Trans>
      I accept the <AgreementLink onOpen={onRead}>User agreement</AgreementLink>
    </Trans>
  </Checkbox>
)
