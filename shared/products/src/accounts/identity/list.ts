/** What became of a person's own applications. */
import type { identityDoneCall, identityListCall, identityStatesCall, OutputOf, ParsedInputOf } from '@shared/contract'
import { identityStates } from '@shared/contract/codes'
import { listed } from '@shared/engine/db/listed'
import type { Db } from '@shared/engine/db/open'
import { pageOf } from '@shared/engine/db/page'
import { all, sql } from '@shared/engine/db/query'
import type { IdentityRow } from '../tables.ts'
import { identityPlan } from './plan.ts'
import { newestOf, outcomeOf, stateOf, viewOf } from './rows.ts'

type Input = ParsedInputOf<typeof identityListCall>

const identities = listed<IdentityRow>(identityPlan)

/** Newest first. */
export function listIdentities(db: Db, userId: string, input: Input): OutputOf<typeof identityListCall> {
  const { clientOrderId } = input
  const question = { owner: [userId], asked: pageOf(input, 20) }
  const page = clientOrderId
    ? identities.among(orderedBy(db, userId, clientOrderId), question)
    : identities.page(db, question)
  return { ...page, records: page.records.map(viewOf) }
}

/** The one that an order handed in. */
const orderedBy = (db: Db, userId: string, clientOrderId: string): IdentityRow[] =>
  all(
    db,
    sql.selectFrom('identity').selectAll().where('user_id', '=', userId).where('client_order_id', '=', clientOrderId),
  )

export function statesOf(db: Db, userId: string): OutputOf<typeof identityStatesCall> {
  const [basic, advanced] = [newestOf(db, userId, 'basic'), newestOf(db, userId, 'advanced')]
  return { basic: basic ? outcomeOf(basic) : null, advanced: advanced ? outcomeOf(advanced) : null }
}

export function doneOf(db: Db, userId: string): OutputOf<typeof identityDoneCall> {
  const isDone = (kind: 'basic' | 'advanced') => stateOf(db, userId, kind) === identityStates.verified
  return { basicDone: isDone('basic'), advancedDone: isDone('advanced') }
}
