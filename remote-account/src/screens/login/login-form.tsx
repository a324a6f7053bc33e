/** Logging in by name, address or authenticator. A second code is entered in a sheet. */
import { Trans, useLingui } from '@lingui/react/macro'
import { AuthenticatorField } from '@shared/ui/authenticator-field'
import { Banner } from '@shared/ui/banner'
import { Button } from '@shared/ui/button'
import { Field as Input } from '@shared/ui/field'
import { Lock } from 'lucide-react'
import { useOfflineReason } from 'shell/screen'
import type { Failure } from 'shell/transport'
import { CodeField } from './code-field.tsx'
import { Trouble } from './failure-note.tsx'
import css from './login.module.css'
import { useDeferred } from './use-deferred.ts'
import { canReset, type Entry } from './use-entry.ts'
import { useLogIn } from './use-log-in.ts'
import { WayTabs } from './way-tabs.tsx'
import { addressBy, namesFrom } from './who.ts'
import { WhoField } from './who-field.tsx'

type Props = {
  of: Entry
  /** A guest's account, filled in, and what the server said of it. */
  known: Failure | undefined
}

export function LoginForm({ of, known }: Props) {
  const { t } = useLingui()
  const { form, way, busy } = of
  const deferred = useDeferred()
  const { submit, enter, need } = useLogIn(of)
  return (
    <>
      <form className={css.form} {...form.frame(() => submit())}>
        <WayTabs of={of} label={t`Log in with`}>
          <WhoField of={of} />
          <Password of={of} focus={known !== undefined} />
          {way.by === 'google' && <AuthenticatorField {...form.field('googleCode')} />}
          {(way.by === 'email' || way.by === 'phone') && <CodeField key={way.by} of={of} onComplete={submit} />}
        </WayTabs>
        {known && <Banner title={known.text} />}
        <Trouble of={of} />
        <Links of={of} />
        <Button type="submit" look="primary" wide loading={busy} reason={useOfflineReason()}>
          <Trans>Log in</Trans>
        </Button>
      </form>
      {need && deferred && <deferred.NeedSheet of={of} failure={need} enter={enter} />}
    </>
  )
}

function Password({ of: { form }, focus }: { of: Entry; focus: boolean }) {
  const { t } = useLingui()
  const hints = { type: 'password', icon: Lock, autoComplete: 'current-password' } as const
  return <Input label={t`Password`} {...hints} autoFocus={focus} {...form.field('password')} />
}

function Links({ of: { form, way, turn } }: { of: Entry }) {
  const forgot = () => turn('forgot', addressBy(form.form, way.by), namesFrom(form.form))
  return (
    <div className={css.links}>
      <button
        type="button"
        className={css.link}
        onClick={() => turn('register', way.by === 'google' ? 'account' : way.by)}
      >
        <Trans>Create account</Trans>
      </button>
      {canReset() && (
        <button type="button" className={css.quiet} onClick={forgot}>
          <Trans>Forgot password?</Trans>
        </button>
      )}
    </div>
  )
}
