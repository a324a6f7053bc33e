/** What one owns, and what is asked for of it. */
import {
  addPayoutAccountCall,
  assetCourseCall,
  assetHistoryCall,
  balanceLogCall,
  editPayoutAccountCall,
  payoutAccountListCall,
  rechargeAddressCall,
  rechargeApplyCall,
  rechargeCancelCall,
  rechargeListCall,
  rechargeVoucherCall,
  userAssetsCall,
  userBalanceCall,
  userContractBalanceCall,
  withdrawalApplyCall,
  withdrawalCancelCall,
  withdrawalListCall,
  withdrawalRulesCall,
} from '@shared/contract'
import { currencyListCall } from '@shared/contract/calls/wallet'
import type { Exam } from '../exam.ts'
import { few, order, plain, step } from './step.ts'

const recharge = (exam: Exam) => exam.seen(rechargeApplyCall) ?? exam.seen(rechargeListCall)?.records[0]
const ofRecharge =
  <T>(input: (id: string) => T) =>
  (exam: Exam) => {
    const found = recharge(exam)
    return found ? input(found.id) : 'there is no recharge'
  }

/** A network of a coin on which money comes in. */
function wayIn(exam: Exam) {
  for (const { currency, networks } of exam.seen(currencyListCall) ?? [])
    for (const { network, kind, paused, rechargeMin } of networks ?? [])
      if (kind === 'chain' && !paused) return { currency, network, amount: rechargeMin }
}

const applied = step(rechargeApplyCall, 'person', exam => {
  const way = wayIn(exam)
  return way ? { ...way, ...order() } : 'no network takes recharges'
})

export const walletSteps = [
  ...plain('person', userBalanceCall, userAssetsCall, userContractBalanceCall, withdrawalRulesCall, assetCourseCall),
  step(assetHistoryCall, 'person', () => ({ days: 7 })),
  step(balanceLogCall, 'person', () => few),
  step(rechargeListCall, 'person', () => few),
  step(withdrawalListCall, 'person', () => few),
  step(payoutAccountListCall, 'person', () => few),
  applied,
  step(
    rechargeAddressCall,
    'person',
    ofRecharge(rechargeId => ({ rechargeId })),
  ),
  step(
    rechargeCancelCall,
    'person',
    ofRecharge(id => ({ id })),
  ),
  applied,
  step(
    rechargeVoucherCall,
    'person',
    ofRecharge(id => ({ id, txHash: 'a'.repeat(64) })),
  ),
  // nothing is paid out to whom nobody knows
  step(addPayoutAccountCall, 'stranger', () => ({
    ...{ kind: 2, network: 'TRC20', address: 'TBXSw8fM4jpQkGc6zZjsVABFpVN7UvXPdV', label: 'Own wallet' },
    ...{ withdrawPassword: '135792', ...order() },
  })),
  step(editPayoutAccountCall, 'stranger', exam => {
    const account = exam.seen(addPayoutAccountCall)
    return account ? { id: account.id, label: 'Savings' } : 'there is no payout account'
  }),
  step(withdrawalApplyCall, 'stranger', exam => ({
    accountId: exam.seen(addPayoutAccountCall)?.id ?? 'none',
    ...{ currency: 'USDT', network: 'TRC20', amount: '100', expectedFee: '1', withdrawPassword: '135792', ...order() },
  })),
  step(withdrawalCancelCall, 'stranger', () => ({ id: 'none' })),
]
