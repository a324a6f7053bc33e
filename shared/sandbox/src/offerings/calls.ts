/** The calls about token offerings. */
import {
  applicationListCall,
  applyOfferingCall,
  drawProofCall,
  offeringListCall,
  type ParsedInputOf,
  payOfferingCall,
} from '@shared/contract'
import { cutPage } from '../db/page.ts'
import { type Served, type SignedIn, serve, serveUser } from '../http/serve.ts'
import { serveOrder } from '../http/serve-order.ts'
import { acceptedOrder } from '../ledger/index.ts'
import { apply, pay } from './apply.ts'
import { allOfferings, applicationsOf, offeringById } from './rows.ts'
import type { ApplicationRow } from './tables.ts'
import { applicationView, offeringView, proofView } from './view.ts'

type Asked = ParsedInputOf<typeof applicationListCall>

const meant =
  (caller: SignedIn, { id, ioeId, status, clientOrderId }: Asked) =>
  (row: ApplicationRow): boolean =>
    (id === undefined || row.id === id) &&
    (ioeId === undefined || row.offering_id === ioeId) &&
    (status === undefined || row.state === status) &&
    (clientOrderId === undefined || isOfOrder(caller, row, clientOrderId))

/** Which application an order was about: its accepted reply names it. */
function isOfOrder({ context, user }: SignedIn, { id }: ApplicationRow, clientOrderId: string): boolean {
  const reply = acceptedOrder(context.db, user, clientOrderId)?.reply
  return reply instanceof Object && 'id' in reply && reply.id === id
}

export const offeringCalls: readonly Served[] = [
  serveUser(offeringListCall, (input, caller) => {
    const { id, status } = input
    const views = allOfferings(caller.context.db)
      .filter(row => id === undefined || row.id === id)
      .map(row => offeringView(caller, row))
    return cutPage(
      views.filter(view => status === undefined || view.status === status),
      input,
    )
  }),
  serve(drawProofCall, ({ id }, { context }) => proofView(context, offeringById(context.db, id))),
  serveUser(applicationListCall, (input, caller) => {
    const { db } = caller.context
    const page = cutPage(applicationsOf(db, caller.user).filter(meant(caller, input)), input)
    const view = (row: ApplicationRow) =>
      applicationView(db, offeringById(db, row.offering_id), row, input.clientOrderId)
    return { ...page, records: page.records.map(view) }
  }),
  serveOrder(applyOfferingCall, (tx, input, { context, user }) => {
    const row = apply(tx, context, user, input)
    return applicationView(tx, offeringById(tx, row.offering_id), row, input.clientOrderId)
  }),
  serveOrder(payOfferingCall, (tx, { orderId, clientOrderId }, { context, user }) => {
    const row = pay(tx, context, user, orderId)
    return applicationView(tx, offeringById(tx, row.offering_id), row, clientOrderId)
  }),
]
