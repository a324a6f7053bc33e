/** The calls about token offerings. */
import {
  applicationListCall,
  applyOfferingCall,
  drawProofCall,
  offeringListCall,
  payOfferingCall,
} from '@shared/contract'
import { cutPage } from '@shared/engine/db/page'
import { type Served, serve, serveUser } from '@shared/engine/http/serve'
import { serveOrder } from '@shared/engine/http/serve-order'
import { apply, pay } from './apply.ts'
import { listApplications } from './list.ts'
import { proofOf } from './proof.ts'
import { findOffering, listedOfferings, offeringById } from './rows.ts'
import type { ApplicationRow, OfferingRow } from './tables.ts'
import { statusOf } from './terms.ts'
import { applicationView, offeringView } from './view.ts'

export const offeringCalls: readonly Served[] = [
  serveUser(offeringListCall, (input, caller) => {
    const { id, status } = input
    const { db, clock } = caller.context
    const rows = id === undefined ? listedOfferings(db) : [findOffering(db, id)].filter(row => row !== undefined)
    const isMeant = (row: OfferingRow) => status === undefined || statusOf(row, clock.now()) === status
    const page = cutPage(rows.filter(isMeant), input)
    return { ...page, records: page.records.map(row => offeringView(caller, row)) }
  }),
  serve(drawProofCall, ({ id }, { context }) => proofOf(context, offeringById(context.db, id))),
  serveUser(applicationListCall, (input, caller) => {
    const { db } = caller.context
    const page = listApplications(db, caller.user, input)
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
