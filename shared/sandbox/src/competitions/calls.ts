/** The calls about competitions. */
import {
  competitionCall,
  competitionListCall,
  entryListCall,
  exitCompetitionCall,
  joinCompetitionCall,
  rankListCall,
} from '@shared/contract'
import { cutPage } from '../db/page.ts'
import { type Served, type SignedIn, serveUser } from '../http/serve.ts'
import { serveOrder } from '../http/serve-order.ts'
import { acceptedOrder } from '../ledger/index.ts'
import { ranking } from './rank.ts'
import { competitionById, entriesOf, standing } from './rows.ts'
import type { EntryRow } from './tables.ts'
import { exit, join } from './take-part.ts'
import { competitionView, entryView, rankView } from './view.ts'

/** Which entry an order was about: its accepted reply names it. */
function isOfOrder({ context, user }: SignedIn, { id }: EntryRow, clientOrderId: string | undefined): boolean {
  if (!clientOrderId) return true
  const reply = acceptedOrder(context.db, user, clientOrderId)?.reply
  return reply instanceof Object && 'id' in reply && reply.id === id
}

export const competitionCalls: readonly Served[] = [
  serveUser(competitionListCall, ({ status }, caller) =>
    standing(caller.context.db)
      .map(row => competitionView(caller, row))
      .filter(view => status === undefined || view.status === status),
  ),
  serveUser(competitionCall, ({ id }, caller) => competitionView(caller, competitionById(caller.context.db, id))),
  serveUser(rankListCall, (input, { context, user }) => {
    const { virtual_funds: funds } = competitionById(context.db, input.id)
    const page = cutPage(ranking(context, input.id), input)
    return { ...page, records: page.records.map(row => rankView(context, user, row, funds)) }
  }),
  serveOrder(joinCompetitionCall, (tx, { id, clientOrderId }, { context, user, language }) =>
    entryView(context, join(tx, context, user, id), language, clientOrderId),
  ),
  serveOrder(exitCompetitionCall, (tx, { id, clientOrderId }, { context, user, language }) =>
    entryView(context, exit(tx, context, user, id), language, clientOrderId),
  ),
  serveUser(entryListCall, (input, caller) => {
    const { context, user, language } = caller
    const { id, clientOrderId } = input
    const meant = entriesOf(context.db, user).filter(
      entry => (!id || entry.id === id) && isOfOrder(caller, entry, clientOrderId),
    )
    const page = cutPage(meant, input)
    return { ...page, records: page.records.map(row => entryView(context, row, language, clientOrderId ?? null)) }
  }),
]
