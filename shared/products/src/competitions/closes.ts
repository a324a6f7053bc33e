/** Counts the closes of an entry that count towards its reward, as they happen. */
import { countsForReward } from '@shared/contract/closes'
import { prepared } from '@shared/engine/db/query'
import type { Tx } from '@shared/engine/db/transact'
import { type PostedEntry, VIRTUAL } from '@shared/engine/ledger/index'
import { storedRow, wasOpened } from '@shared/engine/positions/rows'
import type { PositionRow } from '@shared/engine/positions/tables'
import { worthOf } from '@shared/money'

const TERMS = `SELECT virtual_funds AS funds, end_at FROM competition_entry e JOIN competition c ON c.id = e.competition_id
  WHERE e.id = ?`
const COUNT = 'UPDATE competition_entry SET closes = closes + 1 WHERE id = ?'

/** Hears of every entry: each closing ends with its fee. */
export function countCloses(tx: Tx, { type, ref, legs }: PostedEntry): void {
  if (type !== 'close-fee' || legs[0]?.currency !== VIRTUAL) return
  const row = storedRow(tx, ref.id)
  const of = row && (prepared(tx, TERMS).get(row.account) as Terms | undefined)
  if (row && of && wasOpened(row) && counts(row, of)) prepared(tx, COUNT).run(row.account)
}

type Terms = { funds: string; end_at: number }

const counts = (row: PositionRow, { funds, end_at: end }: Terms): boolean =>
  (row.closed_at ?? end) < end &&
  countsForReward(
    {
      ...{ parentId: row.parent_id, state: row.state, closeReason: row.close_reason },
      ...{ opened: row.opened_at ?? 0, closed: row.closed_at ?? 0 },
      worth: worthOf({ quantity: row.quantity, price: row.open_price }).toString(),
    },
    funds,
  )
