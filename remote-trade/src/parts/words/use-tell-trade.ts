/** Says that a trade went through, with the way to what it made. */

import type { Position } from '@shared/contract'
import { tradeTypes, tradingAccountTypes } from '@shared/contract/codes'
import * as to from '@shared/contract/to'
import { go, usePlace, useRoute } from 'shell/navigation'
import { type ToastAction, toast } from 'shell/overlay'
import { type TradingAccount, useTradingAccount } from '../account/trading-account.ts'
import { useStands } from '../account/use-stands.ts'

/** An order or position by its number, or a list by its tab, in one of the modes. */
export type View = { mode: string; order?: string | undefined; tab?: 'positions' | 'orders' | 'history' }

const modes: Readonly<Record<number, string>> = {
  [tradeTypes.contract]: 'contract',
  [tradeTypes.cfd]: 'cfd',
  [tradeTypes.option]: 'option',
  [tradeTypes.spot]: 'spot',
}

export const modeOfRow = ({ tradeType }: Pick<Position, 'tradeType'>): string => modes[tradeType] ?? 'contract'

const isDemo = ({ accountType }: TradingAccount) => accountType === tradingAccountTypes.demo

type TradeQuery = Parameters<typeof to.demo>[0]

/** The trading page of an account. */
export function tradePlace(account: TradingAccount, query: TradeQuery) {
  if (isDemo(account)) return to.demo(query)
  return to.contract({ ...query, competition: account.entryId?.toString() })
}

/**
 * What View does: on the page of the same account it opens the order there, elsewhere it goes to that page. Where the person
 * is counts as they press: the toast stays while they leave the page.
 */
export function useViewOf(): (view: View) => ToastAction {
  const account = useTradingAccount()
  const { path } = useRoute()
  const stands = useStands()
  const { setQuery } = usePlace(to.contract)
  const own = isDemo(account) ? to.demo.path : to.contract.path
  return ({ mode, order, tab }) => ({
    act: () =>
      path === own && stands()
        ? setQuery({ mode, ...(tab && { tab }), ...(order && { order }) }, { push: true })
        : go(tradePlace(account, { mode, order, ...(tab && { tab }) })),
  })
}

/** @returns says it; without a view the page itself shows the outcome, or nobody knows its number */
export function useTellTrade(): (text: string, view?: View) => void {
  const viewOf = useViewOf()
  return (text, view) => toast(text, { kind: 'success', ...(view && { action: viewOf(view) }) })
}
