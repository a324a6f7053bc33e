/** The calls of the swap. */
import { swapCall, swapListCall } from '@shared/contract'
import { type Served, serveUser } from '@shared/engine/http/serve'
import { serveOrder } from '@shared/engine/http/serve-order'
import { swapCurrencies } from './exchange.ts'
import { listSwaps } from './rows.ts'

export const swapCalls: readonly Served[] = [
  serveOrder(swapCall, swapCurrencies),
  serveUser(swapListCall, (input, { context, user }) => listSwaps(context.db, user, input)),
]
