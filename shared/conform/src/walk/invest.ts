/** Products, loans and offerings: what is on offer is bought at its smallest, and left again. */
import {
  addPledgeCall,
  applicationListCall,
  applyOfferingCall,
  cancelLoanCall,
  creditApplyCall,
  debitBuyCall,
  drawProofCall,
  incomeListCall,
  loanInfoCall,
  loanListCall,
  loanSetListCall,
  minerBuyCall,
  offeringListCall,
  payOfferingCall,
  pledgeApplyCall,
  productListCall,
  productOrderListCall,
  productStatCall,
  redeemCall,
  repayLoanCall,
} from '@shared/contract'
import {
  applicationStates,
  loanStates,
  loanTypes,
  offeringStates,
  productStates,
  productTypes,
} from '@shared/contract/codes'
import type { Exam } from '../exam.ts'
import { few, order, plain, step } from './step.ts'

const onSale = (exam: Exam) =>
  exam
    .seen(productListCall)
    ?.find(({ status, allowed, remaining }) => status === productStates.onSale && allowed && remaining !== '0')
const NONE = 'nothing is on sale'

const products = [
  step(productListCall, 'person', () => ({ type: productTypes.mining })),
  step(minerBuyCall, 'person', exam => {
    const product = onSale(exam)
    return product?.price
      ? { productId: product.id, units: 1, expected: product.price, agreed: true, ...order() }
      : NONE
  }),
  step(productListCall, 'person', () => ({ type: productTypes.arbitrage })),
  step(debitBuyCall, 'person', exam => {
    const product = onSale(exam)
    if (!product?.rate) return NONE
    return { productId: product.id, amount: product.minAmount, expected: product.rate, agreed: true, ...order() }
  }),
  step(productOrderListCall, 'person', () => few),
  ...plain('person', productStatCall),
  step(incomeListCall, 'person', exam => {
    const held = exam.seen(productOrderListCall)?.records.at(-1)
    return held ? { orderId: held.id, ...few } : 'there is no order'
  }),
  step(redeemCall, 'person', exam => {
    const bought = exam.seen(debitBuyCall)
    const expectedAmount = bought?.redeem?.amount ?? bought?.amount
    return bought && expectedAmount ? { orderId: bought.id, expectedAmount, ...order() } : 'nothing could be bought'
  }),
]

const termsOf = (exam: Exam, type: number) => exam.seen(loanSetListCall)?.find(set => set.type === type)
const ofLoan =
  <T>(state: number, input: (loanId: string) => T) =>
  (exam: Exam) => {
    const listed = exam.seen(loanListCall)?.records ?? []
    const found = listed.find(({ status }) => status === state) ?? listed[0]
    return found ? input(found.id) : 'there is no loan'
  }

const loans = [
  ...plain('person', loanInfoCall, loanSetListCall),
  step(loanListCall, 'person', () => few),
  step(creditApplyCall, 'stranger', exam => {
    const set = termsOf(exam, loanTypes.credit)
    return set
      ? { loanSetId: set.id, amount: set.minAmount, days: set.days[0] ?? 7, ...order() }
      : 'no credit is offered'
  }),
  step(pledgeApplyCall, 'stranger', exam => {
    const set = termsOf(exam, loanTypes.pledge)
    const terms = { loanSetId: set?.id ?? '', amount: set?.minAmount ?? '', days: set?.days[0] ?? 7 }
    const [pledge] = set?.pledges ?? []
    return pledge
      ? { ...terms, pledgeCurrency: pledge.currency, pledgeAmount: '1', ...order() }
      : 'nothing can be pledged'
  }),
  step(
    repayLoanCall,
    'person',
    ofLoan(loanStates.passed, loanId => ({ loanId, amount: '1', ...order() })),
  ),
  step(
    addPledgeCall,
    'person',
    ofLoan(loanStates.passed, loanId => ({ loanId, amount: '0.0001', ...order() })),
  ),
  step(
    cancelLoanCall,
    'person',
    ofLoan(loanStates.pendingReview, loanId => ({ loanId })),
  ),
]

const offeringIn = (exam: Exam, state: number) =>
  exam.seen(offeringListCall)?.records.find(({ status }) => status === state)

const offerings = [
  step(offeringListCall, 'person', () => ({ pageSize: 50 })),
  step(drawProofCall, 'visitor', exam => {
    const found = offeringIn(exam, offeringStates.listed) ?? exam.seen(offeringListCall)?.records[0]
    return found ? { id: found.id } : 'no offering is listed'
  }),
  step(applyOfferingCall, 'person', exam => {
    const found = offeringIn(exam, offeringStates.issuing)
    return found
      ? { ioeId: found.id, lots: found.minLots, salt: 'conform', ...order() }
      : 'no offering takes applications'
  }),
  step(applicationListCall, 'person', () => few),
  step(payOfferingCall, 'person', exam => {
    const listed = exam.seen(applicationListCall)?.records ?? []
    const own = listed.find(({ status }) => status === applicationStates.won) ?? listed[0]
    return own ? { orderId: own.id, ...order() } : 'nothing was applied for'
  }),
]

export const investSteps = [...products, ...loans, ...offerings]
