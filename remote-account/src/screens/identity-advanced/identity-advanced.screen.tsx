/** Where one lives, and whom to call in need (docs/rules/account.md#identity). */
import { Trans, useLingui } from '@lingui/react/macro'
import { type IdentityOutcome, identityStatesCall } from '@shared/contract/calls/account'
import { identityStates } from '@shared/contract/codes'
import * as to from '@shared/contract/to'
import { Button } from '@shared/ui/button'
import { EmptyState } from '@shared/ui/empty-state'
import { SkeletonRows } from '@shared/ui/skeleton'
import { TitleBar } from '@shared/ui/title-bar'
import { Fingerprint } from 'lucide-react'
import { back, useWay } from 'shell/navigation'
import { useCall } from 'shell/query'
import { Loaded, Page } from 'shell/screen'
import { ToResult } from '../../parts/to-result.tsx'
import { AdvancedForm } from './advanced-form.tsx'
import css from './identity-advanced.module.css'

export default function IdentityAdvancedScreen() {
  const states = useCall(identityStatesCall, {}, { opening: 'always' })
  return (
    <Page>
      <TitleBar title={<Trans>Advanced verification</Trans>} onBack={back} />
      <div className={css.page}>
        <Loaded
          of={states}
          undated
          title={<Trans>Couldn't load your verification</Trans>}
          skeleton={<SkeletonRows rows={6} />}
        >
          {({ basic = null, advanced = null }) =>
            basic?.state === identityStates.verified ? <Open before={advanced} /> : <BasicFirst basic={basic} />
          }
        </Loaded>
      </div>
    </Page>
  )
}

const Open = ({ before }: { before: IdentityOutcome | null }) =>
  before === null || before.state === identityStates.rejected ? (
    <AdvancedForm before={before} />
  ) : (
    <ToResult kind="advanced" />
  )

/** It stands on the basic one. */
function BasicFirst({ basic }: { basic: IdentityOutcome | null }) {
  const { t } = useLingui()
  const waits = basic?.state === identityStates.underReview
  const way = useWay(waits ? to.identityResult({ kind: 'basic' }) : to.identity())
  const action = way && (
    <Button small look="tonal" href={way}>
      {waits ? <Trans>View status</Trans> : <Trans>Verify your identity</Trans>}
    </Button>
  )
  return (
    <EmptyState icon={Fingerprint} title={t`Verify your identity first`} action={action}>
      {waits ? (
        <Trans>Your identity is under review. You can continue here once it's verified.</Trans>
      ) : (
        <Trans>Verify your identity first, then complete advanced verification.</Trans>
      )}
    </EmptyState>
  )
}
