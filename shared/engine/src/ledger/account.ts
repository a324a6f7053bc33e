/** An account = (owner, currency, kind, sub). */

import { accountKinds } from '@shared/contract/codes'

/** The exchange itself as an owner; no user is ever called so. */
export const HOUSE = 'house'

/** Virtual money is a currency of its own: sums of zero per currency keep it from becoming money. */
export const VIRTUAL = 'VUSDT'

/** Of the entries of an owner's virtual money, of its accepted orders, and of what a simulated account has ended: the newest stay. */
export const MOST_SIMULATED = 1000

export type UserKind = (typeof accountKinds)[number]

/** external: the world outside (sub = network) · virtual: VUSDT only. */
export const houseKinds = [
  'external',
  'fees',
  'trading',
  'swap',
  'yield',
  'interest',
  'rewards',
  'insurance',
  'issuer',
  'virtual',
] as const
export type HouseKind = (typeof houseKinds)[number]

export type Account = {
  /** A user's id, or HOUSE. */
  owner: string
  currency: string
  kind: UserKind | HouseKind
  /** The order or position that holds it; '' where none does. */
  sub?: string
}

/** One side of an entry: minor units (eight places), positive into the account. */
export type Leg = Account & { minor: bigint }

const known: { user: ReadonlySet<string>; house: ReadonlySet<string> } = {
  user: new Set(accountKinds),
  house: new Set(houseKinds),
}

/** @throws where a kind does not belong to its owner, or VUSDT meets an account of money */
export function checkAccount({ owner, currency, kind }: Account): void {
  if (!known[owner === HOUSE ? 'house' : 'user'].has(kind)) throw new Error(`${owner} has no account of kind ${kind}`)
  if ((currency === VIRTUAL) !== (kind === 'virtual' || kind === 'virtual-margin'))
    throw new Error(`${currency} cannot be held in an account of kind ${kind}`)
}

/** Whether an account may hold that much: a debt nothing above zero, the house anything but for what it pays yields from, all others nothing below. */
export const mayHold = ({ owner, kind }: Account, minor: bigint): boolean =>
  kind === 'debt' ? minor <= 0n : minor >= 0n || (owner === HOUSE && kind !== 'yield')
