/** Currencies, their networks and rates (docs/rules/wallet.md). */
import * as v from 'valibot'
import { defineCall } from '../../call.ts'
import { currencyTypes } from '../../codes.ts'
import { codeOf, decimal, decorates, flag, int, maybe, places, time } from '../../scalars.ts'
import { currency, owner } from './terms.ts'

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
