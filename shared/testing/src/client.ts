/** Speaks to an exchange as the phone does: sealed POSTs, envelopes, outputs read by the contract's schemas. */
import { fillPath, queryOf } from '@shared/conform/request'
import { randomText, sealer } from '@shared/conform/seal'
import { type Call, envelope, type InputOf, type OutputOf } from '@shared/contract'
import * as v from 'valibot'

export type CallOptions = {
  token?: string | undefined
  /** BCP 47, for Accept-Language. */
  language?: string
  requestId?: string
  /** Where the request seems to come from: limits count by it. */
  ip?: string
}

export type Answer<T> = {
  /** HTTP status. */
  status: number
  /** The envelope's code: 200 is success. */
  code: number
  message: string
  /** Read by the call's schema; on a failure what the server sent with it. */
  result: T
  /** Name of the refusal, "server-error" of what nobody foresaw; null on success. */
  refusal: string | null
  /** What a refusal says besides its name. */
  values: Record<string, unknown>
  requestId: string
  timestamp: number
}

export type Client = {
  call<C extends Call>(call: C, input: InputOf<C>, options?: CallOptions): Promise<Answer<OutputOf<C>>>
  /** The result alone. @throws Error with the refusal's name and sentence */
  ask<C extends Call>(call: C, input: InputOf<C>, options?: CallOptions): Promise<OutputOf<C>>
  /** Any request, also a broken one; a body is sent as it is. */
  send(method: string, path: string, options?: CallOptions & { body?: string }): Promise<Answer<unknown>>
  /** The body of a POST: `K.P`, with its time. @param key 32 characters; a new one unless given */
  seal(value: unknown, key?: string): string
}

/** 32 random characters, as the phone makes them for each POST. */
export const newKey = (): string => randomText(32)

/** An id such as a confirm sheet makes. */
export const newOrderId = (): string => randomText(24)

/**
 * @param url of the exchange, without a slash at its end
 * @param transportPublicKey SPKI, base64 without headers
 * @param clock the exchange's, where it is at hand; else it is learnt from a refusal, as the phone does
 */
export function connect(url: string, transportPublicKey: string, clock?: { now(): number }): Client {
  const sealText = sealer(transportPublicKey)
  let ahead = 0
  const timed = (value: unknown) => ({ sentAt: clock?.now() ?? Date.now() + ahead, ...(value as object) })
  // a text is taken as it is, to send what is no JSON
  const seal: Client['seal'] = (value, key) =>
    sealText(typeof value === 'string' ? value : JSON.stringify(timed(value)), key)
  const send: Client['send'] = async (method, path, { body, ...options } = {}) => {
    const init = body === undefined ? {} : { body }
    return answerOf(await fetch(url + path, { method, headers: headersOf(options), ...init }))
  }
  const post = async (path: string, options: CallOptions & { body: string }) => {
    const answer = await send('POST', path, options)
    if (answer.refusal === 'request-late') ahead = Number(answer.values.serverTime) - Date.now()
    return answer
  }
  const call: Client['call'] = async (row, input, options = {}) => {
    const { path, rest } = fillPath(row.path, input as Record<string, unknown>)
    const ask = () =>
      row.method === 'GET' ? send('GET', path + queryOf(rest), options) : post(path, { ...options, body: seal(rest) })
    const first = await ask()
    const answer = first.refusal === 'request-late' ? await ask() : first
    return { ...answer, result: answer.code === 200 ? v.parse(row.output, answer.result) : answer.result } as never
  }
  const ask: Client['ask'] = async (row, input, options) => {
    const answer = await call(row, input, options)
    if (answer.code !== 200) throw new Error(`${row.path}: ${answer.code} ${answer.refusal}: ${answer.message}`)
    return answer.result
  }
  return { call, ask, send, seal }
}

const headersOf = ({ token, language, requestId, ip }: CallOptions): Record<string, string> => ({
  'content-type': 'application/json;charset=UTF-8',
  ...(token && { 'x-access-token': token }),
  ...(language && { 'accept-language': language }),
  ...(requestId && { 'x-request-id': requestId }),
  ...(ip && { 'x-forwarded-for': ip }),
})

/** @throws Error with the status and the text, where it is no JSON */
async function jsonOf(reply: Response): Promise<unknown> {
  const text = await reply.text()
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw new Error(`${reply.url} answered ${reply.status} with no JSON: "${text.slice(0, 200)}"`, { cause })
  }
}

async function answerOf(reply: Response): Promise<Answer<unknown>> {
  const body = await jsonOf(reply)
  // one call answers a bare array (specification, section 8)
  const read = v.parse(envelope, Array.isArray(body) ? { code: 200, result: body } : body)
  const values = (typeof read.result === 'object' && read.result !== null ? read.result : {}) as Record<string, unknown>
  const code = Number(read.code)
  return {
    status: reply.status,
    code,
    message: read.message ?? '',
    result: read.result,
    refusal: code === 200 ? null : String(values.refusal ?? (code === 500 ? 'server-error' : '')),
    values: code === 200 ? {} : values,
    requestId: reply.headers.get('x-request-id') ?? '',
    timestamp: read.timestamp ?? 0,
  }
}
