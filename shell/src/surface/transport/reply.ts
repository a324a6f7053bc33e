/** What a reply means (specification, section 8), apart from any network. */
import { type Envelope, envelope } from '@shared/contract/envelope'
import { readJson } from '@shared/contract/exact-json'
import * as v from 'valibot'

/** What a request brought: an answer, or none. */
export type Received = ({ status: number; text: string } | { failure: 'timeout' | 'network'; message: string }) & {
  /** It was asked for before: under which id, and when by performance.now. */
  begun?: Begun
}
export type Begun = { requestId: string; sentAt: number; receivedAt: number }

export type Outcome =
  | { kind: 'ok'; value: unknown; reply?: Envelope }
  | { kind: 'expired'; reply?: Envelope }
  | { kind: 'refused'; reply: Envelope }
  | { kind: 'broken'; fault: 'timeout' | 'network' | 'http' | 'malformed'; message: string; status?: number }

/** A call's answer as a screen sees it; `expired` has already led to /login. */
export type Reply<T> =
  | { state: 'ok'; value: T /** The envelope's: 200 or 0; absent for a bare array. */; code?: number }
  | { state: 'expired'; reply?: Envelope }

const isOk = (status: number) => status >= 200 && status < 300

/**
 * The Reply table:
 * an array: ok · code 200 or 0: ok · code 401: expired · any other code: refused ·
 * an HTTP error with an envelope: by its code · an error that mentions "code 401": expired without a reply ·
 * anything else: broken.
 * @param isUpload then `success: false` is a refusal whatever its code: a failed upload answers code 0
 */
export function judge(received: Received, isUpload = false): Outcome {
  if ('failure' in received) return judgeFailure(received)
  const { status, text } = received
  const body = readJson(text) // none is an HTML error page, a captive portal: judged by its status
  if (Array.isArray(body) && isOk(status)) return { kind: 'ok', value: body }
  const reply = v.safeParse(envelope, body)
  if (reply.success) return judgeEnvelope(reply.output, isUpload)
  if (status === 401) return { kind: 'expired' }
  if (!isOk(status)) return { kind: 'broken', fault: 'http', status, message: `status ${status}` }
  return { kind: 'broken', fault: 'malformed', status, message: 'the body is no JSON with a code' }
}

/** A proxy or a browser may word a 401 as an error: it is swallowed (specification, section 8). */
function judgeFailure({ failure, message }: { failure: 'timeout' | 'network'; message: string }): Outcome {
  return /code 401\b/.test(message) ? { kind: 'expired' } : { kind: 'broken', fault: failure, message }
}

function judgeEnvelope(reply: Envelope, isUpload: boolean): Outcome {
  const code = String(reply.code)
  if (code === '401') return { kind: 'expired', reply }
  const good = (code === '200' || code === '0') && !(isUpload && reply.success === false)
  return good ? { kind: 'ok', value: reply.result, reply } : { kind: 'refused', reply }
}
