/** How a screen's query asks: the refusal and the silence of a server are never nothing to see. */
import type { Call, InputOf, OutputOf } from '@shared/contract'
import { call } from './call.ts'
import { TransportError } from './errors.ts'

/** What TanStack Query hands to a `queryFn`, as far as it matters here. `client` and `queryKey` are ignored and go with 4.0.0. */
export type Asking = {
  signal?: AbortSignal
  /** As `CallOptions` of `call` has it. */
  requestId?: string | undefined
  client?: { getQueryData(key: readonly unknown[]): unknown }
  queryKey?: readonly unknown[]
}

/**
 * The value of a call; null while the session has just ended and /login is on its way.
 * @param _o ignored, goes with 4.0.0: a refusal that no part of the screen draws is said once, as a notice
 * @throws as `call`; also where a 401 came without a word of the server: there is nothing to show, and Retry asks again
 */
export async function askFor<C extends Call>(
  c: C,
  input: InputOf<C>,
  { signal, requestId }: Asking = {},
  _o?: { inPlace?: boolean },
): Promise<OutputOf<C> | null> {
  const reply = await call(c, input, { signal, requestId, notice: 'screen' })
  if (reply.state === 'ok') return reply.value
  if (reply.reply) return null
  throw new TransportError({ kind: 'http', status: 401, message: `${c.method} ${c.path}: http, 401 without a reply` })
}
