/** What one call carries from its beginning to its end, and what its outcome means to the caller. */
import type { Call } from '@shared/contract'
import { accepted } from './busy.ts'
import { answered, isOnline } from './connection.ts'
import { type Broken, RefusedError, TransportError } from './errors.ts'
import { watchExpiry } from './expiry.ts'
import { port, whoIsHere } from './port.ts'
import { randomHex } from './random.ts'
import type { Outcome, Reply } from './reply.ts'
import { messageOf } from './reply-words.ts'

/**
 * Who tells the person of a refusal: a toast (default) · the part of the screen that asked, in its place · poll: a toast, once
 * for each message of a call, however often it is asked · none: nobody, where the reply is not read.
 */
export type Notice = 'toast' | 'screen' | 'poll' | 'none'

export type CallOptions = {
  signal?: AbortSignal | undefined
  notice?: Notice
  /**
   * What a 401 does: leads to /login (default) · token: only where a token was sent, for what runs beside the screens · return:
   * it is only returned, for the guard's profile fetch and for logging in.
   */
  on401?: 'login' | 'token' | 'return'
  /** Another token than the session's, e.g. of a demo account: its 401 is only returned. */
  token?: string
}

export type OpenCall = {
  method: 'GET' | 'POST'
  path: string
  token: string
  /** Names this call in panels and in the server's log. */
  requestId: string
  notice: Notice
  /** Whoever asked is still here: what was refused to somebody else is nothing to show. */
  isPresent(): boolean
  /** To be called when the reply says 401. */
  expired(): void
}

/** Begins a call. Throws TransportError "offline" for a POST without a connection: it is never queued. */
export function beginCall({ method, path }: Pick<Call, 'method' | 'path'>, o: CallOptions): OpenCall {
  const { token = port().token(), notice = 'toast', on401 = 'login' } = o
  const leads = o.token === undefined && (on401 === 'login' || (on401 === 'token' && token !== ''))
  const expired = leads ? watchExpiry(token) : () => {}
  const asked = { method, path, token, requestId: randomHex(8), notice, isPresent: whoIsHere(), expired }
  if (method === 'POST' && !isOnline()) throw broken(asked, { kind: 'offline', message: 'nothing was sent' })
  return asked
}

/** What an outcome means to the caller. */
export function settle(outcome: Outcome, asked: OpenCall): Reply<unknown> {
  if (outcome.kind === 'ok') {
    answered()
    if (asked.method === 'POST') accepted()
    const { value, reply } = outcome
    return { state: 'ok', value, ...(reply && { code: Number(reply.code) }) }
  }
  if (outcome.kind === 'refused') {
    const { code, result } = outcome.reply
    const message = messageOf(outcome.reply, port().language())
    if (asked.isPresent()) tell(asked, message)
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

const told = new Set<string>()

/** Each person once: what was said to whoever was here before is news to the next. */
function tell({ notice, path }: OpenCall, message: string): void {
  const known = `${port().owner()} ${path} ${message}`
  if (notice === 'toast' || (notice === 'poll' && !told.has(known))) port().notify(message)
  if (notice === 'poll') told.add(known)
}

export function broken({ method, path, requestId }: OpenCall, fault: Broken, cause?: unknown): TransportError {
  const message = `${method} ${path}: ${fault.kind}, ${fault.message}`
  return new TransportError({ ...fault, message, requestId }, cause === undefined ? undefined : { cause })
}
