/** The ledger by filter, page by page; one entry with all its legs. */
import { balanceLogCall } from '@shared/contract/calls/wallet'
import { serverRange } from '@shared/format/time'
import { usePages } from '../../parts/pages.ts'
import { useCall } from '../../parts/query.ts'
import type { Filter } from './ledger.model.ts'

/** The server counts days in UTC+8: the phone's days become its hours. */
function rangeOf({ begin, end }: Filter): { createTime_begin?: string; createTime_end?: string } {
  if (!begin && !end) return {}
  const range = serverRange(begin ?? end ?? '', end ?? begin ?? '')
  return { ...(begin && { createTime_begin: range.begin }), ...(end && { createTime_end: range.end }) }
}

export const useLedger = ({ type, currency, account, dir, ...days }: Filter) =>
  usePages(balanceLogCall, { type, currency, account, dir, ...rangeOf(days) })

/** @param id of a row, "entry-leg" */
export const useEntry = (id: string | undefined) => useCall(balanceLogCall, { id }, { enabled: id !== undefined })
