/** Durations, what runs, what ran. */
import type { OutputOf, SecondOrder, SecondTerm } from '@shared/contract'
import { secondHeadCall, secondListCall, termListCall } from '@shared/contract/calls/trade'
import { secondStates, termTypes } from '@shared/contract/codes'
import { forRow, withOnlyRow } from '@shared/contract/only-row'
import { fromServerTime, serverBounds } from '@shared/format/time'
import { useAtom } from 'jotai'
import { useEffect } from 'react'
import { serverNow } from 'shell/market-feed'
import { useCall, useJoint, usePages } from 'shell/query'
import { tradeAssetInfoAtom } from 'shell/session'
import { type Asking, askFor } from 'shell/transport'
import { isVirtual, type TradingAccount, useTradingAccount } from '../account/trading-account.ts'
import type { Filter } from '../history/filter.model.ts'

type Head = OutputOf<typeof secondHeadCall>

const EVERY = 5000
const AT_ITS_END = 1000
const TEN_SECONDS = 10_000
const MOST = 200

/** @param terms as the exchange lists them for a symbol: options have others */
export const durationsOf = (terms: readonly object[]): SecondTerm[] =>
  terms.filter((term): term is SecondTerm => 'odds' in term)

export const useDurations = (symbol: string) =>
  useCall(termListCall, { symbol, type: termTypes.second }, { every: TEN_SECONDS })

export const endOf = ({ expireTime }: SecondOrder): number => fromServerTime(expireTime)

/** Between two answers one may go from the first list to the second: it stands once. */
async function askRunning(account: TradingAccount, asking: Asking): Promise<SecondOrder[] | null> {
  const inState = (state: number) => askFor(secondListCall, { ...account, state, pageSize: MOST }, asking)
  const [running, due] = await Promise.all([inState(secondStates.running), inState(secondStates.settling)])
  const rows = [...(running?.records ?? []), ...(due?.records ?? [])]
  return running && due && [...new Map(rows.map(row => [row.id, row])).values()]
}

/** Those that run or settle, the one that ends first at the top; asked each second while one is over. */
export function useRounds() {
  const account = useTradingAccount()
  return useJoint([secondListCall], ['running', account], asking => askRunning(account, asking), {
    every: rows => (rows?.some(row => endOf(row) <= serverNow()) ? AT_ITS_END : EVERY),
  })
}

/** What the head of the person's own second contracts told last, until it answers anew. */
export function useHead(): Head | null {
  const [known, keep] = useAtom(tradeAssetInfoAtom)
  const account = useTradingAccount()
  const { data } = useCall(secondHeadCall, account, { every: EVERY })
  const virtual = isVirtual(account)
  useEffect(() => {
    if (data && !virtual) keep(data)
  }, [data, virtual, keep])
  return data ?? (virtual ? null : known)
}

/** Newest first; the server counts the person's days in UTC+8. */
export function useRoundHistory({ direction, symbol, ...days }: Filter) {
  const { begin: createTime_begin, end: createTime_end } = serverBounds(days)
  const closed = { state: secondStates.closed, direction, symbol, createTime_begin, createTime_end }
  return usePages(secondListCall, { ...useTradingAccount(), ...closed })
}

/** One of the person's own, whatever its state; the page is empty where there is none of this id. */
export function useRound(id: string | undefined) {
  const every = (row: SecondOrder | undefined) => (row?.state === secondStates.closed ? false : EVERY)
  return withOnlyRow(useCall(secondListCall, { ...useTradingAccount(), id }, forRow(id, every)), id)
}
