/** The tickers of Home (docs/rules/content.md): apart from what is read there, which needs no word of the market. */
import * as v from 'valibot'
import { defineCall } from '../call.ts'
import { decorates, int, places } from '../scalars.ts'
import { ticker } from './trade.ts'

/** "Ticket" is ticker, misspelt: all symbols of Home in one answer. */
export const homeTicker = v.object({
  ...ticker.entries,
  name: decorates(v.string()),
  icon: decorates(v.string()),
  pricePrecision: decorates(places),
  category: decorates(int),
  baseCurrency: decorates(v.string()),
  quoteCurrency: decorates(v.string()),
  hot: decorates(int),
  sort: decorates(int),
})
export type HomeTicker = v.InferOutput<typeof homeTicker>

export const ticketListCall = defineCall({
  method: 'GET',
  path: '/api/public/getTicketList',
  auth: 'optional',
  owner: 'content',
  answers: 'tickers',
  input: {},
  output: v.array(homeTicker),
})
