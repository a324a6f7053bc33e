/** Loans: credit that is reviewed, and what is lent on coins (docs/rules/invest.md#loans). */
import * as v from 'valibot'
import { defineCall } from '../../call.ts'
import { loanStates, loanTypes } from '../../codes.ts'
import { clientOrderId, page, paging } from '../../envelope.ts'
import { codeOf, decimal, decorates, flag, id, int, maybe, positive, text, time } from '../../scalars.ts'
import { readHash } from '../help.ts'
import { currency } from '../wallet/terms.ts'
import { get, post, prod } from './terms.ts'

/** The steps that a loan takes, as its history tells them. */
export const loanEvents = [
  'applied',
  'review',
  'sandbox-desk',
  'passed',
  'rejected',
  'withdrawn',
  'repaid',
  'collateral-added',
  'call',
  'liquidated',
  'overdue',
  'collected',
] as const

const loanEvent = v.object({
  code: v.string(),
  time,
  /** What was paid back, or the quantity that was added or sold. */
  amount: maybe(decimal),
  currency: maybe(v.string()),
  /** Of a call or a sale. */
  price: maybe(decimal),
})

/** A day of interest, charged as it begins. */
const interestDay = v.object({ day: int, time, rate: decimal, amount: decimal })

export const loan = v.object({
  id,
  type: codeOf(loanTypes),
  currency: v.string(),
  /** As it was asked for. */
  amount: decimal,
  /** What of it is not paid back; nothing before it is paid out. */
  principal: decimal,
  interest: decimal,
  owed: decimal,
  days: int,
  dailyRate: decimal,
  /** All of it, where it is paid back on its due date. */
  totalInterest: decimal,
  /** Exact interest of the days so far, each on the principal of that day: days are charged in cents of this sum. */
  accruedInterest: maybe(decimal),
  /** Seconds from the start that cost nothing; a day where a server does not tell. */
  freeSeconds: maybe(int),
  startTime: maybe(time),
  endTime: maybe(time),
  status: codeOf(loanStates),
  overdue: flag,
  /** The desk's own words. */
  rejectReason: decorates(v.string()),
  /** repaid: by its owner · collected: from the balance, once it was due · liquidated: by a sale of its collateral */
  closeReason: decorates(v.picklist(['repaid', 'collected', 'liquidated', 'withdrawn'])),
  pledgeCurrency: maybe(v.string()),
  /** What is still pledged. */
  pledgeAmount: maybe(decimal),
  /** A fraction, at the newest price. */
  ltv: maybe(decimal),
  initialLtv: maybe(decimal),
  callLtv: maybe(decimal),
  liquidationLtv: maybe(decimal),
  callPrice: maybe(decimal),
  liquidationPrice: maybe(decimal),
  /** What brings it back to the initial ratio, after a call. */
  remedy: decorates(v.object({ repay: decimal, pledge: decimal })),
  signImage: decorates(v.string()),
  interestDays: decorates(v.array(interestDay), []),
  events: decorates(v.array(loanEvent), []),
  clientOrderId: maybe(v.string()),
  createTime: time,
  /** Of the demo account's history, from before it and the exchange began: nobody placed it. */
  sample: maybe(v.boolean()),
})
export type Loan = v.InferOutput<typeof loan>

export const loanListCall = defineCall({
  ...get,
  path: `${prod}appLoanOrder/listMy`,
  answers: 'loans',
  reads: ['loans'],
  input: {
    ...paging,
    type: v.optional(codeOf(loanTypes)),
    status: v.optional(codeOf(loanStates)),
    id: v.optional(id),
    clientOrderId: v.optional(clientOrderId),
  },
  output: page(loan),
})

const limit = v.object({ limit: decimal, used: decimal, available: decimal })

/** What may be borrowed, by who one has proved to be, and what is owed. */
export const loanInfoCall = defineCall({
  ...get,
  path: `${prod}appLoanOrder/myLoanInfo`,
  answers: 'limits',
  reads: ['loans', 'profile'],
  input: {},
  output: v.object({
    credit: limit,
    pledge: limit,
    principal: decimal,
    interest: decimal,
    nextDue: maybe(v.object({ loanId: id, time, amount: decimal })),
    /** Until what is overdue is paid back nothing is lent. */
    overdue: decorates(flag, false),
    /** Whether the first 24 hours of a loan that is asked for now cost nothing. */
    freeDay: decorates(flag, true),
    /** What a credit takes of the credit score. */
    scoreNeeded: decorates(int),
    levels: v.array(
      v.object({ code: v.picklist(['unverified', 'basic', 'advanced']), credit: decimal, pledge: decimal, own: flag }),
    ),
  }),
})

const pledge = v.object({
  currency: v.string(),
  initialLtv: decimal,
  callLtv: decimal,
  liquidationLtv: decimal,
  /** Of what a sale of it brings. */
  fee: decimal,
})
export const loanSet = v.object({
  id,
  type: codeOf(loanTypes),
  currency: v.string(),
  minAmount: decimal,
  maxAmount: decimal,
  days: v.array(int),
  dailyRate: decimal,
  agreementId: id,
  /** What may be pledged for it; none of a credit. */
  pledges: v.array(pledge),
})
export type LoanSet = v.InferOutput<typeof loanSet>

export const loanSetListCall = defineCall({
  ...get,
  path: `${prod}appLoanSet/list`,
  answers: 'terms',
  input: {},
  output: v.array(loanSet),
})

const order = { ...post, answers: 'loan', foundBy: loanListCall, order: true, output: loan } as const
const terms = {
  loanSetId: id,
  amount: positive,
  days: int,
  /** The path of an upload of one's own, biz "signature", that signed nothing else. */
  signImage: v.optional(text(200)),
  read: readHash,
}

export const creditApplyCall = defineCall({
  ...order,
  path: `${prod}appLoanSet/creditApply`,
  changes: ['loans'],
  opens: ['loan'],
  input: terms,
})

export const pledgeApplyCall = defineCall({
  ...order,
  path: `${prod}appLoanSet/pledgeApply`,
  changes: ['loans', 'funds', 'ledger', 'profile'],
  opens: ['loan'],
  input: { ...terms, pledgeCurrency: currency, pledgeAmount: positive },
})

const manage = {
  ...order,
  feature: 'loan-manage',
  changes: ['loans', 'funds', 'ledger', 'profile'],
  opens: [],
} as const

/** In part, interest first, or all that is owed by then. */
export const repayLoanCall = defineCall({
  ...manage,
  path: `${prod}appLoanOrder/repay`,
  input: { loanId: id, amount: v.union([v.literal('all'), positive]) },
})

export const addPledgeCall = defineCall({
  ...manage,
  path: `${prod}appLoanOrder/addPledge`,
  input: { loanId: id, amount: positive },
})

/** Takes back what nobody has in hand yet. */
export const cancelLoanCall = defineCall({
  ...post,
  path: `${prod}appLoanOrder/cancel`,
  feature: 'loan-manage',
  answers: 'loan',
  changes: ['loans'],
  input: { loanId: id },
  output: loan,
})
