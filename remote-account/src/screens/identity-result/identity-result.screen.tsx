/** What became of an identity; looks every 15 s until it is decided (docs/rules/account.md#identity). */
import { Trans, useLingui } from '@lingui/react/macro'
import type { IdentityOutcome } from '@shared/contract/calls/account'
import { identityStates } from '@shared/contract/codes'
import * as to from '@shared/contract/to'
import { Button } from '@shared/ui/button'
import { EmptyState } from '@shared/ui/empty-state'
import { Skeleton, SkeletonRows } from '@shared/ui/skeleton'
import { Tabs } from '@shared/ui/tabs'
import { TitleBar } from '@shared/ui/title-bar'
import { Fingerprint } from 'lucide-react'
import { type ReactNode, useEffect } from 'react'
import { go, hasRoute, usePlace, useWay } from 'shell/navigation'
import { Loaded, Page } from 'shell/screen'
import { refreshUser } from 'shell/session'
import { useForgettingDetails } from '../../parts/identity-draft.ts'
import { History } from './history.tsx'
import { type Known, useStates } from './identity-result.api.ts'
import css from './identity-result.module.css'
import { type Kind, kindOf } from './kind.ts'
import { Outcome } from './outcome.tsx'

/** The form is behind: back leads to the page that asked for an identity, else to Personal, not into the form. */
const leave = (from: string | undefined) => go(from && hasRoute(from) ? from : to.my(), { replace: true })

export default function IdentityResultScreen() {
  const { query, setQuery } = usePlace(to.identityResult)
  const kind = kindOf(query.kind)
  const states = useStates(kind)
  return (
    <Page>
      <TitleBar title={<Trans>Verification result</Trans>} onBack={() => leave(query.back)} />
      <Kinds kind={kind} onChange={next => setQuery({ kind: next })}>
        <div className={css.page}>
          <Loaded of={states} title={<Trans>Couldn't load your verification</Trans>} skeleton={<Loading />}>
            {known => (
              <>
                <Result kind={kind} known={known} />
                <ToWithdrawal back={query.back} />
              </>
            )}
          </Loaded>
          <History />
        </div>
      </Kinds>
    </Page>
  )
}

type KindsProps = { kind: Kind; onChange(kind: Kind): void; children: ReactNode }

function Kinds({ kind, onChange, children }: KindsProps) {
  const { t } = useLingui()
  const tabs = [
    { value: 'basic', label: t`Identity` },
    { value: 'advanced', label: t`Advanced` },
  ] as const
  return (
    <Tabs label={t`Verification`} tabs={tabs} value={kind} onChange={onChange}>
      {children}
    </Tabs>
  )
}

function Result({ kind, known }: { kind: Kind; known: Known }) {
  const of = known[kind]
  useForgettingDetails(known.basic?.state === identityStates.verified)
  useNews(of?.state)
  return of ? <Outcome kind={kind} of={of} known={known} /> : <NothingYet kind={kind} />
}

/** To the withdrawal that asked for an identity, with what was typed there. */
function ToWithdrawal({ back }: { back: string | undefined }) {
  if (!back?.startsWith(to.withdraw()) || !hasRoute(back)) return null
  return (
    <Button wide onClick={() => leave(back)}>
      <Trans>Return to your withdrawal</Trans>
    </Button>
  )
}

/** Name, badge and score of the profile follow what was decided. */
function useNews(state: IdentityOutcome['state'] | undefined): void {
  useEffect(() => {
    if (state !== undefined) void refreshUser()
  }, [state])
}

const Loading = () => (
  <>
    <div className={css.head}>
      <Skeleton width={56} height={56} round />
      <Skeleton width={140} height={20} />
    </div>
    <SkeletonRows rows={3} single />
  </>
)

function NothingYet({ kind }: { kind: Kind }) {
  const { t } = useLingui()
  const way = useWay(kind === 'basic' ? to.identity() : to.identityAdvanced())
  const action = way && (
    <Button small look="tonal" href={way}>
      <Trans>Start</Trans>
    </Button>
  )
  return (
    <EmptyState icon={Fingerprint} title={t`Not verified yet`} action={action}>
      {kind === 'basic' ? (
        <Trans>You'll need an ID document and a few minutes.</Trans>
      ) : (
        <Trans>You'll need your home address and an emergency contact.</Trans>
      )}
    </EmptyState>
  )
}
