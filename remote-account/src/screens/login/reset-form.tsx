/** A forgotten password: where to send a code, then the code and the new password. */
import { Trans, useLingui } from '@lingui/react/macro'
import { AuthenticatorField } from '@shared/ui/authenticator-field'
import { Button } from '@shared/ui/button'
import { useOfflineReason } from 'shell/screen'
import { NewPasswordFields } from '../../parts/new-password.tsx'
import { CodeField } from './code-field.tsx'
import { Trouble } from './failure-note.tsx'
import css from './login.module.css'
import type { Entry } from './use-entry.ts'
import { useReset } from './use-reset.ts'
import { WayTabs } from './way-tabs.tsx'
import { WhoField } from './who-field.tsx'

export function ResetForm({ of }: { of: Entry }) {
  const { t } = useLingui()
  const { form, way, busy, coding, turn } = of
  const { isSent, submit } = useReset(of)
  return (
    <form className={css.form} {...form.frame(submit)}>
      <WayTabs of={of} label={t`Reset with`}>
        <WhoField of={of} />
        {isSent && <CodeAndPassword key={way.by} of={of} />}
      </WayTabs>
      <Trouble of={of} />
      <Button type="submit" look="primary" wide loading={busy || coding} reason={useOfflineReason()}>
        {isSent ? <Trans>Set new password</Trans> : <Trans>Send code</Trans>}
      </Button>
      <div className={css.links}>
        <button type="button" className={css.link} onClick={() => turn('in', way.by)}>
          <Trans>Back to log in</Trans>
        </button>
      </div>
    </form>
  )
}

function CodeAndPassword({ of }: { of: Entry }) {
  const { t } = useLingui()
  const { form, asked } = of
  return (
    <>
      <CodeField of={of} />
      <NewPasswordFields of={form} typed={form.form.password} label={t`New password`} again={t`New password again`} />
      {asked.googleAsked && <AuthenticatorField {...form.field('googleCode')} />}
    </>
  )
}
