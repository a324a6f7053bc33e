/** The one client: every call of the contract goes through here (specification, sections 7 and 8). */
import type { Call, InputOf, OutputOf } from '@shared/contract'
import * as v from 'valibot'
import { whileBusy } from './busy.ts'
import { send } from './client.ts'
import { sampleClock } from './clock.ts'
import { isOnline } from './connection.ts'
import { type Broken, RefusedError, TransportError } from './errors.ts'
import { watchExpiry } from './expiry.ts'
import { port } from './port.ts'
import { randomHex } from './random.ts'
import { judge, type Outcome, type Reply } from './reply.ts'
import { CipherUnavailable, requestOf } from './request.ts'

/** Who tells the person of a refusal: a toast (default), the screen itself, nobody (polls). */
export type Notice = 'toast' | 'screen' | 'none'

export type CallOptions = {
  signal?: AbortSignal | undefined
  notice?: Notice
  /** What a 401 does: leads to /login (default), or is only returned. */
  on401?: 'login' | 'return'
  /** Another token than the session's, e.g. of a demo account. */
  token?: string
}

/**
 * Asks the server.
 * @returns the value, checked against the contract; or `expired`
 * @throws RefusedError when the server says no; TransportError when no readable answer came; what `signal` was aborted with
 */
export async function call<C extends Call>(c: C, input: InputOf<C>, o: CallOptions = {}): Promise<Reply<OutputOf<C>>> {
  const asked = ask(c, o)
  const outgoing = await requestOf(c, input as Record<string, unknown>, asked).catch(unsent(asked))
  const sentAt = performance.now()
  const sent = send({ ...outgoing, signal: o.signal })
  const outcome = judge(await (c.method === 'POST' ? whileBusy(sent) : sent))
  if ('reply' in outcome && outcome.reply?.timestamp) sampleClock(outcome.reply.timestamp, sentAt, performance.now())
  const reply = settle(outcome, asked)
  return reply.state === 'ok' ? { ...reply, value: inShape(c, reply.value, asked) } : reply
}

/** What one call carries from its beginning to its end. */
export type Asked = {
  method: 'GET' | 'POST'
  path: string
  token: string
  /** Names this call in panels and in the server's log. */
  requestId: string
  notice: Notice
  /** To be called when the reply says 401. */
  expired(): void
}

/** Begins a call. Throws TransportError "offline" for a POST without a connection: it is never queued. */
export function ask({ method, path }: Pick<Call, 'method' | 'path'>, o: CallOptions): Asked {
  const { token = port().token(), notice = 'toast', on401 = 'login' } = o
  const expired = on401 === 'login' ? watchExpiry(token) : () => {}
  const asked = { method, path, token, requestId: randomHex(8), notice, expired }
  if (method === 'POST' && !isOnline()) throw broken(asked, { kind: 'offline', message: 'nothing was sent' })
  return asked
}

/** What an outcome means to the caller. */
export function settle(outcome: Outcome, asked: Asked): Reply<unknown> {
  if (outcome.kind === 'ok') {
    const { value, reply } = outcome
    return { state: 'ok', value, ...(reply && { code: Number(reply.code) }) }
  }
  if (outcome.kind === 'refused') {
    const { code, result } = outcome.reply
    const message = outcome.reply.message || 'Error'
    if (asked.notice === 'toast') port().notify(message)
    throw new RefusedError({ code, message, result, requestId: asked.requestId })
  }
  if (outcome.kind === 'broken') {
    const { kind: _, fault, ...rest } = outcome
    throw broken(asked, { ...rest, kind: fault, uncertain: asked.method === 'POST' })
  }
  if (!outcome.reply) return { state: 'expired' }
  asked.expired()
  return { state: 'expired', reply: outcome.reply }
}

function broken({ method, path, requestId }: Asked, fault: Broken, cause?: unknown): TransportError {
  const message = `${method} ${path}: ${fault.kind}, ${fault.message}`
  return new TransportError({ ...fault, message, requestId }, cause === undefined ? undefined : { cause })
}

/** The ciphers' chunk did not arrive; a missing path parameter is a fault of the caller and stays what it is. */
const unsent = (asked: Asked) => (cause: unknown) => {
  if (!(cause instanceof CipherUnavailable)) throw cause
  throw broken(asked, { kind: 'network', message: `nothing was sent: ${cause.message}` }, cause)
}

const logged = new Set<string>()

/** Parse at the border: what does not fit the contract never reaches a screen. */
function inShape<C extends Call>(c: C, value: unknown, asked: Asked): OutputOf<C> {
  const parsed = v.safeParse(c.output, value)
  if (parsed.success) return parsed.output as OutputOf<C>
  const [issue] = parsed.issues
  const where = v.getDotPath(issue) ?? 'its root'
  const message = `the result does not fit the contract at ${where}: ${issue.message}`
  const error = broken(asked, { kind: 'malformed', message, uncertain: c.method === 'POST' })
  if (!logged.has(c.path + where)) console.error(error)
  logged.add(c.path + where)
  throw error
}
