import { serverTimeCall } from '@shared/contract/calls/content'
import { call } from './call.ts'
import { sampleClock } from './clock.ts'

/** Asks the server for its time: proof that it can be reached, and a sample for serverNow. Rejects as `call` does. */
export async function askServerTime(signal?: AbortSignal): Promise<void> {
  const sentAt = performance.now()
  const reply = await call(serverTimeCall, {}, { notice: 'none', on401: 'return', signal })
  if (reply.state === 'ok') sampleClock(reply.value, sentAt, performance.now())
}
