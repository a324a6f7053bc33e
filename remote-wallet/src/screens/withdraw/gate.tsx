/** Why a withdrawal is blocked, with the one action that unblocks it. */
import { Trans } from '@lingui/react/macro'
import type { Way } from '@shared/contract/address'
import * as to from '@shared/contract/to'
import { formatRecordTime, fromServerTime } from '@shared/format/time'
import { Button } from '@shared/ui/button'
import { Countdown } from '@shared/ui/countdown'
import { EmptyState } from '@shared/ui/empty-state'
import type { LucideIcon } from '@shared/ui/icon'
import { Lock, ShieldAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { serverNow } from 'shell/market-feed'
import { useWay } from 'shell/navigation'
import type { Gate as Standing } from './gate.model.ts'
import { useHere } from './here.ts'
import { Setup } from './setup.tsx'
import { useHoldWords } from './words.ts'

type Words = { icon: LucideIcon; title: ReactNode; way: Way; press: ReactNode; children: ReactNode }

function GateNotice({ icon, title, way, press, children }: Words) {
  const href = useWay(way)
  const action = href && (
    <Button look="primary" href={href}>
      {press}
    </Button>
  )
  return (
    <EmptyState icon={icon} title={title} action={action}>
      {children}
    </EmptyState>
  )
}

const InitialPassword = () => (
  <GateNotice
    icon={Lock}
    title={<Trans>Set your own password first</Trans>}
    way={to.changePassword()}
    press={<Trans>Change password</Trans>}
  >
    <Trans>You're still using the password we gave you. Change it to withdraw.</Trans>
  </GateNotice>
)

type Timed = { until: string; onEnd(): void }

const Left = ({ until, onEnd }: Timed) => <Countdown until={fromServerTime(until)} now={serverNow} onEnd={onEnd} />

function Locked(timed: Timed) {
  const left = <Left {...timed} />
  return (
    <GateNotice
      icon={Lock}
      title={<Trans>Withdrawal password locked</Trans>}
      way={to.withdrawPassword({ mode: 'forgot', from: useHere() })}
      press={<Trans>Reset withdrawal password</Trans>}
    >
      <Trans>
        Too many wrong attempts. You can try again in {left}. If you reset the password now, withdrawals pause for 24
        hours.
      </Trans>
    </GateNotice>
  )
}

function Held({ cause, ...timed }: Timed & { cause: string | undefined }) {
  const why = useHoldWords()(cause)
  const left = <Left {...timed} />
  const time = formatRecordTime(timed.until)
  return (
    <GateNotice
      icon={ShieldAlert}
      title={<Trans>Withdrawals are paused</Trans>}
      way={to.devices()}
      press={<Trans>Check your devices</Trans>}
    >
      <Trans>
        {why} Withdrawals resume in {left}, at {time}.
      </Trans>
    </GateNotice>
  )
}

/** @param onEnd its time is over */
export function Gate({ of, onEnd }: { of: Standing; onEnd(): void }) {
  switch (of.is) {
    case 'initial-password':
      return <InitialPassword />
    case 'setup':
      return <Setup password={of.password} account={of.account} />
    case 'locked':
      return <Locked until={of.until} onEnd={onEnd} />
    case 'held':
      return <Held until={of.until} cause={of.cause} onEnd={onEnd} />
  }
}
