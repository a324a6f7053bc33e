/** What each second does to competitions: looks at risks, counts days, plays bots, values who is asked about. */
import { dayOf } from '@shared/engine/clock'
import type { Context } from '@shared/engine/context'
import { prepared } from '@shared/engine/db/query'
import { transact } from '@shared/engine/db/transact'
import { booksOf } from '@shared/engine/ledger/index'
import { playBots } from './bots.ts'
import { lookAtRisk } from './risk.ts'
import { unsettled, updateEntry } from './rows.ts'
import { valueStandings } from './standings.ts'
import type { EntryRow } from './tables.ts'
import { assetsOfEntry } from './worth.ts'

export function competitionBeat(context: Context, now: number): void {
  if (booksOf(context.db).halted) return
  for (const one of unsettled(context.db)) lookAtRisk(context, one, now)
  newDay(context, now)
  playBots(context, now)
  valueStandings(context)
}

/** Entries of one second. */
const AT_ONCE = 50

const inDays = (days: string) =>
  `SELECT * FROM (SELECT * FROM competition_entry WHERE state = 'in' AND ${days} LIMIT ${AT_ONCE})`
/** A clock that was set back begins an earlier day anew. */
const OF_ANOTHER_DAY = `${inDays('day < ?1')} UNION ALL ${inDays('day > ?1')}`

function newDay(context: Context, now: number): void {
  const day = dayOf(now)
  const due = prepared(context.db, OF_ANOTHER_DAY).all(day) as EntryRow[]
  if (due.length === 0) return
  transact(context.db, tx => {
    for (const entry of due) updateEntry(tx, entry, { day, day_assets: assetsOfEntry(context, entry) })
  })
}
