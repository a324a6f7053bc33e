/** Signing in, registering, a forgotten password, entering as a guest (docs/rules/account.md). */
import { Trans, useLingui } from '@lingui/react/macro'
import { IconButton } from '@shared/ui/icon-button'
import { SkeletonRows } from '@shared/ui/skeleton'
import { X } from 'lucide-react'
import { type ReactNode, useEffect, useState } from 'react'
import { back, go, inviteCode, useActive } from 'shell/navigation'
import { redirect, useSession } from 'shell/session'
import type { Failure } from 'shell/transport'
import { Guest } from './guest.tsx'
import { Hero } from './hero.tsx'
import { LanguageButton } from './language-button.tsx'
import css from './login.module.css'
import { LoginForm } from './login-form.tsx'
import { Passkey } from './passkey.tsx'
import { TryDemo } from './try-demo.tsx'
import { useDeferred } from './use-deferred.ts'
import { type Entry, useEntry } from './use-entry.ts'
import type { Mode } from './way.ts'

/** Sends people who are signed in already on to where they were heading. */
function useLeaving(): void {
  const { signedIn } = useSession()
  const active = useActive()
  useEffect(() => {
    if (signedIn && active) go(redirect.take(), { replace: true })
  }, [signedIn, active])
}

const titles: Readonly<Record<Mode, ReactNode>> = {
  in: <Trans>Log in</Trans>,
  register: <Trans>Register</Trans>,
  forgot: <Trans>Reset password</Trans>,
}

export default function LoginScreen() {
  const { t } = useLingui()
  const entry = useEntry()
  const { mode } = entry.way
  const deferred = useDeferred()
  useLeaving()
  return (
    <div className={css.page}>
      <header className={css.bar}>
        <IconButton icon={X} label={t({ message: 'Close', context: 'window' })} onClick={back} />
        <LanguageButton />
      </header>
      <Hero />
      <h1 className={css.title}>{titles[mode]}</h1>
      {mode === 'in' && <LogIn of={entry} />}
      {mode !== 'in' && !deferred && <SkeletonRows rows={6} single />}
      {mode === 'register' && deferred && <deferred.RegisterForm of={entry} />}
      {mode === 'forgot' && deferred && <deferred.ResetForm of={entry} />}
      {mode !== 'forgot' && <TryDemo />}
    </div>
  )
}

function LogIn({ of }: { of: Entry }) {
  const [known, setKnown] = useState<Failure>()
  const account = known && String(known.values.account)
  const take = (failure: Failure) => {
    setKnown(failure)
    of.turn('in', 'account', { account: String(failure.values.account) })
  }
  return (
    <>
      <LoginForm key={account} of={of} known={known} />
      <Passkey />
      <Guest invitation={inviteCode()} known={account} onKnown={take} onMade={() => setKnown(undefined)} />
    </>
  )
}
