/** What the clock does to competitions: begins, looks at risks, counts days, plays bots, ends. Each once, after a downtime too. */
import { dayOf } from '../clock.ts'
import { notify } from '../content/notify.ts'
import type { Context } from '../context.ts'
import { type Tx, transact } from '../db/transact.ts'
import { booksOf } from '../ledger/index.ts'
import { playBots } from './bots.ts'
import { finish } from './finish.ts'
import { assetsOfEntry } from './rank.ts'
import { lookAtRisk } from './risk.ts'
import { participants, playing, unsettled, updateCompetition, updateEntry } from './rows.ts'
import type { CompetitionRow } from './tables.ts'

export function competitionBeat(context: Context, now: number): void {
  const { db } = context
  if (booksOf(db).halted) return
  for (const one of unsettled(db)) {
    if (one.started_at === null && one.start_at <= now) transact(db, tx => begin(tx, one, now))
    lookAtRisk(context, one, now)
    if (one.end_at <= now) transact(db, tx => finish(tx, context, one))
  }
  newDay(context, now)
  playBots(context, now)
}

function begin(tx: Tx, competition: CompetitionRow, at: number): void {
  const path = `/bisaiDetail?id=${competition.id}`
  const message = { tab: 'task', template: 'competition-start', values: {}, path, at } as const
  for (const { id, owner: user, bot } of participants(tx, competition.id))
    if (!bot) notify(tx, { ...message, user, eventKey: `competition:${id}:start` })
  updateCompetition(tx, competition, { started_at: at })
}

function newDay(context: Context, now: number): void {
  const day = dayOf(now)
  const due = playing(context.db).filter(entry => entry.day !== day)
  if (due.length === 0) return
  transact(context.db, tx => {
    for (const entry of due) updateEntry(tx, entry, { day, day_assets: assetsOfEntry(context, entry) })
  })
}
