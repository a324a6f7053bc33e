/** A new account by name, by mobile number or by email address. */
import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@shared/ui/button'
import { useOfflineReason } from 'shell/screen'
import { CodeField } from './code-field.tsx'
import { Trouble } from './failure-note.tsx'
import { register } from './login.api.ts'
import css from './login.module.css'
import { Agreement, Invitation, Passwords } from './register-fields.tsx'
import type { Entry } from './use-entry.ts'
import { useReadAgreement } from './use-read-agreement.ts'
import { WayTabs } from './way-tabs.tsx'
import { WhoField } from './who-field.tsx'

export function RegisterForm({ of }: { of: Entry }) {
  const { t } = useLingui()
  const { form, way, who, busy, send, forget } = of
  const agreement = useReadAgreement()
  const submit = () =>
    form.press() && void send(async () => register(who, form.form, await agreement.read()).then(forget))
  return (
    <form className={css.form} {...form.frame(submit)}>
      <WayTabs of={of} label={t`Register with`}>
        <WhoField of={of} />
        {way.by !== 'account' && <CodeField key={way.by} of={of} />}
      </WayTabs>
      <Passwords of={form} />
      <Invitation of={form} />
      <Agreement of={form} onRead={agreement.open} />
      <Trouble of={of} />
      <Button type="submit" look="primary" wide loading={busy} reason={useOfflineReason()}>
        <Trans>Register</Trans>
      </Button>
      <Back of={of} />
    </form>
  )
}

const Back = ({ of: { way, turn } }: { of: Entry }) => (
  <div className={css.links}>
    <button type="button" className={css.link} onClick={() => turn('in', way.by)}>
      <Trans>I already have an account</Trans>
    </button>
  </div>
)
