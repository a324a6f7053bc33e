/** The calls of the flash exchange. */
import { swapCall, swapListCall } from '@shared/contract'
import { type Served, serveUser } from '../http/serve.ts'
import { serveOrder } from '../http/serve-order.ts'
import { swapCurrencies } from './exchange.ts'
import { listSwaps } from './rows.ts'

export const swapCalls: readonly Served[] = [
  serveOrder(swapCall, swapCurrencies),
  serveUser(swapListCall, (input, { context, user }) => listSwaps(context.db, user, input)),
]
