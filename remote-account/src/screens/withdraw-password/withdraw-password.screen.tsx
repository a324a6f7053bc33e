/** The withdrawal password: set, changed, or replaced where it was forgotten (docs/rules/account.md#withdrawal-password). */
import { useLingui } from '@lingui/react/macro'
import type { UserInfo } from '@shared/contract/calls/account'
import * as to from '@shared/contract/to'
import { TitleBar } from '@shared/ui/title-bar'
import { useEffect, useState } from 'react'
import { back, go, hasRoute, usePlace, useTitle } from 'shell/navigation'
import { toast } from 'shell/overlay'
import { Page } from 'shell/screen'
import { refreshUser, useSession } from 'shell/session'
import { PinForm } from './pin-form.tsx'
import { type Mode, modeFor } from './withdraw-password.model.ts'

export default function WithdrawPasswordScreen() {
  const { user } = useSession()
  return <Page>{user ? <InMode user={user} /> : <Head />}</Page>
}

function Head({ mode }: { mode?: Mode }) {
  const { t } = useLingui()
  const isFirst = mode === 'set'
  useTitle(isFirst ? t`Set withdrawal password` : '')
  return <TitleBar title={isFirst ? t`Set withdrawal password` : t`Change withdrawal password`} onBack={back} />
}

/** To the screen that sent one here, e.g. because it needs a withdrawal password. */
const leave = (from: string | undefined) => (from && hasRoute(from) ? go(from, { replace: true }) : back())

function InMode({ user }: { user: UserInfo }) {
  const { t } = useLingui()
  const { query, setQuery } = usePlace(to.withdrawPassword)
  const [done, setDone] = useState<Mode>() // the form that was sent stays while the profile learns of it
  const mode = done ?? modeFor(user.hasWithdrawPassword, query.mode)
  const isNamed = done !== undefined || query.mode === mode
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address follows the mode, not the other way round
  useEffect(() => {
    if (!isNamed) setQuery({ mode })
  }, [isNamed, mode])
  const finish = async () => {
    setDone(mode)
    await refreshUser()
    toast(mode === 'set' ? t`Withdrawal password set` : t`Withdrawal password changed`)
    leave(query.from)
  }
  return (
    <>
      <Head mode={mode} />
      <PinForm
        key={mode}
        mode={mode}
        user={user}
        onDone={finish}
        onForgot={() => setQuery({ mode: 'forgot' }, { push: true })}
      />
    </>
  )
}
