/** The ledger by filter, page by page; one entry with all its legs. */
import { balanceLogCall, type LedgerRow } from '@shared/contract/calls/wallet'
import { type PagesOf, rowsOf, useCall, usePages } from 'shell/query'
import { createdIn } from '../../parts/created.ts'
import type { Filter } from './ledger.model.ts'

export type Ledger = PagesOf<typeof balanceLogCall>

export const useLedger = ({ group, type, currency, account, dir, ...days }: Filter): Ledger =>
  usePages(balanceLogCall, { group, type, currency, account, dir, ...createdIn(days) })

/** All pages that the filter has; those at hand are not asked for again. @throws where one did not come */
export async function everyRow(ledger: Ledger): Promise<LedgerRow[]> {
  let { data, hasNextPage } = ledger
  while (hasNextPage) ({ data, hasNextPage } = await ledger.fetchNextPage({ throwOnError: true }))
  return rowsOf<typeof balanceLogCall>(data)
}

/** @param id of a row, "entry-leg" */
export const useEntry = (id: string | undefined) => useCall(balanceLogCall, { id }, { enabled: id !== undefined })
