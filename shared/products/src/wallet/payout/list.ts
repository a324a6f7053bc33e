/** Where a person has money paid out to. */
import type { OutputOf, ParsedInputOf, payoutAccountListCall } from '@shared/contract'
import type { Db } from '@shared/engine/db/open'
import { pageOf, toPage } from '@shared/engine/db/page'
import { holdSeconds, payoutAccountsOf, viewOf } from './rows.ts'

/** The default first, then the newest. */
export function listPayoutAccounts(
  db: Db,
  userId: string,
  input: ParsedInputOf<typeof payoutAccountListCall>,
): OutputOf<typeof payoutAccountListCall> {
  const { clientOrderId } = input
  const rows = payoutAccountsOf(db, userId)
    .filter(row => clientOrderId === undefined || row.client_order_id === clientOrderId)
    .sort((a, b) => b.is_default - a.is_default || b.created_at - a.created_at)
  const asked = pageOf(input)
  const records = rows.slice(asked.offset, asked.offset + asked.size).map(viewOf)
  return { ...toPage(records, rows.length, asked), holdSeconds: holdSeconds(db, userId) }
}
