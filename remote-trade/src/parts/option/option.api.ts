/** Expiries with their strikes, options that run, options that ended. */
import type { OptionTerm, Position } from '@shared/contract'
import { positionListCall, termListCall } from '@shared/contract/calls/trade'
import { positionStates, termTypes, tradeTypes } from '@shared/contract/codes'
import { MOST_RUNNING } from '@shared/contract/limits'
import { forRow, withOnlyRow } from '@shared/contract/only-row'
import { fromServerTime, serverBounds } from '@shared/format/time'
import { serverNow } from 'shell/market-feed'
import { useCall, useJoint, usePages } from 'shell/query'
import { type Asking, askFor } from 'shell/transport'
import { type TradingAccount, useTradingAccount } from '../account/trading-account.ts'
import type { Filter } from '../history/filter.model.ts'
import { type OptionRow, optionRow } from './option-row.model.ts'

const EVERY = 5000
const AT_ITS_END = 1000

/** @param terms as the exchange lists them for a symbol: second contracts have others */
export const expiriesOf = (terms: readonly object[] | null | undefined): OptionTerm[] =>
  (terms ?? []).filter((term): term is OptionTerm => 'strikes' in term)

export const useExpiries = (symbol: string) =>
  useCall(termListCall, { symbol, type: termTypes.option }, { every: EVERY })

/** What runs, and when that was said. */
export type RunningOptions = { rows: readonly OptionRow[]; at: number }

async function askRunning(account: TradingAccount, asking: Asking): Promise<RunningOptions | null> {
  const at = serverNow()
  const input = { ...account, tradeType: tradeTypes.option, state: positionStates.running, pageSize: MOST_RUNNING }
  const page = await askFor(positionListCall, input, asking)
  return page && { rows: page.records.flatMap(row => optionRow(row, fromServerTime) ?? []), at }
}

/** Asked each second while the time of one is over. */
export function useOptions() {
  const account = useTradingAccount()
  return useJoint([positionListCall], ['options', account], asking => askRunning(account, asking), {
    every: known => (known?.rows.some(({ ends }) => ends <= serverNow()) ? AT_ITS_END : EVERY),
  })
}

/** Newest first; the server counts the person's days in UTC+8. */
export function useOptionHistory({ direction, symbol, ...days }: Filter) {
  const { begin: closeTime_begin, end: closeTime_end } = serverBounds(days)
  const closed = { tradeType: tradeTypes.option, state: positionStates.closed } as const
  const account = useTradingAccount()
  return usePages(positionListCall, { ...account, ...closed, direction, symbol, closeTime_begin, closeTime_end })
}

/** One of the person's own, whatever its state; the page is empty where there is none of this id. */
export function useOption(id: string | undefined) {
  const every = (row: Position | undefined) => (row?.state === positionStates.closed ? false : EVERY)
  return withOnlyRow(useCall(positionListCall, { ...useTradingAccount(), id }, forRow(id, every)), id)
}
