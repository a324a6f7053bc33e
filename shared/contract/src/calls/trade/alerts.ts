/** Price alerts: told once, in the second in which the price is there (docs/rules/trade.md#price-alerts). */
import * as v from 'valibot'
import { defineCall } from '../../call.ts'
import { alertDirections, alertStates } from '../../codes.ts'
import { clientOrderId, page, paging } from '../../envelope.ts'
import { codeOf, decimal, decorates, id, int, maybe, positive, time } from '../../scalars.ts'
import { symbolName } from './terms.ts'

const api = '/api/trade/appPriceAlert'
const about = { auth: 'token', owner: 'trade', feature: 'price-alerts' } as const

export const priceAlert = v.object({
  id,
  symbol: v.string(),
  direction: codeOf(alertDirections),
  price: decimal,
  state: codeOf(alertStates),
  clientOrderId: maybe(v.string()),
  createTime: time,
  reachedTime: decorates(time),
})
export type PriceAlert = v.InferOutput<typeof priceAlert>

export const alertListCall = defineCall({
  ...about,
  method: 'GET',
  path: `${api}/list`,
  answers: 'alerts',
  reads: ['alerts'],
  input: {
    ...paging,
    symbol: v.optional(symbolName),
    state: v.optional(int),
    clientOrderId: v.optional(clientOrderId),
  },
  output: page(priceAlert),
})

export const createAlertCall = defineCall({
  ...about,
  method: 'POST',
  path: `${api}/create`,
  answers: 'alert',
  order: true,
  opens: [],
  foundBy: alertListCall,
  changes: ['alerts'],
  input: { symbol: symbolName, direction: codeOf(alertDirections), price: positive },
  output: priceAlert,
})

export const deleteAlertCall = defineCall({
  ...about,
  method: 'POST',
  path: `${api}/delete`,
  answers: '–',
  changes: ['alerts'],
  input: { id },
  output: v.unknown(),
})
