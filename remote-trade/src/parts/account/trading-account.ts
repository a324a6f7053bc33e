/** In whose account a page trades: the person's own money, a simulated account, an entry of a competition. */
import type { InputOf, SymbolInfo } from '@shared/contract'
import type { positionListCall } from '@shared/contract/calls/trade'
import { tradingAccountTypes } from '@shared/contract/codes'
import { COMPETITION_LEVERAGE } from '@shared/contract/limits'
import { createContext, use } from 'react'

/** What each call of the page says of it; nothing of one's own money. */
export type TradingAccount = Pick<InputOf<typeof positionListCall>, 'accountType' | 'entryId'>

const OWN_MONEY: TradingAccount = {}

/** A page of another account provides it around all that it draws; without one it is the person's own money. */
export const TradingAccountContext = createContext<TradingAccount>(OWN_MONEY)

/** Goes into the input of every call about positions, orders and totals. The same object while the account is the same. */
export const useTradingAccount = (): TradingAccount => use(TradingAccountContext)

/** Simulated: of a visitor, or of whoever is signed in. */
export const DEMO: TradingAccount = { accountType: tradingAccountTypes.demo }

/** Of an entry of a competition. */
export const entryAccount = (entryId: string): TradingAccount => ({
  accountType: tradingAccountTypes.competition,
  entryId,
})

/** @param acc as the chart's address says it: "real", "demo", or the id of a competition's entry */
export function accountOf(acc: string | undefined): TradingAccount {
  if (!acc || acc === 'real') return OWN_MONEY
  return acc === 'demo' ? DEMO : entryAccount(acc)
}

/** What the chart's address says of it; nothing of one's own money. */
export const accOf = ({ accountType, entryId }: TradingAccount): string | undefined =>
  accountType === tradingAccountTypes.demo ? 'demo' : entryId?.toString()

/** Somebody has to be signed in for it. */
export const needsLogIn = ({ accountType }: TradingAccount): boolean => accountType !== tradingAccountTypes.demo

/** Money that can be neither deposited nor transferred. */
export const isVirtual = ({ accountType = tradingAccountTypes.real }: TradingAccount): boolean =>
  accountType !== tradingAccountTypes.real

/** The symbol on the terms of an account: a competition's rules cap the leverage (docs/rules/trade.md). */
export const allowedTo = ({ accountType }: TradingAccount, info: SymbolInfo): SymbolInfo =>
  accountType === tradingAccountTypes.competition
    ? { ...info, leverages: info.leverages.filter(step => step <= COMPETITION_LEVERAGE) }
    : info
