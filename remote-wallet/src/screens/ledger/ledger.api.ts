/** The ledger by filter, page by page; one entry with all its legs. */
import { balanceLogCall } from '@shared/contract/calls/wallet'
import { rangeOf } from '../../parts/days.ts'
import { usePages } from '../../parts/pages.ts'
import { useCall } from '../../parts/query.ts'
import type { Filter } from './ledger.model.ts'

export const useLedger = ({ group, type, currency, account, dir, ...days }: Filter) =>
  usePages(balanceLogCall, { group, type, currency, account, dir, ...rangeOf(days) })

/** @param id of a row, "entry-leg" */
export const useEntry = (id: string | undefined) => useCall(balanceLogCall, { id }, { enabled: id !== undefined })
