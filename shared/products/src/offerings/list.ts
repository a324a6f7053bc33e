/** A person's own applications, newest first, with the states that they are told. */
import type { applicationListCall, ParsedInputOf } from '@shared/contract'
import { applicationStates, type CodeOf } from '@shared/contract/codes'
import { MOST_LISTED } from '@shared/contract/limits'
import { type ListQuestion, listed, withinReach } from '@shared/engine/db/listed'
import type { Db } from '@shared/engine/db/open'
import { type Page, pageOf, toPage } from '@shared/engine/db/page'
import { prepared } from '@shared/engine/db/query'
import { idOrdered } from '@shared/engine/ledger/index'
import { applicationPlan } from './migrations.ts'
import { applicationById, applicationOf, offeringById } from './rows.ts'
import type { ApplicationRow } from './tables.ts'
import { toldOf } from './terms.ts'

type Input = ParsedInputOf<typeof applicationListCall>
type State = CodeOf<typeof applicationStates>

const applications = listed<ApplicationRow>(applicationPlan)

export function listApplications(db: Db, user: string, input: Input): Page<ApplicationRow> {
  const { status: state, id, ioeId, clientOrderId } = input
  const question = { owner: [user], where: { state }, asked: pageOf(input, 20) }
  if (id || ioeId || clientOrderId) return applications.among(namedBy(db, user, input), question)
  const hidden = state === undefined ? [] : beingDrawn(db, user)
  return state === undefined || hidden.length === 0
    ? applications.page(db, question)
    : pageWith(db, question, state, hidden)
}

/** The one that an id, an offering or an order names. */
function namedBy(db: Db, user: string, { id, ioeId, clientOrderId }: Input): ApplicationRow[] {
  const ordered = clientOrderId === undefined ? id : (idOrdered(db, user, clientOrderId) ?? '')
  const row = ordered === undefined ? applicationOf(db, ioeId ?? '', user) : applicationById(db, ordered)
  const isMeant = row && (!id || row.id === id) && (!ioeId || row.offering_id === ioeId)
  return isMeant ? [toldOf(offeringById(db, row.offering_id), row)] : []
}

/** SQLite joins by CROSS JOIN in the order of the text: first the few offerings that are being drawn. */
const BEING_DRAWN = `SELECT a.* FROM offering o CROSS JOIN offering_application a
  ON a.offering_id = o.id AND a.owner = ? WHERE o.entries_hash IS NOT NULL AND o.drawn_at IS NULL AND a.state <> ${applicationStates.applied}`

/** Applications that have a result, of an offering of which others have none yet: the person is told nothing of it. */
const beingDrawn = (db: Db, user: string): ApplicationRow[] => prepared(db, BEING_DRAWN).all(user) as ApplicationRow[]

/** The page of one state, where the states of some rows are not told: they count as applied. */
function pageWith(
  db: Db,
  question: ListQuestion,
  state: State,
  hidden: readonly ApplicationRow[],
): Page<ApplicationRow> {
  const { asked } = question
  const size = Math.min(asked.offset + asked.size + hidden.length, MOST_LISTED)
  const kept = applications.page(db, { ...question, asked: { size, offset: 0, current: 1 } })
  const isHidden = ({ id }: ApplicationRow) => hidden.some(row => row.id === id)
  const isApplied = state === applicationStates.applied
  const added = isApplied ? hidden : []
  const gone = hidden.filter(row => row.state === state).length
  const rows = [...kept.records.filter(row => !isHidden(row)), ...added].sort((a, b) => newerFirst(db, a, b))
  const records = rows.slice(asked.offset, Math.min(asked.offset + asked.size, MOST_LISTED))
  return withinReach(toPage(records, kept.total + added.length - gone, asked))
}

const ROWID = 'SELECT rowid AS tie FROM offering_application WHERE id = ?'

/** In the order of the list: of two at one moment the one inserted later is first. */
function newerFirst(db: Db, a: ApplicationRow, b: ApplicationRow): number {
  const tieOf = ({ id }: ApplicationRow) => (prepared(db, ROWID).get(id) as { tie: number }).tie
  return b.applied_at - a.applied_at || tieOf(b) - tieOf(a)
}
