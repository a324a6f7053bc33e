/** What the demo account brings in and takes out today: an order is found again by its id, so that a seed that broke off goes on where it was. */

import {
  payoutAccountListCall,
  type Recharge,
  rechargeApplyCall,
  rechargeListCall,
  rechargeVoucherCall,
  withdrawalApplyCall,
  withdrawalListCall,
} from '@shared/contract'
import { paymentStates, payoutKinds, rechargeStages } from '@shared/contract/codes'
import type { Context } from '@shared/engine/context'
import { type Tx, transact } from '@shared/engine/db/transact'
import { reasonOf } from '@shared/engine/reasons/stored'
import type { Decimal } from '@shared/money'
import { approve, fail, issueAddress, reject } from '@shared/products/wallet/recharge/desk'
import { rechargeById } from '@shared/products/wallet/recharge/rows'
import type { RechargeRow } from '@shared/products/wallet/tables'
import { transactionIdOf } from './history/acts.ts'
import type { StandIn } from './stand-in.ts'

/** Of no use without the password of the account. */
export const PIN = '246810'
export const WITHDRAWN = '200'

type Order = { currency: string; network: string; amount: Decimal }

async function recharge({ ask }: StandIn, name: string, order: Order): Promise<Recharge> {
  const clientOrderId = `demo-recharge-${name}`
  const { records } = await ask(rechargeListCall, { clientOrderId })
  return records[0] ?? ask(rechargeApplyCall, { ...order, clientOrderId })
}

/** The desk's decision, unless it was taken before. */
function decide(context: Context, id: string, decision: (tx: Tx, row: RechargeRow) => void): void {
  transact(context.db, tx => {
    const row = rechargeById(tx, id)
    if (row?.status === paymentStates.underReview) decision(tx, row)
  })
}

/** Ordered, paid and handed to the desk. */
async function payFor(standIn: StandIn, name: string, order: Order): Promise<string> {
  const { context } = standIn.caller
  const { id, status } = await recharge(standIn, name, order)
  if (status !== paymentStates.underReview) return id
  decide(context, id, (tx, row) => row.stage === rechargeStages.address && issueAddress(tx, context, row))
  await standIn.ask(rechargeVoucherCall, { id, txHash: transactionIdOf(`demo-${name}`, order.network) })
  return id
}

export async function deliver(standIn: StandIn, name: string, order: Order): Promise<void> {
  const { context } = standIn.caller
  decide(context, await payFor(standIn, name, order), (tx, row) => approve(tx, context, row))
}

/** One that waits for its payment, one that the desk refused, one whose money never came. */
export async function leaveOrders(standIn: StandIn): Promise<void> {
  const { context } = standIn.caller
  const usdt = (network: string, amount: string): Order => ({ currency: 'USDT', network, amount })
  const refused = await payFor(standIn, 'rejected', usdt('TRC20', '150'))
  decide(context, refused, (tx, row) => reject(tx, context, row, reasonOf('recharge', 'not-received')))
  const lost = await payFor(standIn, 'not-arrived', usdt('ERC20', '500'))
  decide(context, lost, (tx, row) => fail(tx, context, row, 'not-arrived'))
  await recharge(standIn, 'waiting', usdt('TRC20', '100'))
}

/** One that is asked for, to the address on a chain: all of it is frozen. */
export async function withdraw({ ask }: StandIn): Promise<void> {
  const clientOrderId = 'demo-withdrawal-open'
  if ((await ask(withdrawalListCall, { clientOrderId })).total > 0) return
  const account = (await ask(payoutAccountListCall, {})).records.find(({ kind }) => kind === payoutKinds.chain)
  const order = { currency: 'USDT', network: 'TRC20', amount: WITHDRAWN, expectedFee: '1', withdrawPassword: PIN }
  if (account) await ask(withdrawalApplyCall, { ...order, accountId: account.id, clientOrderId })
}
