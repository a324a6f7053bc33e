/** What happened to a loan, and its owner is told of. */
import type { loanEvents } from '@shared/contract'
import { prepared, run, sql } from '@shared/engine/db/query'
import type { Tx } from '@shared/engine/db/transact'
import { type ValuesOf, withOwn } from '@shared/engine/messages/message-values'
import { notify } from '@shared/engine/messages/notify'
import type { Template } from '@shared/engine/messages/templates'
import type { LoanEventRow, LoanRow } from './tables.ts'

type Code = (typeof loanEvents)[number]
type Figures = Partial<Pick<LoanEventRow, 'amount' | 'currency' | 'price'>>

const LAST = 'SELECT seq FROM loan_event WHERE loan_id = ? ORDER BY seq DESC LIMIT 1'

/** The number of its next event: what is posted for that has it in its key. */
export const nextEvent = (tx: Tx, { id }: Pick<LoanRow, 'id'>): number =>
  Number(prepared(tx, LAST).get(id)?.seq ?? -1) + 1

export function addEvent(tx: Tx, row: LoanRow, code: Code, at: number, figures: Figures = {}): void {
  const none = { amount: null, currency: null, price: null }
  const event = { loan_id: row.id, seq: nextEvent(tx, row), code, at, ...none, ...figures }
  run(tx, sql.insertInto('loan_event').values(event))
}

type LoanTemplate = Extract<Template, `loan-${string}`>

/** @param event which one of the loan: it is told once */
export function tell<T extends LoanTemplate>(
  tx: Tx,
  { id, user_id: user }: LoanRow,
  template: T,
  values: ValuesOf<T>,
  at: number,
  event: string | number = nextEvent(tx, { id }),
): void {
  const eventKey = `loan:${id}:${event}:${template}`
  const path = `/jiedaiOrder?id=${id}`
  notify(tx, { ...withOwn(template, {}, values), user, eventKey, tab: 'transaction', path, at })
}
