/** Leads whoever is not verified to the identity: rewards are for people who are known. */
import { Trans } from '@lingui/react/macro'
import * as to from '@shared/contract/to'
import { Banner } from '@shared/ui/banner'
import type { ReactNode } from 'react'
import { useWay } from 'shell/navigation'

export const VerifyFirst = ({ title }: { title: ReactNode }) => (
  <Banner kind="wait" href={useWay(to.identity())} title={title}>
    <Trans>Then you can check in and claim your rewards.</Trans>
  </Banner>
)
