/** One request of a call of the contract and what came of it. */
import type { Call } from '@shared/contract'
import { whileBusy } from './busy.ts'
import { send } from './client.ts'
import { sampleClock } from './clock.ts'
import { broken, type OpenCall } from './open-call.ts'
import { judge, type Outcome } from './reply.ts'
import { CodeMissing, requestOf } from './request.ts'

/** @throws TransportError where nothing was sent; what `signal` was aborted with */
export async function askOnce(
  c: Call,
  input: Record<string, unknown>,
  openCall: OpenCall,
  signal?: AbortSignal,
): Promise<Outcome> {
  const outgoing = await requestOf(c, input, openCall).catch(unsent(openCall))
  const sentAt = performance.now()
  const sent = send({ ...outgoing, signal })
  const received = await (c.method === 'POST' ? whileBusy(sent) : sent)
  const { begun = { requestId: openCall.requestId, sentAt, receivedAt: performance.now() } } = received
  openCall.requestId = begun.requestId
  const outcome = judge(received)
  if ('reply' in outcome && outcome.reply?.timestamp)
    sampleClock(outcome.reply.timestamp, begun.sentAt, begun.receivedAt)
  return outcome
}

/** Code did not arrive; a missing path parameter is a fault of the caller and stays what it is. */
const unsent = (openCall: OpenCall) => (cause: unknown) => {
  if (!(cause instanceof CodeMissing)) throw cause
  throw broken(openCall, { kind: 'network', message: `nothing was sent: ${cause.message}` }, cause)
}
