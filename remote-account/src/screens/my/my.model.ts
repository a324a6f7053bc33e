/** What the page offers, and what the account still lacks; addresses that are not live are left out by the screen. */
import type { Way } from '@shared/contract/address'
import type { UserInfo } from '@shared/contract/calls/account'
import { countsAsVerified, isIdentityUnderReview } from '@shared/contract/identity'
import * as to from '@shared/contract/to'

/** Of a way its href, where its screen is live. */
type Ways = (way: Way) => string | undefined

export type Safety = 'initial-password' | 'withdraw-password' | 'identity' | 'authenticator'

/** Verified, or under review: nothing is to be done. */
const isHandedIn = (user: UserInfo): boolean => countsAsVerified(user) || isIdentityUnderReview(user)

/** In the order of their weight. */
const lacks: readonly [Safety, Way, (user: UserInfo) => boolean][] = [
  ['initial-password', to.changePassword(), user => user.initialPassword === true],
  ['withdraw-password', to.withdrawPassword(), user => user.hasWithdrawPassword === false],
  ['identity', to.identity(), user => !isHandedIn(user)],
  ['authenticator', to.authenticator(), user => user.googleBound === false],
]

/** The first thing that is missing and can be mended here and now. */
export function firstLack(user: UserInfo, way: Ways): { lack: Safety; href: string | undefined } | null {
  const found = lacks.find(([, at, missing]) => missing(user) && way(at))
  return found ? { lack: found[0], href: way(found[1]) } : null
}

/** Two letters for the disc: of the name, the address or "g" and digits. */
export const initials = (account: string): string =>
  account
    .replace(/[^\p{L}\p{N}]/gu, '')
    .slice(0, 2)
    .toUpperCase()

export type CreditPart = NonNullable<UserInfo['creditParts']>[number]

/** Where a part of the credit score is earned. */
const creditWays: Readonly<Record<string, Way>> = {
  basic: to.identity(),
  advanced: to.identityAdvanced(),
  authenticator: to.authenticator(),
  pin: to.withdrawPassword(),
  recharge: to.recharge(),
  loans: to.loan(),
}

/**
 * What has been earned, and what can be, with the way there: a part whose page is not here would name what nobody can do. One
 * that no page earns, e.g. the base, is there from the start.
 */
export const shownParts = (parts: readonly CreditPart[], way: Ways): (CreditPart & { href: string | undefined })[] =>
  parts.flatMap(part => {
    const at = Object.hasOwn(creditWays, part.code) ? creditWays[part.code] : undefined
    const href = at && way(at)
    if (at && !href && part.points === 0) return []
    return { ...part, href: part.points < part.max ? href : undefined }
  })

/** What can only be lost has no most. */
export const pointsOf = (points: number, max: number): string => (max > 0 ? `${points}/${max}` : `−${-points}`)
