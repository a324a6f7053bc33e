/** A person's own loans, newest first. */
import type { loanListCall, ParsedInputOf } from '@shared/contract'
import { type ListPlan, listed } from '@shared/engine/db/listed'
import type { Db } from '@shared/engine/db/open'
import { type Page, pageOf } from '@shared/engine/db/page'
import { idOrdered } from '@shared/engine/ledger/index'
import { loanById } from './rows.ts'
import type { LoanRow } from './tables.ts'

type Input = ParsedInputOf<typeof loanListCall>

export const loanPlan: ListPlan = {
  table: 'loan',
  owner: ['user_id'],
  by: ['status', 'type'],
  times: ['created_at'],
  tie: 'rowid',
}
const loans = listed<LoanRow>(loanPlan)

export function listLoans(db: Db, user: string, input: Input): Page<LoanRow> {
  const { type, status, id, clientOrderId } = input
  const question = { owner: [user], where: { type, status }, asked: pageOf(input, 20) }
  return id || clientOrderId ? loans.among(namedBy(db, user, input), question) : loans.page(db, question)
}

/** The one that an id names, or that an order was about. */
function namedBy(db: Db, user: string, { id, clientOrderId }: Input): LoanRow[] {
  const ordered = clientOrderId ? idOrdered(db, user, clientOrderId) : id
  const row = loanById(db, ordered ?? '')
  return row && (!id || row.id === id) ? [row] : []
}
