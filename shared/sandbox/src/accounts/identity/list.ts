/** What became of a person's own applications. */
import type { identityDoneCall, identityListCall, identityStatesCall, OutputOf, ParsedInputOf } from '@shared/contract'
import { identityStates } from '@shared/contract/codes'
import type { Db } from '../../db/open.ts'
import { pageOf, toPage } from '../../db/page.ts'
import { all, first, sql, written } from '../../db/query.ts'
import { newestOf, outcomeOf, stateOf, viewOf } from './rows.ts'

type Input = ParsedInputOf<typeof identityListCall>

/** Newest first. */
export function listIdentities(db: Db, userId: string, input: Input): OutputOf<typeof identityListCall> {
  let rows = sql.selectFrom('identity').where('user_id', '=', userId)
  if (input.clientOrderId) rows = rows.where('client_order_id', '=', input.clientOrderId)
  const asked = pageOf(input, 20)
  const wanted = rows.selectAll().orderBy('submitted_at', 'desc').orderBy(written, 'desc')
  const counted = rows.select(count => count.fn.countAll<number>().as('n'))
  const page = all(db, wanted.offset(asked.offset).limit(asked.size))
  return toPage(page.map(viewOf), first(db, counted)?.n ?? 0, asked)
}

export function statesOf(db: Db, userId: string): OutputOf<typeof identityStatesCall> {
  const [basic, advanced] = [newestOf(db, userId, 'basic'), newestOf(db, userId, 'advanced')]
  return { basic: basic ? outcomeOf(basic) : null, advanced: advanced ? outcomeOf(advanced) : null }
}

export function doneOf(db: Db, userId: string): OutputOf<typeof identityDoneCall> {
  const isDone = (kind: 'basic' | 'advanced') => stateOf(db, userId, kind) === identityStates.verified
  return { basicDone: isDone('basic'), advancedDone: isDone('advanced') }
}
