/** What is lent, on what, for how long and at which rate (docs/rules/invest.md#loans). */
import type { LoanSet } from '@shared/contract'
import { loanTypes } from '@shared/contract/codes'
import type { Decimal, PledgeTerms } from '@shared/money'

const DAYS = [7, 15, 30, 60, 90]
const FEE = '0.02'
const major: PledgeTerms = { initialLtv: '0.65', callLtv: '0.75', liquidationLtv: '0.85', fee: FEE }
const minor: PledgeTerms = { initialLtv: '0.5', callLtv: '0.65', liquidationLtv: '0.78', fee: FEE }

/** Coins that are traded enough to be sold at once. */
const pledged: Readonly<Record<string, PledgeTerms>> = {
  ...{ BTC: major, ETH: major },
  ...{ SOL: minor, BNB: minor, XRP: minor, DOGE: minor, LTC: minor },
}

const common = { currency: 'USDT', days: DAYS, agreementId: 'loan-agreement' }

export const loanSets: readonly LoanSet[] = [
  {
    ...common,
    ...{ id: 'credit', type: loanTypes.credit, minAmount: '100', maxAmount: '10000', dailyRate: '0.0005' },
    pledges: [],
  },
  {
    ...common,
    ...{ id: 'pledge', type: loanTypes.pledge, minAmount: '100', maxAmount: '500000', dailyRate: '0.0002' },
    pledges: Object.entries(pledged).map(([currency, terms]) => ({ currency, ...terms })),
  },
]

/** What one owes at most, USDT, by who one has proved to be; what is under review counts. */
export const loanLimits = {
  unverified: { credit: '0', pledge: '2000' },
  basic: { credit: '1000', pledge: '50000' },
  advanced: { credit: '10000', pledge: '500000' },
} as const satisfies Record<string, Record<keyof typeof loanTypes, Decimal>>

/** What a credit takes of the credit score. */
export const SCORE_NEEDED = 60
