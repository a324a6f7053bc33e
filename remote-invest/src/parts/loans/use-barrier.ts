/** What keeps somebody from borrowing, in words and with the way out. */
import { useLingui } from '@lingui/react/macro'
import type { Way } from '@shared/contract/address'
import { limitsCall } from '@shared/contract/calls/account'
import * as to from '@shared/contract/to'
import { formatRecordTime } from '@shared/format/time'
import { serverNow } from 'shell/market-feed'
import { useCall } from 'shell/query'
import { useSession } from 'shell/session'
import { hasFeature } from 'shell/transport'
import { type Barrier, barrierOf, type Level, type LoanInfo } from './barrier.ts'
import type { LoanName } from './choice.ts'

/** Null where nothing does, as far as is known. */
export function useBarrier(name: LoanName, info: LoanInfo | undefined | null): Barrier | null {
  const { user } = useSession()
  const { data: limits } = useCall(limitsCall, {}, { enabled: hasFeature('own-limits') })
  return user && info ? barrierOf(name, user, info, limits ?? undefined, serverNow()) : null
}

export type BarrierWords = { title: string; more?: string; way: Way }

export function useBarrierWords(): (barrier: Barrier, level: Level) => BarrierWords {
  const { t } = useLingui()
  return (barrier, level) => {
    switch (barrier.is) {
      case 'initial-password':
        return {
          title: t`Set your own password first`,
          more: t`You're still using the password we gave you. Change it to borrow.`,
          way: to.changePassword(),
        }
      case 'break': {
        const time = formatRecordTime(barrier.until)
        return { title: t`You're taking a break until ${time}`, way: to.limits() }
      }
      case 'own-limit': {
        const time = formatRecordTime(barrier.until)
        return {
          title: t`You've reached your own daily loss limit`,
          more: t`You can borrow again from ${time}.`,
          way: to.limits(),
        }
      }
      case 'identity':
        return {
          title: t`Verify your identity first`,
          more: t`Required for credit loans. Not needed for pledge loans.`,
          way: to.identity(),
        }
      case 'identity-review':
        return {
          title: t`Identity under review`,
          more: t`Required for credit loans. Not needed for pledge loans.`,
          way: to.identityResult(),
        }
      case 'score': {
        const { score, needed } = barrier
        return { title: t`Your credit score is ${score}. You need ${needed}.`, way: to.my() }
      }
      case 'overdue':
        return { title: t`Repay the overdue loan first`, way: to.loanAccount() }
      case 'used':
        return level === 'advanced'
          ? {
              title: t`You've used your full loan limit`,
              more: t`Your limit becomes available again as you repay.`,
              way: to.loanAccount(),
            }
          : {
              title: t`You've used your full loan limit`,
              more: t`Repay part of your loan, or raise your limit by completing more verification.`,
              way: level === 'basic' ? to.identityAdvanced() : to.identity(),
            }
    }
  }
}
