/** What the demo account invests and asks for today; an order is found again by its id, so that a seed that broke off goes on where it was. */
import { creditApplyCall, debitBuyCall, loanListCall, productOrderListCall } from '@shared/contract'
import { loanStates } from '@shared/contract/codes'
import { transact } from '@shared/engine/db/transact'
import { reasonOf } from '@shared/engine/reasons/stored'
import { openLoan, rejectLoan } from '@shared/products/loans/index'
import { keepPicture, readPicture } from '@shared/products/upload/index'
import { sampleSignature } from './sample-signature.ts'
import type { StandIn } from './stand-in.ts'

/** Bought as the exchange begins: within the hour it is not started. */
export const NOT_STARTED = '500'

/** @returns the path of an upload that signs one loan */
export const sign = ({ caller: { context, user } }: StandIn): Promise<string> =>
  keepPicture(context, user, 'signature', readPicture(sampleSignature()))

export async function invest({ ask }: StandIn): Promise<void> {
  const clientOrderId = 'demo-order-not-started'
  if ((await ask(productOrderListCall, { clientOrderId })).total > 0) return
  await ask(debitBuyCall, { productId: 'A2', amount: NOT_STARTED, expected: '0.0008', agreed: true, clientOrderId })
}

/** Credit that the desk refused. */
export async function askForCredit(standIn: StandIn): Promise<void> {
  const { ask, caller } = standIn
  const { db, clock } = caller.context
  const clientOrderId = 'demo-credit-rejected'
  const terms = { loanSetId: 'credit', amount: '800', days: 15, clientOrderId }
  const { records } = await ask(loanListCall, { clientOrderId })
  const { id, status } = records[0] ?? (await ask(creditApplyCall, { ...terms, signImage: await sign(standIn) }))
  const reason = reasonOf('loan', 'history-short')
  if (status !== loanStates.rejected) transact(db, tx => rejectLoan(tx, openLoan(tx, id), reason, clock.now()))
}
