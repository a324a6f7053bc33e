/** The swap: one currency of the balance account for another, at once (docs/rules/trade.md#swap). */
import * as v from 'valibot'
import { defineCall } from '../../call.ts'
import { clientOrderId, createdBetween, page, paging } from '../../envelope.ts'
import { decimal, id, maybe, positive, time } from '../../scalars.ts'

const owner = 'trade'
const api = '/api/trade/appFlashExchangeLog'
const currency = v.pipe(v.string(), v.regex(/^[A-Z0-9]{2,10}$/, 'Expected a currency such as USDT'))

export const swapRow = v.object({
  id,
  fromCurrency: v.string(),
  toCurrency: v.string(),
  issued: decimal,
  obtained: decimal,
  /** Of the obtained currency per issued unit, before the spread. */
  exchangeRate: decimal,
  /** A fraction. */
  spread: decimal,
  createTime: time,
  /** As of positions. */
  sample: maybe(v.boolean()),
})
export type SwapRow = v.InferOutput<typeof swapRow>

export const swapListCall = defineCall({
  method: 'GET',
  path: `${api}/listMy`,
  auth: 'token',
  owner,
  answers: 'swaps',
  reads: ['swaps'],
  input: {
    ...paging,
    ...createdBetween,
    id: v.optional(id),
    clientOrderId: v.optional(clientOrderId),
    /** Issued or obtained. */
    currency: v.optional(currency),
  },
  output: page(swapRow),
})

export const swapCall = defineCall({
  method: 'POST',
  path: `${api}/flashExchange`,
  auth: 'token',
  owner,
  answers: 'swap',
  changes: ['swaps', 'funds', 'ledger'],
  foundBy: swapListCall,
  order: true,
  opens: [],
  input: { fromCurrency: currency, toCurrency: currency, amount: positive, expectedRate: positive, tolerance: decimal },
  output: swapRow,
})
