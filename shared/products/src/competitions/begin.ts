/** Tells everybody who joined that their competition begins, one after the other (due/drain.ts). */

import type { Db } from '@shared/engine/db/open'
import { prepared } from '@shared/engine/db/query'
import { type DueHandler, schedule } from '@shared/engine/due/index'
import { notify } from '@shared/engine/messages/notify'
import { competitionById, updateCompetition } from './rows.ts'
import type { EntryRow } from './tables.ts'

const NEXT = `SELECT rowid, * FROM competition_entry WHERE competition_id = ? AND rowid > ? AND bot = 0 AND state <> 'exited'
  AND joined_at <= ? ORDER BY rowid LIMIT 1`

/** @param after the last one who was told */
const nextOf = (db: Db, competition: string, after: number, at: number) =>
  prepared(db, NEXT).get(competition, after, at) as (EntryRow & { rowid: number }) | undefined

export const beginCompetition: DueHandler = (tx, context, due) => {
  const { subject: id, n: after, at } = due
  const next = nextOf(tx, id, after, at)
  if (!next) return void updateCompetition(tx, competitionById(tx, id), { started_at: context.clock.now() })
  const message = { tab: 'task', template: 'competition-start', values: {}, path: `/bisaiDetail?id=${id}`, at } as const
  notify(tx, { ...message, user: next.owner, eventKey: `competition:${next.id}:start` })
  schedule(tx, { ...due, n: next.rowid })
}
