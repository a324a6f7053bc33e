/** What stands before any withdrawal of a person: the first that holds (docs/rules/wallet.md#withdrawal). */

import type { OutputOf } from '@shared/contract'
import type { UserInfo } from '@shared/contract/calls/account'
import type { withdrawalRulesCall } from '@shared/contract/calls/wallet'
import { fromServerTime } from '@shared/format/time'

export type Rules = OutputOf<typeof withdrawalRulesCall>
export type Gate =
  | { is: 'initial-password' }
  /** The first withdrawal: what it still needs. */
  | { is: 'setup'; password: boolean; account: boolean }
  /** until: the server's text */
  | { is: 'locked'; until: string }
  | { is: 'held'; until: string; cause: string | undefined }

type Person = Pick<UserInfo, 'initialPassword' | 'hasWithdrawPassword' | 'withdrawHoldUntil'>

/** What the profile alone tells: nothing has to be loaded for it. */
export const gateBefore = ({ initialPassword }: Person): Gate | undefined =>
  initialPassword ? { is: 'initial-password' } : undefined

/** @param rules undefined where the server does not tell them @param now of the server's clock, epoch ms */
export function gateAfter(user: Person, accounts: number, rules: Rules | undefined, now: number): Gate | undefined {
  const isAhead = (time: string | null | undefined): time is string => time != null && fromServerTime(time) > now
  const done = { password: user.hasWithdrawPassword !== false, account: accounts > 0 }
  if (!done.password || !done.account) return { is: 'setup', ...done }
  if (isAhead(rules?.lockedUntil)) return { is: 'locked', until: rules.lockedUntil }
  const until = rules ? rules.holdUntil : user.withdrawHoldUntil
  return isAhead(until) ? { is: 'held', until, cause: rules?.holdReason ?? undefined } : undefined
}
