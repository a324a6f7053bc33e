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
import { idOrdered } from '../ledger/index.ts'
import { apply, pay } from './apply.ts'
import { proofOf } from './proof.ts'
import { allOfferings, applicationsOf, offeringById } from './rows.ts'
import type { ApplicationRow } from './tables.ts'
import { statusOf, toldOf } from './terms.ts'
import { applicationView, offeringView } from './view.ts'

type Asked = ParsedInputOf<typeof applicationListCall>

function meant({ context, user }: SignedIn, { id, ioeId, status, clientOrderId }: Asked) {
  const ordered = clientOrderId === undefined ? undefined : idOrdered(context.db, user, clientOrderId)
  return (row: ApplicationRow): boolean =>
    (id === undefined || row.id === id) &&
    (ioeId === undefined || row.offering_id === ioeId) &&
    (status === undefined || row.state === status) &&
    (clientOrderId === undefined || row.id === ordered)
}

export const offeringCalls: readonly Served[] = [
  serveUser(offeringListCall, (input, caller) => {
    const { id, status } = input
    const { db, clock } = caller.context
    const rows = allOfferings(db)
      .filter(row => id === undefined || row.id === id)
      .filter(row => status === undefined || statusOf(row, clock.now()) === status)
    const page = cutPage(rows, input)
    return { ...page, records: page.records.map(row => offeringView(caller, row)) }
  }),
  serve(drawProofCall, ({ id }, { context }) => proofOf(context, offeringById(context.db, id))),
  serveUser(applicationListCall, (input, caller) => {
    const { db } = caller.context
    const told = applicationsOf(db, caller.user).map(row => toldOf(offeringById(db, row.offering_id), row))
    const page = cutPage(told.filter(meant(caller, input)), input)
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
