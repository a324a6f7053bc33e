/** For tests: what a fresh exchange lends. */
import type { LoanSet } from '@shared/contract/calls/invest/loans'

const common = { currency: 'USDT', days: [7, 15, 30, 60, 90], agreementId: 'loan-agreement', minAmount: '100' }
const major = { initialLtv: '0.65', callLtv: '0.75', liquidationLtv: '0.85', fee: '0.02' }
const minor = { initialLtv: '0.5', callLtv: '0.65', liquidationLtv: '0.78', fee: '0.02' }

export const creditSet: LoanSet = {
  ...common,
  ...{ id: 'credit', type: 1, maxAmount: '10000', dailyRate: '0.0005', pledges: [] },
}
export const pledgeSet: LoanSet = {
  ...common,
  ...{ id: 'pledge', type: 2, maxAmount: '500000', dailyRate: '0.0002' },
  pledges: [
    { currency: 'BTC', ...major },
    { currency: 'SOL', ...minor },
  ],
}
export const loanSets = [creditSet, pledgeSet]
