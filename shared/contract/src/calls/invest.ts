/** Products, loans, token offerings (docs/rules/invest.md). */
import type { Row } from '../call.ts'
import {
  addPledgeCall,
  cancelLoanCall,
  creditApplyCall,
  loanInfoCall,
  loanListCall,
  loanSetListCall,
  pledgeApplyCall,
  repayLoanCall,
} from './invest/loans.ts'
import {
  applicationListCall,
  applyOfferingCall,
  drawProofCall,
  offeringListCall,
  payOfferingCall,
} from './invest/offerings.ts'
import {
  debitBuyCall,
  incomeListCall,
  minerBuyCall,
  productOrderListCall,
  productStatCall,
  redeemCall,
} from './invest/product-orders.ts'
import { payerCall, productCall, productListCall } from './invest/products.ts'

export * from './invest/loans.ts'
export * from './invest/offerings.ts'
export * from './invest/product-orders.ts'
export * from './invest/products.ts'

export const investCalls: readonly Row[] = [
  productListCall,
  productCall,
  payerCall,
  productOrderListCall,
  productStatCall,
  debitBuyCall,
  minerBuyCall,
  redeemCall,
  incomeListCall,
  loanInfoCall,
  loanListCall,
  loanSetListCall,
  creditApplyCall,
  pledgeApplyCall,
  repayLoanCall,
  addPledgeCall,
  cancelLoanCall,
  offeringListCall,
  applicationListCall,
  applyOfferingCall,
  payOfferingCall,
  drawProofCall,
]
