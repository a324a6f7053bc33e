/** The authenticator: bound with a key, moved to another phone, with its recovery codes (docs/rules/account.md#authenticator). */
import { Trans } from '@lingui/react/macro'
import type { OutputOf } from '@shared/contract'
import { checkGoogleAuthCall, type UserInfo } from '@shared/contract/calls/account'
import { SkeletonRows } from '@shared/ui/skeleton'
import { TitleBar } from '@shared/ui/title-bar'
import { back } from 'shell/navigation'
import { useCall } from 'shell/query'
import { Loaded, Page } from 'shell/screen'
import { useSession } from 'shell/session'
import { sinceOf } from './authenticator.model.ts'
import { Bound } from './bound.tsx'
import { KeyForm } from './key-form.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'
import { useUnfinished } from './unfinished.ts'

export default function AuthenticatorScreen() {
  const { user } = useSession()
  return (
    <Page>
      <TitleBar title={<Trans>Google Authenticator</Trans>} onBack={back} />
      {user && <Stage user={user} />}
    </Page>
  )
}

/** Codes that nobody saved come before whatever else there is. */
function Stage({ user }: { user: UserInfo }) {
  const state = useCall(checkGoogleAuthCall, {}, { opening: 'always' })
  const [{ codes, bound = false }, put] = useUnfinished(user.id ?? '')
  const saved = () => put({ codes: undefined, bound: undefined })
  if (codes) return <RecoveryCodes {...{ user, codes, bound }} onSaved={saved} />
  return (
    <Loaded of={state} title={<Trans>Couldn't load your authenticator</Trans>} skeleton={<SkeletonRows rows={4} />}>
      {known => <Known user={user} of={known} />}
    </Loaded>
  )
}

function Known({ user, of }: { user: UserInfo; of: OutputOf<typeof checkGoogleAuthCall> }) {
  const [{ key }, put] = useUnfinished(user.id ?? '')
  const over = sinceOf(of)
  const drop = () => put({ key: undefined })
  // a key that was made over another state: what it was for came about without its answer, or elsewhere
  if (of.bound && key?.over !== over)
    return <Bound {...{ user, over }} time={of.boundTime} lost={key !== undefined} onSeen={drop} />
  return <KeyForm {...{ user, over }} onKeep={drop} />
}
