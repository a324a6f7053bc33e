/** What stands before any loan of somebody, as far as the phone knows it: the first that the exchange would name. */
import type { OutputOf } from '@shared/contract'
import type { OwnLimits, UserInfo } from '@shared/contract/calls/account'
import type { loanInfoCall } from '@shared/contract/calls/invest/loans'
import { isIdentityUnderReview } from '@shared/contract/identity'
import { fromServerTime } from '@shared/format/time'
import { compare, type Decimal } from '@shared/money'
import type { LoanName } from './choice.ts'

export type LoanInfo = OutputOf<typeof loanInfoCall>
/** Who one has proved to be; nobody where the server does not tell. */
export type Level = LoanInfo['levels'][number]['code']
export const levelOf = (info: LoanInfo | undefined | null): Level =>
  info?.levels.find(({ own }) => own)?.code ?? 'unverified'

export type Barrier =
  | { is: 'initial-password' | 'identity' | 'identity-review' | 'overdue' | 'used' }
  /** until: the server's text */
  | { is: 'break' | 'own-limit'; until: string }
  | { is: 'score'; score: number; needed: number }

type Person = Pick<UserInfo, 'initialPassword' | 'creditScore' | 'basicState'>

/** What one holds oneself to. */
function ownBarrier(limits: OwnLimits | undefined, now: number): Barrier | null {
  if (!limits) return null
  const { breakUntil, dailyLoss, renewsAt } = limits
  if (breakUntil && fromServerTime(breakUntil) > now) return { is: 'break', until: breakUntil }
  const reached = dailyLoss.value != null && compare(dailyLoss.used, dailyLoss.value) >= 0
  return reached ? { is: 'own-limit', until: renewsAt } : null
}

/** What a credit takes beside. */
function creditBarrier(person: Person, { levels, scoreNeeded }: LoanInfo): Barrier | null {
  const { creditScore } = person
  if (levels.some(({ code, own }) => own && code === 'unverified'))
    return { is: isIdentityUnderReview(person) ? 'identity-review' : 'identity' }
  const short = creditScore != null && scoreNeeded != null && creditScore < scoreNeeded
  return short ? { is: 'score', score: creditScore, needed: scoreNeeded } : null
}

/** @param limits undefined where the server keeps none, or they are not known yet */
export function barrierOf(
  name: LoanName,
  user: Person,
  info: LoanInfo,
  limits: OwnLimits | undefined,
  now: number,
): Barrier | null {
  if (user.initialPassword) return { is: 'initial-password' }
  const own = ownBarrier(limits, now)
  if (own) return own
  const credit = name === 'credit' ? creditBarrier(user, info) : null
  if (credit) return credit
  if (info.overdue) return { is: 'overdue' }
  return isUsedUp(info[name].available) ? { is: 'used' } : null
}

const isUsedUp = (available: Decimal) => compare(available, '0') <= 0
