/** Swaps: pages of them, and a single one. */
import { swapListCall } from '@shared/contract/calls/trade'
import { currencyListCall } from '@shared/contract/calls/wallet'
import { withOnlyRow } from '@shared/contract/only-row'
import { serverBounds } from '@shared/format/time'
import { useCall, usePages } from 'shell/query'
import type { Filter } from './swap-records.model.ts'

/** Newest first; the server counts the person's days in UTC+8. */
export function useSwaps({ currency, ...days }: Filter) {
  const { begin: createTime_begin, end: createTime_end } = serverBounds(days)
  return usePages(swapListCall, { currency, createTime_begin, createTime_end })
}

/** The page is empty where there is none of this id. */
export const useSwapRow = (id: string | undefined) =>
  withOnlyRow(useCall(swapListCall, { id }, { enabled: id !== undefined }), id)

const TEN_MINUTES = 600_000

/** What may be filtered by: the currencies that are exchanged, and the one that is chosen. */
export function useExchanged(chosen: string | undefined): readonly string[] {
  const { data } = useCall(currencyListCall, {}, { fresh: TEN_MINUTES, keep: TEN_MINUTES })
  const exchanged = (data ?? []).filter(({ swap }) => swap).map(({ currency }) => currency)
  return [...new Set([...exchanged, ...(chosen ? [chosen] : [])])]
}
