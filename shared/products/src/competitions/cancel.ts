/** Ends a competition that never began: everybody has their funds back, and is told, one after the other (due/drain.ts). */

import type { Context } from '@shared/engine/context'
import { type Tx, transact } from '@shared/engine/db/transact'
import { type DueHandler, schedule, unschedule } from '@shared/engine/due/index'
import { notify } from '@shared/engine/messages/notify'
import { anyPlaying, competitionById, updateCompetition } from './rows.ts'
import { forgetStandings } from './standings.ts'
import type { EntryRow } from './tables.ts'
import { closed, leave } from './take-part.ts'

/** Of the operator's own transaction; the others follow. */
const AT_ONCE = 100

/** @throws Error where it has begun */
export function cancel(context: Context, id: string): void {
  const now = context.clock.now()
  transact(context.db, tx => {
    const competition = competitionById(tx, id)
    if (competition.cancelled_at !== null) return
    if (competition.start_at <= now) throw new Error(`${id} has begun: it can no longer be cancelled`)
    updateCompetition(tx, competition, { cancelled_at: now })
    for (const kind of ['competition-start', 'competition-end'] as const) unschedule(tx, kind, id)
    for (let nth = 0; nth < AT_ONCE && giveBack(tx, context, id, now); nth++);
    schedule(tx, { kind: 'competition-cancel', subject: id, at: now })
  })
  forgetStandings(context.db, id)
}

export const cancelRest: DueHandler = (tx, context, due) => {
  if (giveBack(tx, context, due.subject, due.at)) schedule(tx, { ...due, n: due.n + 1 })
}

/** @returns false where nobody is left */
function giveBack(tx: Tx, context: Context, id: string, at: number): boolean {
  const entry = anyPlaying(tx, id)
  if (!entry) return false
  leave(tx, context, competitionById(tx, id), closed(tx, context, entry), { state: 'ended' })
  if (!entry.bot) tellCancelled(tx, entry, at)
  return true
}

function tellCancelled(tx: Tx, { owner: user, competition_id: id }: EntryRow, at: number): void {
  const path = `/bisaiDetail?id=${id}`
  const message = { tab: 'task', template: 'competition-cancelled', values: {}, path, at } as const
  notify(tx, { ...message, user, eventKey: `competition:${id}:cancelled` })
}
