/** Products, loans, token offerings: rows only until their first screen is here. */
import { type Row, rowsOf } from '../call.ts'

const row = rowsOf('invest', '/api/prod/')

export const investCalls: readonly Row[] = [
  row('GET', 'appProductInfo/list', 'optional', 'products'),
  row('GET', 'appProductInfo/queryById', 'optional', 'product'),
  row('GET', 'appProductOrder/listMy', 'token', 'orders'),
  row('GET', 'appProductOrder/orderStat', 'token', 'totals'),
  row('POST', 'appProductOrder/debitBuy', 'token', 'order'),
  row('POST', 'appProductOrder/minerBuy', 'token', 'order'),
  row('GET', 'appLoanOrder/myLoanInfo', 'token', 'limits'),
  row('GET', 'appLoanOrder/listMy', 'token', 'loans'),
  row('GET', 'appLoanSet/list', 'token', 'terms'),
  row('POST', 'appLoanSet/creditApply', 'token', 'loan'),
  row('POST', 'appLoanSet/pledgeApply', 'token', 'loan'),
  row('GET', 'appProdIoe/listMy', 'token', 'offerings'),
  row('GET', 'appOrderIoe/listMy', 'token', 'applications'),
  row('POST', 'appOrderIoe/apply', 'token', 'application'),
  row('POST', 'appOrderIoe/pay', 'token', 'application'),
  row('POST', 'appProductOrder/redeem', 'token', 'order', 'order-redeem'),
  row('GET', 'appProductOrder/incomeList', 'token', 'incomes', 'order-income'),
  row('GET', 'appProdIoe/drawProof', 'optional', 'proof', 'ieo-proof'),
  row('POST', 'appLoanOrder/repay', 'token', 'loan', 'loan-manage'),
  row('POST', 'appLoanOrder/addPledge', 'token', 'loan', 'loan-manage'),
  row('POST', 'appLoanOrder/cancel', 'token', 'loan', 'loan-manage'),
]
