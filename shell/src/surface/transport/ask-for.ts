/** How a screen's query asks: the refusal and the silence of a server are never nothing to see. */
import type { Call, InputOf, OutputOf } from '@shared/contract'
import { call } from './call.ts'
import { TransportError } from './errors.ts'

/** What TanStack Query hands to a `queryFn`, as far as it matters here. */
export type Asking = {
  signal?: AbortSignal
  client?: { getQueryData(key: readonly unknown[]): unknown }
  queryKey?: readonly unknown[]
}

/**
 * The value of a call; null while the session has just ended and /login is on its way.
 * @param o.inPlace the part of the screen that asks draws the failure's words itself while it has nothing else to show
 *   (default); where it does not, or shows what it knew before, a refusal is said once, as a notice
 * @throws as `call`; also where a 401 came without a word of the server: there is nothing to show, and Retry asks again
 */
export async function askFor<C extends Call>(
  c: C,
  input: InputOf<C>,
  { signal, client, queryKey }: Asking = {},
  { inPlace = true }: { inPlace?: boolean } = {},
): Promise<OutputOf<C> | null> {
  const stands = queryKey !== undefined && client?.getQueryData(queryKey) !== undefined
  const reply = await call(c, input, { signal, notice: inPlace && !stands ? 'screen' : 'poll' })
  if (reply.state === 'ok') return reply.value
  if (reply.reply) return null
  throw new TransportError({ kind: 'http', status: 401, message: `${c.method} ${c.path}: http, 401 without a reply` })
}
