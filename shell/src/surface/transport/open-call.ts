/** The state of one call from begin to end, and the reply that its outcome gives. */
import type { Call } from '@shared/contract'
import { idle } from '../../browser/idle.ts'
import { accepted } from './busy.ts'
import { answered, isOnline } from './connection.ts'
import { type Broken, RefusedError, TransportError } from './errors.ts'
import { watchExpiry } from './expiry.ts'
import { port, whoIsHere } from './port.ts'
import { randomHex } from './random.ts'
import type { Outcome, Reply } from './reply.ts'
import { messageOf } from './reply-words.ts'

/**
 * Who tells the person of a refusal: a toast (default) · screen: the part of the screen that asked, or, where no part has read
 * the words in time, as poll · poll: a toast, once for each message of a call, however often it is asked · none: nobody, where
 * the reply is not read.
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
  /** The id of an earlier request of the same question whose answer was cut: the server may answer this one alike. */
  requestId?: string | undefined
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
  /** Whether the same person is still signed in. A refusal of another person's call is not shown. */
  isPresent(): boolean
  /** To be called when the reply says 401. */
  expired(): void
}

/** Begins a call. Throws TransportError "offline" for a POST without a connection: it is never queued. */
export function beginCall({ method, path }: Pick<Call, 'method' | 'path'>, o: CallOptions): OpenCall {
  const { token = port().token(), requestId = randomHex(8), notice = 'toast', on401 = 'login' } = o
  const leads = o.token === undefined && (on401 === 'login' || (on401 === 'token' && token !== ''))
  const expired = leads ? watchExpiry(token) : () => {}
  const openCall = { method, path, token, requestId, notice, isPresent: whoIsHere(), expired }
  if (method === 'POST' && !isOnline()) throw broken(openCall, { kind: 'offline', message: 'nothing was sent' })
  return openCall
}

/** Turns an outcome into a reply. @throws RefusedError, TransportError */
export function settle(outcome: Outcome, openCall: OpenCall): Reply<unknown> {
  if (outcome.kind === 'ok') {
    answered()
    if (openCall.method === 'POST') accepted()
    const { value, reply } = outcome
    return { state: 'ok', value, ...(reply && { code: Number(reply.code) }) }
  }
  if (outcome.kind === 'refused') {
    const { code, result } = outcome.reply
    const message = messageOf(outcome.reply, port().language())
    const error = new RefusedError({ code, message, result, requestId: openCall.requestId })
    if (openCall.isPresent()) tell(openCall, error)
    throw error
  }
  if (outcome.kind === 'broken') {
    const { kind: _, fault, ...rest } = outcome
    throw broken(openCall, { ...rest, kind: fault, uncertain: openCall.method === 'POST' })
  }
  if (!outcome.reply) return { state: 'expired' }
  openCall.expired()
  return { state: 'expired', reply: outcome.reply }
}

const said = new Set<string>()

/** So long, in ms, and until the page has drawn what it can, a notice leaves a refusal to the part that asked. */
const UNREAD = 300

/** Shows a refusal, once for each person. */
function tell({ notice, path, isPresent }: OpenCall, refused: RefusedError): void {
  const { notify, owner } = port()
  const { message } = refused
  const known = `${owner()} ${path} ${message}`
  const sayOnce = () => {
    if (!said.has(known)) notify(message)
    said.add(known)
  }
  if (notice === 'toast') notify(message)
  if (notice === 'poll') sayOnce()
  if (notice !== 'screen') return
  const sayUnread = () => !refused.told && isPresent() && sayOnce()
  setTimeout(() => void idle().then(sayUnread), UNREAD)
}

export function broken({ method, path, requestId }: OpenCall, fault: Broken, cause?: unknown): TransportError {
  const message = `${method} ${path}: ${fault.kind}, ${fault.message}`
  return new TransportError({ ...fault, message, requestId }, cause === undefined ? undefined : { cause })
}
