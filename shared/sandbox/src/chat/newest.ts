/** What becomes of somebody's newest deposit, withdrawal, loan or verification. One row is read, by its index. */
import { identityStates } from '@shared/contract/codes'
import { stamp } from '@shared/engine/clock'
import type { Db } from '@shared/engine/db/open'
import { prepared } from '@shared/engine/db/query'
import { fromMinor } from '@shared/money'
import { newestOf } from '@shared/products/accounts/identity/rows'
import { isRunning, stateOf as loanState, owedOf } from '@shared/products/loans/rows'
import type { LoanRow } from '@shared/products/loans/tables'
import { stateOf as rechargeState } from '@shared/products/wallet/recharge/rows'
import type { RechargeRow, WithdrawalRow } from '@shared/products/wallet/tables'
import { stateOf as withdrawalState } from '@shared/products/wallet/withdrawal/rows'
import { wayTo } from './pay.ts'
import type { Values } from './say.ts'
import type { ChatTemplate } from './texts.ts'

export type Bubble = { template: ChatTemplate; values?: Values }

const newest = <Row>(db: Db, table: string, time: string, user: string): Row | undefined =>
  prepared(db, `SELECT * FROM ${table} WHERE user_id = ? ORDER BY ${time} DESC, rowid DESC LIMIT 1`).get(user) as
    | Row
    | undefined

export function depositReply(db: Db, user: string): Bubble {
  const row = newest<RechargeRow>(db, 'recharge', 'created_at', user)
  if (!row) return { template: 'no-deposits', values: { way: '/chongzhi' } }
  const { id: order, currency } = row
  const values = { order, amount: fromMinor(BigInt(row.amount)), currency, state: rechargeState(row) }
  return {
    template: 'newest-deposit',
    values: { ...values, way: wayTo('recharge', order), articles: ['recharge-states'] },
  }
}

export function withdrawalReply(db: Db, user: string): Bubble {
  const row = newest<WithdrawalRow>(db, 'withdrawal', 'created_at', user)
  if (!row) return { template: 'no-withdrawals', values: { way: '/tixian' } }
  const { id: order, currency } = row
  const values = { order, amount: fromMinor(BigInt(row.amount)), currency, state: withdrawalState(row) }
  return { template: 'newest-withdrawal', values: { ...values, way: wayTo('withdraw', order) } }
}

export function loanReply(db: Db, user: string): Bubble {
  const row = newest<LoanRow>(db, 'loan', 'created_at', user)
  if (!row) return { template: 'no-loans', values: { way: '/jiedai' } }
  const { id: order, currency, end_at: end } = row
  const values = { order, currency, way: `/jiedaiOrder?id=${order}` }
  if (isRunning(row) && end !== null)
    return { template: 'loan-due', values: { ...values, amount: owedOf(row), time: stamp(end) } }
  return { template: 'newest-loan', values: { ...values, amount: row.amount, state: loanState(row) } }
}

const identityTemplates = {
  [identityStates.underReview]: 'identity-in-review',
  [identityStates.verified]: 'identity-verified',
  [identityStates.rejected]: 'identity-rejected',
} as const

/** Of the basic one: whoever has it is verified, whatever becomes of an advanced one. */
export function identityReply(db: Db, user: string): Bubble {
  const row = newestOf(db, user, 'basic')
  if (!row) return { template: 'identity-none', values: { way: '/shenfenRenzheng' } }
  return { template: identityTemplates[row.state], values: { way: '/renzhengResult?kind=basic' } }
}
