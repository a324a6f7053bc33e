/** Loans follow the person whom their account turns out to be. */
import { prepared } from '@shared/engine/db/query'
import type { Tx } from '@shared/engine/db/transact'

export function knowLoans(tx: Tx, user: string, person: string): void {
  prepared(tx, 'UPDATE loan SET person = ? WHERE user_id = ?').run(person, user)
}

export function joinLoans(tx: Tx, from: string, to: string): void {
  prepared(tx, 'UPDATE loan SET person = ?2 WHERE person = ?1 AND status <> -1').run(from, to)
}
