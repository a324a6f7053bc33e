/** The ledger by filter, page by page; one entry with all its legs. */
import { balanceLogCall, type LedgerRow } from '@shared/contract/calls/wallet'
import { everyRow } from '@shared/contract/every-row'
import { type PagesOf, useCall, usePages } from 'shell/query'
import { askFor } from 'shell/transport'
import { createdIn } from '../../parts/created.ts'
import type { Filter } from './ledger.model.ts'

export type Ledger = PagesOf<typeof balanceLogCall>

const inputOf = ({ group, type, currency, account, dir, ...days }: Filter) => ({
  ...{ group, type, currency, account, dir },
  ...createdIn(days),
})

export const useLedger = (filter: Filter): Ledger => usePages(balanceLogCall, inputOf(filter))

/** All rows that the filter has; null while the session has just ended. @throws where a page did not come */
export const everyEntry = (filter: Filter): Promise<LedgerRow[] | null> =>
  everyRow({
    ask: ({ end, ...paging }) =>
      askFor(balanceLogCall, { ...inputOf(filter), ...(end && { createTime_end: end }), ...paging }),
    timeOf: ({ createTime }) => createTime,
  })

/** @param id of a row, "entry-leg" */
export const useEntry = (id: string | undefined) => useCall(balanceLogCall, { id }, { enabled: id !== undefined })
