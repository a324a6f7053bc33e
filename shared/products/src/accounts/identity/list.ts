/** What became of a person's own applications. */
import type { identityDoneCall, identityListCall, identityStatesCall, OutputOf, ParsedInputOf } from '@shared/contract'
import { identityStates } from '@shared/contract/codes'
import { listed } from '@shared/engine/db/listed'
import type { Db } from '@shared/engine/db/open'
import { pageOf } from '@shared/engine/db/page'
import { all, sql } from '@shared/engine/db/query'
import type { SignedIn } from '@shared/engine/http/serve'
import type { IdentityRow } from '../tables.ts'
import { identityPlan } from './plan.ts'
import { newestOf, outcomeOf, stateOf, viewOf } from './rows.ts'

type Input = ParsedInputOf<typeof identityListCall>

const identities = listed<IdentityRow>(identityPlan)

/** Newest first. */
export function listIdentities(
  input: Input,
  { context: { db }, user, language }: SignedIn,
): OutputOf<typeof identityListCall> {
  const { clientOrderId } = input
  const question = { owner: [user], asked: pageOf(input, 20) }
  const page = clientOrderId
    ? identities.among(orderedBy(db, user, clientOrderId), question)
    : identities.page(db, question)
  return { ...page, records: page.records.map(row => viewOf(row, language)) }
}

/** The one that an order handed in. */
const orderedBy = (db: Db, userId: string, clientOrderId: string): IdentityRow[] =>
  all(
    db,
    sql.selectFrom('identity').selectAll().where('user_id', '=', userId).where('client_order_id', '=', clientOrderId),
  )

/** How long the desk usually takes to decide, in minutes; the page says it before and during a review. */
export const REVIEW_MINUTES = 24 * 60

export function statesOf({ context: { db }, user, language }: SignedIn): OutputOf<typeof identityStatesCall> {
  const newest = (kind: 'basic' | 'advanced') => {
    const row = newestOf(db, user, kind)
    return row ? outcomeOf(row, language) : null
  }
  return { basic: newest('basic'), advanced: newest('advanced'), reviewMinutes: REVIEW_MINUTES }
}

export function doneOf(db: Db, userId: string): OutputOf<typeof identityDoneCall> {
  const isDone = (kind: 'basic' | 'advanced') => stateOf(db, userId, kind) === identityStates.verified
  return { basicDone: isDone('basic'), advancedDone: isDone('advanced') }
}
