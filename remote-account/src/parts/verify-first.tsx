/** Leads whoever is not verified to the identity, or tells that it is under review: rewards are for people who are known. */
import { Trans } from '@lingui/react/macro'
import { isIdentityUnderReview } from '@shared/contract/identity'
import * as to from '@shared/contract/to'
import { Banner } from '@shared/ui/banner'
import type { ReactNode } from 'react'
import { useWay } from 'shell/navigation'
import { useSession } from 'shell/session'

export function VerifyFirst({ title }: { title: ReactNode }) {
  const isUnderReview = isIdentityUnderReview(useSession().user)
  const way = useWay(isUnderReview ? to.identityResult({ kind: 'basic' }) : to.identity())
  return (
    <Banner kind="wait" href={way} title={isUnderReview ? <Trans>Identity under review</Trans> : title}>
      <Trans>Then you can check in and claim your rewards.</Trans>
    </Banner>
  )
}
