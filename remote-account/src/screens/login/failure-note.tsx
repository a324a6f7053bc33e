/** What went wrong where no field is to blame: locked, frozen, no answer. */
import { useLingui } from '@lingui/react/macro'
import { Banner } from '@shared/ui/banner'
import { useTimeLeft } from '@shared/ui/countdown'
import { useState } from 'react'
import type { SendState } from 'shell/form'
import { useLiveChat } from 'shell/navigation'
import { type Failure, markTold } from 'shell/transport'
import { FailureBanner } from '../../parts/failure-banner.tsx'
import { fieldOf } from './login.model.ts'
import type { Entry } from './use-entry.ts'
import { lockedUntil } from './use-lock.ts'

/** Of a whole form: its lock outlasts what is typed meanwhile. */
export const Trouble = ({ of }: { of: Entry }) =>
  of.lockedUntil ? <Locked key={of.lockedUntil} until={of.lockedUntil} /> : <FailureNote of={of.state} />

export function FailureNote({ of }: { of: SendState }) {
  if (of.phase !== 'failed' || fieldOf(of.failure)) return null
  if (lockedUntil(of.failure) !== undefined) return <LockedBy failure={of.failure} />
  if (of.failure.refusal === 'account-frozen') return <Frozen failure={of.failure} />
  return <FailureBanner of={of} />
}

function LockedBy({ failure }: { failure: Failure }) {
  markTold(failure)
  const [until] = useState(() => lockedUntil(failure) ?? 0)
  return <Locked until={until} />
}

const MINUTE = 60_000

function Locked({ until }: { until: number }) {
  const { t } = useLingui()
  const minutes = Math.ceil(useTimeLeft(until) / MINUTE)
  return minutes > 0 ? (
    <Banner kind="danger" title={t`Try again in ${minutes} min`} />
  ) : (
    <Banner title={t`You can try again now`} />
  )
}

const Frozen = ({ failure }: { failure: Failure }) => <Banner kind="danger" title={failure.text} href={useLiveChat()} />
