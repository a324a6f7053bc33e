/** Money in (docs/rules/wallet.md#recharge). */
import * as v from 'valibot'
import { defineCall } from '../../call.ts'
import { paymentStates, rechargeStages } from '../../codes.ts'
import { clientOrderId, createdBetween, page, paging } from '../../envelope.ts'
import { LONGEST_TRANSACTION_ID, MOST_VOUCHERS } from '../../limits.ts'
import { codeOf, decimal, decorates, flag, id, int, maybe, ownWords, positive, text, time } from '../../scalars.ts'
import { currency, finance, get, post } from './terms.ts'

/** The states are the specification's (section 4). */
export const recharge = v.object({
  id,
  currency: v.string(),
  network: v.string(),
  amount: decimal,
  credited: maybe(decimal),
  payCurrency: maybe(v.string()),
  payRate: maybe(decimal),
  payAmount: maybe(decimal),
  status: codeOf(paymentStates),
  stage: decorates(codeOf(rechargeStages)),
  /** expired | cancelled | not-arrived | … */
  failReason: decorates(v.string()),
  /** Why it was rejected, in words of the language asked for. */
  reason: decorates(v.string()),
  ownWords,
  txHash: decorates(v.string()),
  voucher: decorates(v.array(v.string())),
  /** Usual time until it is delivered. */
  minutes: decorates(int),
  clientOrderId: maybe(v.string()),
  steps: decorates(v.array(v.object({ code: v.string(), time }))),
  expireTime: decorates(time),
  createTime: time,
})
export type Recharge = v.InferOutput<typeof recharge>

export const rechargeListCall = defineCall({
  ...get,
  path: `${finance}/appRecharge/listMy`,
  answers: 'recharges',
  reads: ['recharges'],
  input: {
    ...paging,
    ...createdBetween,
    status: v.optional(int),
    currency: v.optional(currency),
    id: v.optional(id),
    clientOrderId: v.optional(clientOrderId),
  },
  output: page(recharge),
})

const voucherPaths = v.pipe(v.array(text(200)), v.maxLength(MOST_VOUCHERS))

export const rechargeApplyCall = defineCall({
  ...post,
  path: `${finance}/appRecharge/apply`,
  answers: 'recharge',
  changes: ['recharges'],
  foundBy: rechargeListCall,
  order: true,
  opens: ['recharge'],
  input: {
    currency,
    network: text(20),
    amount: positive,
    payCurrency: v.optional(currency),
    voucher: v.optional(voucherPaths),
  },
  output: recharge,
})

export const rechargeVoucherCall = defineCall({
  ...post,
  path: `${finance}/appRecharge/voucher`,
  feature: 'recharge-voucher',
  answers: 'recharge',
  changes: ['recharges'],
  input: { id, voucher: v.optional(voucherPaths), txHash: v.optional(text(LONGEST_TRANSACTION_ID)) },
  output: recharge,
})

export const rechargeCancelCall = defineCall({
  ...post,
  path: `${finance}/appRecharge/cancel/{id}`,
  feature: 'wallet-cancel',
  answers: 'recharge',
  changes: ['recharges'],
  input: { id },
  output: recharge,
})

export const rechargeAddressCall = defineCall({
  ...get,
  path: `${finance}/rechargeAddr/getAddr`,
  answers: 'address',
  reads: ['recharges'],
  input: { currency: v.optional(currency), network: v.optional(text(20)), rechargeId: id },
  output: v.object({
    issued: flag,
    address: maybe(v.string()),
    memo: maybe(v.string()),
    qrText: decorates(v.string()),
    payee: maybe(v.object({ bankName: v.string(), name: v.string(), number: v.string(), reference: v.string() })),
  }),
})
