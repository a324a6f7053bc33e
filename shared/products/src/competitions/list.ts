/** The competitions, and a person's own entries. */
import type { competitionListCall, entryListCall, ParsedInputOf } from '@shared/contract'
import { competitionStates } from '@shared/contract/codes'
import type { Context } from '@shared/engine/context'
import { listed } from '@shared/engine/db/listed'
import type { Db } from '@shared/engine/db/open'
import { type Page, pageOf } from '@shared/engine/db/page'
import { idOrdered } from '@shared/engine/ledger/index'
import { entryPlan } from './migrations.ts'
import { entryById, newestOver, unsettled } from './rows.ts'
import { statusOf } from './rules.ts'
import type { CompetitionRow, EntryRow } from './tables.ts'

type Status = ParsedInputOf<typeof competitionListCall>['status']

/** Those that begin last first: all that were not ended yet, and the newest that were. */
export function listCompetitions({ db, clock }: Context, status: Status): CompetitionRow[] {
  const isMeant = (row: CompetitionRow) => status === undefined || statusOf(row, clock.now()) === status
  const open = unsettled(db).filter(isMeant)
  const over = status === undefined || status === competitionStates.ended ? newestOver(db) : []
  return [...open, ...over].sort((a, b) => b.start_at - a.start_at || (a.id < b.id ? -1 : 1))
}

const entries = listed<EntryRow>(entryPlan)

type Input = ParsedInputOf<typeof entryListCall>

/** Newest first. */
export function listEntries(db: Db, user: string, input: Input): Page<EntryRow> {
  const question = { owner: [user], asked: pageOf(input, 20) }
  const { id, clientOrderId } = input
  return id || clientOrderId ? entries.among(namedBy(db, user, input), question) : entries.page(db, question)
}

/** The one that an id names, or that an order was about. */
function namedBy(db: Db, user: string, { id, clientOrderId }: Input): EntryRow[] {
  const row = entryById(db, (clientOrderId ? idOrdered(db, user, clientOrderId) : id) ?? '')
  return row && (!id || row.id === id) ? [row] : []
}
