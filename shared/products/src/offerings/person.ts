/** Applications follow the person whom their account turns out to be; of two only the first stays (docs/rules/invest.md#offerings). */
import { prepared } from '@shared/engine/db/query'
import type { Tx } from '@shared/engine/db/transact'
import { offeringById } from './rows.ts'
import type { ApplicationRow } from './tables.ts'
import { tell } from './tell.ts'

/** Each but the person's first one for its offering. A frozen list is public, and final. */
const LATER = `SELECT * FROM offering_application later WHERE person = ?
  AND offering_id IN (SELECT id FROM offering WHERE entries_hash IS NULL)
  AND EXISTS (SELECT 1 FROM offering_application earlier WHERE earlier.person = later.person
    AND earlier.offering_id = later.offering_id AND earlier.rowid < later.rowid)`
const STRIKE = 'DELETE FROM offering_application WHERE id = ?'

export function knowApplications(tx: Tx, user: string, person: string): void {
  prepared(tx, 'UPDATE offering_application SET person = ? WHERE owner = ? AND person IS NULL').run(person, user)
}

export function joinApplications(tx: Tx, from: string, to: string, at: number): void {
  prepared(tx, 'UPDATE offering_application SET person = ?2 WHERE person = ?1').run(from, to)
  strikeLater(tx, to, at)
}

/** As the desk links two accounts: deletes the person's later applications, and tells who made them. They moved no money. */
function strikeLater(tx: Tx, person: string, at: number): void {
  for (const later of prepared(tx, LATER).all(person) as ApplicationRow[]) {
    prepared(tx, STRIKE).run(later.id)
    tell(tx, offeringById(tx, later.offering_id), later, 'offering-struck', { lots: later.lots }, at)
  }
}
