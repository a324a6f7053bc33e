/** Balances, the ledger, recharges, currencies, uploads (docs/rules/wallet.md). */

import * as v from 'valibot'
import { defineCall, type Row } from '../call.ts'
import { accountKinds, currencyTypes, flows, paymentStates, rechargeStages } from '../codes.ts'
import { clientOrderId, createdBetween, page, paging } from '../envelope.ts'
import { LONGEST_TRANSACTION_ID, MOST_VOUCHERS } from '../limits.ts'
import { codeOf, decimal, decorates, flag, id, int, maybe, places, positive, text, time } from '../scalars.ts'
import { addPayoutAccountCall, editPayoutAccountCall, payoutAccountListCall } from './wallet/payout-accounts.ts'
import { currency, finance, get, owner, post } from './wallet/terms.ts'
import {
  withdrawalApplyCall,
  withdrawalCancelCall,
  withdrawalListCall,
  withdrawalRulesCall,
} from './wallet/withdrawals.ts'

export * from './wallet/payout-accounts.ts'
export * from './wallet/withdrawals.ts'

export const userBalanceCall = defineCall({
  ...get,
  path: `${finance}/appWallet/queryUserBalance`,
  answers: 'balances',
  reads: ['funds'],
  input: { currency: v.optional(currency) },
  output: v.array(v.object({ currency: v.string(), available: decimal, frozen: decimal, value: decimal })),
})

/** Values in USDT; virtualAssets and debt stand outside the composition. */
export const userAssets = v.object({
  totalAssets: decimal,
  balance: decimal,
  contract: decimal,
  positionAssets: decimal,
  investAssets: decimal,
  frozen: decimal,
  pledgeAssets: decimal,
  competitionFrozenAssets: decimal,
  debt: decimal,
  virtualAssets: decimal,
  dailyProfit: decimal,
  dailyRate: decimal,
  totalProfit: decimal,
  time,
  items: v.array(
    v.object({
      currency: v.string(),
      available: decimal,
      frozen: decimal,
      contract: decimal,
      margin: decimal,
      invest: decimal,
      pledge: decimal,
      total: decimal,
      price: maybe(decimal),
      value: decimal,
    }),
  ),
})
export type UserAssets = v.InferOutput<typeof userAssets>

export const userAssetsCall = defineCall({
  ...get,
  path: `${finance}/appWallet/queryUserAssets`,
  answers: 'assets',
  reads: ['funds', 'positions'],
  input: {},
  output: userAssets,
})

/** Days that have ended, oldest first, and today so far; in USDT. */
export const assetHistoryCall = defineCall({
  ...get,
  path: `${finance}/appWallet/assetHistory`,
  feature: 'asset-history',
  answers: 'days',
  reads: ['funds'],
  input: { days: v.pipe(int, v.minValue(1), v.maxValue(90)) },
  output: v.array(
    v.object({
      /** yyyy-MM-dd of UTC+8 */
      day: text(10),
      /** As the day ended; today's as of now. */
      totalAssets: decimal,
      /** What came from outside within it, less what left. */
      inflow: decimal,
      /** What is more than the day before without it; none where the day before is not known. */
      profit: maybe(decimal),
    }),
  ),
})

export const userContractBalanceCall = defineCall({
  ...get,
  path: `${finance}/appWallet/queryUserContractBalance`,
  answers: 'balance',
  reads: ['funds', 'positions'],
  input: {},
  output: v.object({
    currency: v.string(),
    /** Also the limit of a transfer out. */
    available: decimal,
    usedMargin: decimal,
    unrealizedProfit: decimal,
    equity: decimal,
  }),
})

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
  /** The desk's own words on a rejection. */
  reason: decorates(v.string()),
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

/** Kinds of account a row of the ledger may move. */
export const accountKind = v.picklist(accountKinds)

const ledgerLeg = v.object({
  id,
  type: v.string(),
  account: v.string(),
  currency: v.string(),
  /** Signed. */
  amount: decimal,
  after: decimal,
  refKind: decorates(v.string()),
  refId: maybe(id),
  note: decorates(v.string()),
  bizTime: decorates(time),
  createTime: time,
})
export const ledgerRow = v.object({ ...ledgerLeg.entries, legs: maybe(v.array(ledgerLeg)) })
export type LedgerRow = v.InferOutput<typeof ledgerRow>

export const balanceLogCall = defineCall({
  ...get,
  path: `${finance}/appBalanceLog/list`,
  answers: 'ledger',
  reads: ['ledger'],
  input: {
    ...paging,
    ...createdBetween,
    group: v.optional(int),
    type: v.optional(text(40)),
    currency: v.optional(currency),
    account: v.optional(accountKind),
    dir: v.optional(codeOf(flows)),
    refId: v.optional(id),
    id: v.optional(id),
    clientOrderId: v.optional(clientOrderId),
  },
  output: v.object({ ...page(ledgerRow).entries, sumIn: maybe(decimal), sumOut: maybe(decimal) }),
})

const walletAccount = v.picklist(['balance', 'contract'])

export const transferContractCall = defineCall({
  ...post,
  path: `${finance}/appWallet/transferContract`,
  answers: 'balances',
  changes: ['funds', 'ledger'],
  foundBy: balanceLogCall,
  order: true,
  opens: [],
  input: { from: walletAccount, to: walletAccount, currency, amount: positive },
  output: v.object({ id, balance: decimal, contract: decimal }),
})

export const currencyInfo = v.object({
  currency: v.string(),
  name: decorates(v.string(), ''),
  icon: decorates(v.string()),
  type: codeOf(currencyTypes),
  precision: places,
  swap: decorates(flag),
  swapMin: maybe(decimal),
  swapMax: maybe(decimal),
  networks: maybe(
    v.array(
      v.object({
        network: v.string(),
        kind: v.picklist(['chain', 'bank']),
        /** auto: an address at once · chat: from live chat */
        addressMode: v.picklist(['auto', 'chat']),
        rechargeMin: decimal,
        rechargeMax: maybe(decimal),
        rechargeMinutes: int,
        withdrawMin: decimal,
        feeFixed: maybe(decimal),
        feeRate: maybe(decimal),
        feeMin: maybe(decimal),
        withdrawMinutes: int,
        /** Why it is paused: one of `pauseReasons`, or a foreign server's own words. */
        paused: maybe(v.string()),
      }),
    ),
  ),
})
export type Currency = v.InferOutput<typeof currencyInfo>

export const currencyListCall = defineCall({
  method: 'GET',
  path: '/api/set/appCurrencySet/getCurrencyList',
  auth: 'none',
  owner,
  answers: 'currencies',
  input: {},
  output: v.array(currencyInfo),
})

export const rateByCurrencyCall = defineCall({
  method: 'GET',
  path: '/api/set/appCurrencySet/getRateByCurrency',
  auth: 'none',
  owner,
  answers: 'rate',
  input: { from: currency, to: currency },
  output: v.object({ rate: decimal, spread: maybe(decimal), time }),
})

/** Multipart: the file and `biz`. The path comes in the envelope's message. */
export const uploadCall = defineCall({
  ...post,
  path: '/api/sys/common/upload',
  answers: 'path',
  plain: true,
  input: { biz: v.picklist(['voucher', 'kyc', 'signature', 'chat']) },
  output: v.string(),
})

/** Answers the bytes of a file, not the envelope: its owner's alone, public pictures to all. */
export const staticFileCall = defineCall({
  method: 'GET',
  path: '/api/sys/common/static/{path}',
  auth: 'optional',
  owner,
  feature: 'private-files',
  answers: 'file',
  input: { path: text(300) },
  output: v.unknown(),
})

export const walletCalls: readonly Row[] = [
  userBalanceCall,
  userAssetsCall,
  userContractBalanceCall,
  transferContractCall,
  rechargeListCall,
  rechargeApplyCall,
  rechargeAddressCall,
  withdrawalListCall,
  withdrawalApplyCall,
  balanceLogCall,
  payoutAccountListCall,
  addPayoutAccountCall,
  editPayoutAccountCall,
  currencyListCall,
  rateByCurrencyCall,
  uploadCall,
  assetHistoryCall,
  rechargeVoucherCall,
  rechargeCancelCall,
  withdrawalCancelCall,
  withdrawalRulesCall,
  staticFileCall,
]
