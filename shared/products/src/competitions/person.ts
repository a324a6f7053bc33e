/** Entries follow the person whom their account turns out to be. */
import { prepared } from '@shared/engine/db/query'
import type { Tx } from '@shared/engine/db/transact'

export function knowEntries(tx: Tx, user: string, person: string): void {
  prepared(tx, 'UPDATE competition_entry SET person = ? WHERE owner = ?').run(person, user)
}

export function joinEntries(tx: Tx, from: string, to: string): void {
  prepared(tx, 'UPDATE competition_entry SET person = ?2 WHERE person = ?1').run(from, to)
}
