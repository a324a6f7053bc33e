import { serverTimeCall } from '@shared/contract/calls/content'
import * as v from 'valibot'
import { isDoubted, sampleClock } from './clock.ts'
import { beginCall, settle } from './open-call.ts'
import { askOnce } from './request.ts'

/** Asks the server for its time: proof that it can be reached, and a sample for serverNow. Rejects as `call` does. */
export async function askServerTime(signal?: AbortSignal): Promise<void> {
  await sample(signal)
  if (isDoubted()) await sample(signal) // e.g. after a sleep: two that agree are believed
}

async function sample(signal?: AbortSignal): Promise<void> {
  const openCall = beginCall(serverTimeCall, { notice: 'poll', on401: 'token' })
  const sentAt = performance.now()
  const reply = settle(await askOnce(serverTimeCall, {}, openCall, signal), openCall)
  if (reply.state !== 'ok') return
  const time = v.safeParse(serverTimeCall.output, reply.value)
  if (time.success) sampleClock(time.output, sentAt, performance.now())
}
