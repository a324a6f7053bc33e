/** What goes to a server and what comes back, as it is: judged elsewhere. */
import { setTimeout } from 'node:timers/promises'
import { type Envelope, envelope } from '@shared/contract/envelope'
import { readJson } from '@shared/contract/exact-json'
import * as v from 'valibot'

export type Sent = {
  method: 'GET' | 'POST'
  /** With its query. */
  path: string
  /** '' or nothing: nobody is signed in. */
  token?: string | undefined
  /** BCP 47. */
  language?: string
  /** Nothing: JSON. */
  type?: string | undefined
  body?: string | Uint8Array<ArrayBuffer>
}

export type Reply = {
  /** Of HTTP; 0 where none came. */
  status: number
  type: string
  text: string
  setsCookie: boolean
  /** Undefined where the body is none. A bare array counts as one (specification, section 8). */
  envelope?: Envelope | undefined
}

/** The phone's own patience. */
export const TIMEOUT = 60_000
/** Characters. */
const LARGEST = 8_388_608

export type Wire = (sent: Sent) => Promise<Reply>

/** @param url without a slash at its end */
export const wireTo =
  (url: string): Wire =>
  async ({ method, path, token, language = 'en-US', type = 'application/json;charset=UTF-8', body }) => {
    const headers = { accept: 'application/json', 'accept-language': language, 'content-type': type }
    try {
      const reply = await fetch(url + path, {
        method,
        headers: { ...headers, ...(token && { 'x-access-token': token }) },
        redirect: 'manual',
        signal: AbortSignal.timeout(TIMEOUT),
        ...(body !== undefined && { body }),
      })
      return await read(reply)
    } catch (error) {
      return { status: 0, type: '', text: String(error), setsCookie: false }
    }
  }

const TRIES = 4
const isTooFast = ({ envelope }: Reply): boolean => Object(envelope?.result).refusal === 'too-fast'

/** Asks again a second later what came too fast, as the phone does. @param send of no order: it keeps its refusal */
export async function inPace(send: () => Promise<Reply>, wait = () => setTimeout(1000)): Promise<Reply> {
  for (let tries = 1; ; tries++) {
    const reply = await send()
    if (!isTooFast(reply) || tries === TRIES) return reply
    await wait()
  }
}

async function read(reply: Response): Promise<Reply> {
  const type = reply.headers.get('content-type') ?? ''
  const about = { status: reply.status, type, setsCookie: reply.headers.getSetCookie().length > 0 }
  if (!type.startsWith('text/event-stream')) {
    const text = await textOf(reply)
    return { ...about, text, envelope: readEnvelope(text) }
  }
  // a stream never ends: its first event is all that is waited for
  const text = await textOf(reply, sofar => sofar.includes('\n\n'))
  return { ...about, text: text.slice(0, text.indexOf('\n\n') + 1) }
}

/** Up to what is enough, and never more than is ever an answer. */
export async function textOf(reply: Response, isEnough: (text: string) => boolean = () => false): Promise<string> {
  let text = ''
  const decoder = new TextDecoder()
  for await (const part of reply.body ?? []) {
    text += decoder.decode(part, { stream: true })
    if (text.length > LARGEST || isEnough(text)) break
  }
  return text
}

function readEnvelope(text: string): Envelope | undefined {
  const body = readJson(text) // none is an error page of a proxy, a file: whoever expected JSON says so
  const read = v.safeParse(envelope, Array.isArray(body) ? { code: 200, result: body } : body)
  return read.success ? read.output : undefined
}

export const isGood = ({ envelope }: Reply): boolean => ['0', '200'].includes(String(envelope?.code))
export const codeOf = ({ envelope, status }: Reply): string => String(envelope?.code ?? `HTTP ${status}`)

/** Whether the server says that it has no such call. */
export const isAbsent = (reply: Reply): boolean =>
  ['404', '405', '501'].includes(String(reply.envelope?.code ?? reply.status))
