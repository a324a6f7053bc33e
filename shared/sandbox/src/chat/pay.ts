/** What is to be said of somebody's own order: where to pay, or what became of it. */
import { paymentStates, rechargeStages } from '@shared/contract/codes'
import type { Context } from '@shared/engine/context'
import type { Tx } from '@shared/engine/db/transact'
import { fromMinor } from '@shared/money'
import { rechargeAddress } from '@shared/products/wallet/recharge/address'
import { issueBySandbox } from '@shared/products/wallet/recharge/review'
import { stateOf as rechargeState } from '@shared/products/wallet/recharge/rows'
import type { RechargeRow } from '@shared/products/wallet/tables'
import { stateOf as withdrawalState } from '@shared/products/wallet/withdrawal/rows'
import type { OwnOrder } from './orders.ts'
import type { Said, Values } from './say.ts'

type Bubble = Pick<Said, 'template' | 'values'>

/** The screen of a deposit or withdrawal. */
export const wayTo = (kind: 'recharge' | 'withdraw', id: string): string =>
  `/chongzhitixianResult?kind=${kind}&id=${id}`

/** The address is issued now where a person issues it else; who paid already is told to pay nothing more. */
export function toPay(tx: Tx, context: Context, user: string, { kind, row }: OwnOrder): Bubble {
  const { id } = row
  if (kind === 'withdrawal')
    return { template: 'order-state', values: { order: id, state: withdrawalState(row), way: wayTo('withdraw', id) } }
  const way = wayTo('recharge', id)
  if (row.status !== paymentStates.underReview)
    return { template: 'order-state', values: { order: id, state: rechargeState(row), way } }
  if (row.stage === rechargeStages.review) return { template: 'in-review', values: { order: id, way } }
  if (row.stage === rechargeStages.address) issueBySandbox(tx, context, row)
  return details(context, user, row, way)
}

function details(context: Context, user: string, row: RechargeRow, way: string): Bubble {
  const { address, payee } = rechargeAddress({ rechargeId: row.id }, { context, user })
  const values: Values = { order: row.id, network: row.network, ...amountOf(row), way }
  if (!payee) return { template: 'pay', values: { ...values, address: address ?? '' } }
  const { bankName: bank, name: holder, number, reference } = payee
  return { template: 'pay-bank', values: { ...values, bank, holder, number, reference } }
}

/** A bank is paid in its own currency. */
const amountOf = ({ amount, currency, pay_amount: paid, pay_currency: payCurrency }: RechargeRow) =>
  paid !== null && payCurrency !== null
    ? { amount: paid, currency: payCurrency }
    : { amount: fromMinor(BigInt(amount)), currency }
