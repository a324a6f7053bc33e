/** Signing in, registering, entering as a guest (docs/rules/account.md). */
import { Trans, useLingui } from '@lingui/react/macro'
import * as to from '@shared/contract/to'
import { IconButton } from '@shared/ui/icon-button'
import { X } from 'lucide-react'
import { useEffect, useState } from 'react'
import { back, go, inviteCode, useActive, usePlace } from 'shell/navigation'
import { redirect, useSession } from 'shell/session'
import type { Failure } from 'shell/transport'
import { Guest } from './guest.tsx'
import { Hero } from './hero.tsx'
import { LanguageButton } from './language-button.tsx'
import css from './login.module.css'
import { LoginForm } from './login-form.tsx'
import { RegisterForm } from './register-form.tsx'

/** Whoever is signed in has no business here: they go where they were heading. */
function useLeaving(): void {
  const { signedIn } = useSession()
  const active = useActive()
  useEffect(() => {
    if (signedIn && active) go(redirect.take(), { replace: true })
  }, [signedIn, active])
}

export default function LoginScreen() {
  const { t } = useLingui()
  const registering = usePlace(to.login).query.mode === 'register'
  const [known, setKnown] = useState<Failure>()
  const account = known && String(known.values.account)
  useLeaving()
  return (
    <div className={css.page}>
      <header className={css.bar}>
        <IconButton icon={X} label={t({ message: 'Close', context: 'window' })} onClick={back} />
        <LanguageButton />
      </header>
      <Hero />
      <h1 className={css.title}>{registering ? <Trans>Register</Trans> : <Trans>Log in</Trans>}</h1>
      {registering ? <RegisterForm /> : <LoginForm key={account} known={known} />}
      {!registering && <Guest invitation={inviteCode()} known={account} onKnown={setKnown} />}
    </div>
  )
}
