/** Whose money a position is of: a person's contract account, or virtual money beside it. */
import { fromMinor } from '@shared/money'
import type { Db } from '../db/open.ts'
import { type Account, HOUSE, type HouseKind, held, type Leg, VIRTUAL } from './index.ts'

/** `sub` is '' for money, 'demo', or the id of a competition's entry: what holds virtual money in the ledger. */
export type TradingAccount = { readonly owner: string; readonly sub: string }

export const DEMO = 'demo'

export const realAccount = (owner: string): TradingAccount => ({ owner, sub: '' })
export const isVirtual = ({ sub }: TradingAccount): boolean => sub !== ''
/** Of a competition. */
export const isEntry = (account: TradingAccount): boolean => isVirtual(account) && account.sub !== DEMO
export const currencyOf = (account: TradingAccount): 'USDT' | typeof VIRTUAL => (isVirtual(account) ? VIRTUAL : 'USDT')

/** What no margin, stake, premium or waiting order holds. */
export const freeAccount = (account: TradingAccount): Account => ({
  owner: account.owner,
  currency: currencyOf(account),
  kind: isVirtual(account) ? 'virtual' : 'contract',
  sub: account.sub,
})

/** What one position holds: its margin, stake or premium. */
export const marginAccount = (account: TradingAccount, id: string): Account => ({
  owner: account.owner,
  currency: currencyOf(account),
  kind: isVirtual(account) ? 'virtual-margin' : 'margin',
  sub: id,
})

/** What one waiting order holds. */
export const frozenAccount = (account: TradingAccount, id: string): Account => ({
  ...marginAccount(account, id),
  ...(!isVirtual(account) && { kind: 'frozen' as const }),
})

export const freeOf = (db: Db, account: TradingAccount): string => fromMinor(held(db, freeAccount(account)))

export const free = (account: TradingAccount, minor: bigint): Leg => ({ ...freeAccount(account), minor })
export const margin = (account: TradingAccount, id: string, minor: bigint): Leg => ({
  ...marginAccount(account, id),
  minor,
})
export const frozen = (account: TradingAccount, id: string, minor: bigint): Leg => ({
  ...frozenAccount(account, id),
  minor,
})

/** The house's side; what is virtual never meets its accounts of money. */
export const house = (account: TradingAccount, kind: HouseKind, minor: bigint): Leg => ({
  owner: HOUSE,
  currency: currencyOf(account),
  kind: isVirtual(account) ? 'virtual' : kind,
  minor,
})
