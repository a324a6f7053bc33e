/** What is where, and what it is worth (docs/rules/wallet.md). */
import * as v from 'valibot'
import { defineCall } from '../../call.ts'
import { decimal, int, maybe, text, time } from '../../scalars.ts'
import { currency, finance, get } from './terms.ts'

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

/** 00:00 and the full hours of today that are known, oldest first; in USDT. None where 00:00 is not known. */
export const assetCourseCall = defineCall({
  ...get,
  path: `${finance}/appWallet/assetCourse`,
  feature: 'asset-course',
  answers: 'hours',
  reads: ['funds', 'positions'],
  input: {},
  output: v.array(
    v.object({
      time,
      totalAssets: decimal,
      /** What came from outside since 00:00, less what left. */
      inflow: decimal,
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
