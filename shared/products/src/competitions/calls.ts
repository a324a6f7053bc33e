/** The calls about competitions. */
import {
  competitionCall,
  competitionListCall,
  entryListCall,
  exitCompetitionCall,
  joinCompetitionCall,
  rankListCall,
} from '@shared/contract'
import { competitionStates } from '@shared/contract/codes'
import type { Context } from '@shared/engine/context'
import { type Asked, pageOf, toPage } from '@shared/engine/db/page'
import { type Served, serveUser } from '@shared/engine/http/serve'
import { serveOrder } from '@shared/engine/http/serve-order'
import { listCompetitions, listEntries } from './list.ts'
import { competitionById, rankedRows } from './rows.ts'
import { statusOf } from './rules.ts'
import { type Ranked, standingsOf } from './standings.ts'
import type { CompetitionRow } from './tables.ts'
import { exit, join } from './take-part.ts'
import { competitionView, entryView, peopleIn, rankView } from './view.ts'
import { assetsOfEntry } from './worth.ts'

/** Of one that is over the table says it, else what is kept of who stands where. */
function rankedPage(context: Context, competition: CompetitionRow, asked: Asked): Ranked[] {
  const { id, settled_at: settled } = competition
  const { offset, size } = asked
  if (settled === null && statusOf(competition, context.clock.now()) !== competitionStates.ended)
    return standingsOf(context.db, id)
      .ranked(context)
      .slice(offset, offset + size)
  return rankedRows(context.db, id, offset, size).map(entry => ({
    ...{ entry, rank: entry.rank ?? 0, barred: entry.barred },
    assets: assetsOfEntry(context, entry),
  }))
}

export const competitionCalls: readonly Served[] = [
  serveUser(competitionListCall, ({ status }, caller) =>
    listCompetitions(caller.context, status).map(row => competitionView(caller, row)),
  ),
  serveUser(competitionCall, ({ id }, caller) => competitionView(caller, competitionById(caller.context.db, id))),
  serveUser(rankListCall, (input, { context, user }) => {
    const competition = competitionById(context.db, input.id)
    const asked = pageOf(input, 20)
    const rows = rankedPage(context, competition, asked)
    const records = rows.map(row => rankView(context, user, row, competition.virtual_funds))
    return toPage(records, peopleIn(competition), asked)
  }),
  serveOrder(joinCompetitionCall, (tx, { id, clientOrderId }, { context, user, language }) =>
    entryView(context, join(tx, context, user, id), language, clientOrderId),
  ),
  serveOrder(exitCompetitionCall, (tx, { id, clientOrderId }, { context, user, language }) =>
    entryView(context, exit(tx, context, user, id), language, clientOrderId),
  ),
  serveUser(entryListCall, (input, { context, user, language }) => {
    const page = listEntries(context.db, user, input)
    return { ...page, records: page.records.map(row => entryView(context, row, language, input.clientOrderId ?? null)) }
  }),
]
