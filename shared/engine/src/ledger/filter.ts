/** What the ledger's list is filtered by, as conditions on columns. */
import type { balanceLogCall, ParsedInputOf } from '@shared/contract'
import { flows } from '@shared/contract/codes'
import { VIRTUAL } from './account.ts'
import { entryCodeOf } from './entry-types.ts'
import { is, type Text, texts } from './sql-text.ts'

export type Filter = ParsedInputOf<typeof balanceLogCall>

/** What a row of virtual money is called: its entry has a number of its own books. */
export const SIMULATED_ID = 'v'

/** Virtual money is read where it is asked for, never between money. */
export const isOfVirtual = ({ id, account, currency }: Filter): boolean =>
  id?.startsWith(SIMULATED_ID) || account?.startsWith('virtual') || currency === VIRTUAL

/** Of lines and of kept sums alike. */
export function owned(owner: string, filter: Filter): Text {
  const { group, type, currency } = filter
  return texts(
    [
      is('owner = ?', owner),
      // proves the condition of an index
      ...(isOfVirtual(filter) ? [] : [is(`currency <> '${VIRTUAL}'`)]),
      ...(group === undefined ? [] : [is('type BETWEEN ? AND ?', group * 100, group * 100 + 99)]),
      ...(type === undefined ? [] : [is('type = ?', entryCodeOf(type) ?? -1)]),
      ...(currency === undefined ? [] : [is('currency = ?', currency)]),
    ],
    ' AND ',
  )
}

export const kindOf = ({ account }: Filter): Text => (account === undefined ? is('true') : is('kind = ?', account))
export const signOf = ({ dir }: Filter): Text =>
  is(dir === undefined ? 'true' : dir === flows.in ? 'amount > 0' : 'amount < 0')

/** Whether somebody asks for certain entries: then these are read, and no sums. */
export const isOfEntries = ({ id, refId, clientOrderId }: Filter): boolean =>
  id !== undefined || refId !== undefined || clientOrderId !== undefined
