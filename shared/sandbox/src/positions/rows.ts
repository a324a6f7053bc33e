/** Reads and writes of the position table. */

import { randomBytes } from 'node:crypto'
import { positionStates } from '@shared/contract/codes'
import type { Db } from '../db/open.ts'
import { all, first, run, sql } from '../db/query.ts'
import type { Tx } from '../db/transact.ts'
import { refuse } from '../refusals/refuse.ts'
import type { PositionRow } from './tables.ts'

const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
/** "P" and ten letters or digits that nobody misreads. */
export const newPositionId = (): string => `P${Array.from(randomBytes(10), byte => ALPHABET[byte & 31]).join('')}`

const positions = () => sql.selectFrom('position').selectAll()

/** A person's running positions, oldest first. */
export const runningOf = (db: Db, userId: string): PositionRow[] =>
  all(
    db,
    positions()
      .where('user_id', '=', userId)
      .where('state', '=', positionStates.running)
      .orderBy('created_at')
      .orderBy('id'),
  )

export const allRunning = (db: Db): PositionRow[] =>
  all(db, positions().where('state', '=', positionStates.running).orderBy('created_at').orderBy('id'))

/** One of the person's own; another's does not exist for them. */
export function ownPosition(db: Db, userId: string, id: string): PositionRow {
  const row = first(db, positions().where('id', '=', id).where('user_id', '=', userId))
  return row ?? refuse('not-found')
}

/** As ownPosition, still running; else the refusal says what it is now. */
export function ownRunning(db: Db, userId: string, id: string): PositionRow {
  const row = ownPosition(db, userId, id)
  if (row.state !== positionStates.running) refuse('order-state', { state: row.state })
  return row
}

let written = 0
/** Grows with each write: what was derived from an older one is stale. */
export const generation = (): number => written

export function insertPosition(tx: Tx, row: PositionRow): PositionRow {
  written++
  run(tx, sql.insertInto('position').values(row))
  return row
}

export function updatePosition(tx: Tx, row: PositionRow, change: Partial<PositionRow>): PositionRow {
  written++
  run(tx, sql.updateTable('position').set(change).where('id', '=', row.id))
  return { ...row, ...change }
}
