/** What the page offers, and what the account still lacks; addresses that are not live are left out by the screen. */
import type { UserInfo } from '@shared/contract/calls/account'

export type Safety = 'initial-password' | 'withdraw-password' | 'identity' | 'authenticator'

/** In the order of their weight (account.md, /my 2). */
const lacks: readonly [Safety, string, (user: UserInfo) => boolean][] = [
  ['initial-password', '/changePassword', user => user.initialPassword === true],
  ['withdraw-password', '/withdrawPassword', user => user.hasWithdrawPassword === false],
  ['identity', '/shenfenRenzheng', user => user.basicState !== 1],
  ['authenticator', '/bindGoogle', user => user.googleBound === false],
]

/** The first thing that is missing and can be mended here and now. */
export function firstLack(user: UserInfo, hasRoute: (path: string) => boolean): { lack: Safety; path: string } | null {
  const found = lacks.find(([, path, missing]) => missing(user) && hasRoute(path))
  return found ? { lack: found[0], path: found[1] } : null
}

/** Two letters for the disc: of the name, the address or "g" and digits. */
export const initials = (account: string): string =>
  account
    .replace(/[^\p{L}\p{N}]/gu, '')
    .slice(0, 2)
    .toUpperCase()

export type CreditPart = NonNullable<UserInfo['creditParts']>[number]

/** Where a part of the credit score is earned. */
export const creditPath: Readonly<Record<string, string>> = {
  basic: '/shenfenRenzheng',
  advanced: '/shenfenRenzhengAd',
  authenticator: '/bindGoogle',
  pin: '/withdrawPassword',
  recharge: '/chongzhi',
  loans: '/jiedai',
}

/** What has been earned, and what can be: a part whose page is not here would name what nobody can do. */
export const shownParts = (parts: readonly CreditPart[], hasRoute: (path: string) => boolean): CreditPart[] =>
  parts.filter(({ code, points }) => points > 0 || hasRoute(creditPath[code] ?? '/my'))
