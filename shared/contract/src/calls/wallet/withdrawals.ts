/** Money out (docs/rules/wallet.md#withdrawal). */
import * as v from 'valibot'
import { defineCall } from '../../call.ts'
import { paymentStates, payoutKinds } from '../../codes.ts'
import { clientOrderId, createdBetween, page, paging } from '../../envelope.ts'
import { codeOf, decimal, decorates, flag, id, int, maybe, ownWords, positive, text, time } from '../../scalars.ts'
import { currency, finance, get, post } from './terms.ts'

const api = `${finance}/appWithdrawal`

/** The states are the specification's (section 4). */
export const withdrawal = v.object({
  id,
  currency: v.string(),
  network: v.string(),
  /** All that leaves the balance: fee and what is sent. */
  amount: decimal,
  fee: decimal,
  net: decimal,
  kind: codeOf(payoutKinds),
  accountId: maybe(id),
  /** A chain's address whole, a bank's number masked. */
  account: v.string(),
  label: decorates(v.string(), ''),
  /** Bank: what is paid, in which currency and at which rate, fixed when it was asked for. */
  payCurrency: maybe(v.string()),
  payRate: maybe(decimal),
  payAmount: maybe(decimal),
  status: codeOf(paymentStates),
  /** The desk has it in hand: it cannot be cancelled any more. */
  inReview: decorates(flag, false),
  /** payout-failed | cancelled */
  failReason: decorates(v.string()),
  /** Why it was rejected, in words of the language asked for. */
  reason: decorates(v.string()),
  ownWords,
  txHash: decorates(v.string()),
  /** Usual time until it is paid. */
  minutes: decorates(int),
  clientOrderId: maybe(v.string()),
  steps: decorates(v.array(v.object({ code: v.string(), time }))),
  createTime: time,
})
export type Withdrawal = v.InferOutput<typeof withdrawal>

export const withdrawalListCall = defineCall({
  ...get,
  path: `${api}/listMy`,
  answers: 'withdrawals',
  reads: ['withdrawals'],
  input: {
    ...paging,
    ...createdBetween,
    status: v.optional(int),
    currency: v.optional(currency),
    id: v.optional(id),
    clientOrderId: v.optional(clientOrderId),
  },
  output: page(withdrawal),
})

export const withdrawalApplyCall = defineCall({
  ...post,
  path: `${api}/apply`,
  answers: 'withdrawal',
  changes: ['withdrawals', 'funds', 'ledger', 'profile'],
  foundBy: withdrawalListCall,
  order: true,
  opens: [],
  input: {
    accountId: id,
    currency,
    network: text(20),
    amount: positive,
    /** What the person was shown: another fee is refused. */
    expectedFee: decimal,
    /** Bank: another rate is refused beyond 0.5 %. */
    expectedRate: v.optional(positive),
    withdrawPassword: text(20),
    googleCode: v.optional(text(20)),
  },
  output: withdrawal,
})

export const withdrawalCancelCall = defineCall({
  ...post,
  path: `${api}/cancel/{id}`,
  feature: 'wallet-cancel',
  answers: 'withdrawal',
  changes: ['withdrawals', 'funds', 'ledger'],
  input: { id },
  output: withdrawal,
})

/** What stands before a withdrawal of this person now. */
export const withdrawalRulesCall = defineCall({
  ...get,
  path: `${api}/rules`,
  feature: 'withdrawal-rules',
  answers: 'rules',
  reads: ['withdrawals', 'profile'],
  input: {},
  output: v.object({
    /** Wrong withdrawal passwords that are left until it locks. */
    attemptsLeft: int,
    lockedUntil: decorates(time),
    holdUntil: decorates(time),
    /** What was changed: password-changed · withdraw-password-changed · authenticator-moved · authenticator-removed · email-changed · phone-changed */
    holdReason: decorates(v.string()),
    /** USDT a day of UTC+8, and what is left of it. */
    dayLimit: decimal,
    dayLeft: decimal,
  }),
})
