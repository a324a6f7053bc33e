/** Counts the closes of an entry that count towards its reward, as they happen. */
import { countsForReward } from '@shared/contract/closes'
import { worthOf } from '@shared/money'
import { prepared } from '../db/query.ts'
import type { Tx } from '../db/transact.ts'
import { type PostedEntry, VIRTUAL } from '../ledger/index.ts'
import { storedRow, wasOpened } from '../positions/rows.ts'
import type { PositionRow } from '../positions/tables.ts'

const FUNDS = `SELECT virtual_funds AS funds FROM competition_entry e JOIN competition c ON c.id = e.competition_id
  WHERE e.id = ?`
const COUNT = 'UPDATE competition_entry SET closes = closes + 1 WHERE id = ?'

/** Hears of every entry: each closing ends with its fee. */
export function countCloses(tx: Tx, { type, ref, legs }: PostedEntry): void {
  if (type !== 'close-fee' || legs[0]?.currency !== VIRTUAL) return
  const row = storedRow(tx, ref.id)
  const of = row && (prepared(tx, FUNDS).get(row.account) as { funds: string } | undefined)
  if (row && of && wasOpened(row) && counts(row, of.funds)) prepared(tx, COUNT).run(row.account)
}

const counts = (row: PositionRow, funds: string): boolean =>
  countsForReward(
    {
      ...{ parentId: row.parent_id, state: row.state, closeReason: row.close_reason },
      ...{ opened: row.opened_at ?? 0, closed: row.closed_at ?? 0 },
      worth: worthOf({ quantity: row.quantity, price: row.open_price }).toString(),
    },
    funds,
  )
