/**
 * A second, tiny server: it stands before an exchange under a key of its own, opens what is sealed for it, and passes all on
 * as it came, but for the faults that were planted.
 */
import { constants, createDecipheriv, generateKeyPairSync, type KeyObject, privateDecrypt } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import type { Row } from '@shared/contract'
import { nameOf } from '../exam.ts'
import type { RuleName } from '../rules.ts'
import { sealer } from '../seal.ts'

export type OpenedRequest = {
  method: string
  path: string
  query: URLSearchParams
  token: string
  language: string
  /** Of a POST: how its body came, and under which key of its own. */
  form: 'sealed' | 'plain' | 'other'
  key: string | undefined
  input: Record<string, unknown>
}
export type Answer = { status: number; type: string; text: string; cookie?: string }

/** A fault of one call, and by which rule it must be found. */
export type Plant = {
  call: Row
  rule: RuleName
  /** Answers in the exchange's place. */
  instead?(asked: OpenedRequest): object | string | undefined
  /** What reaches the exchange in place of what was asked. */
  asks?(asked: OpenedRequest): Partial<OpenedRequest>
  /** What comes back in place of the exchange's answer. */
  tells?(answer: Answer, asked: OpenedRequest): Partial<Answer>
}

export type Double = { url: string; transportPublicKey: string; stop(): Promise<void> }

/** As a server makes them for itself. */
export function keys(): { transportPublicKey: string; privateKey: KeyObject } {
  const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  return { privateKey, transportPublicKey: publicKey.export({ format: 'der', type: 'spki' }).toString('base64') }
}

/** @param of the exchange that stands behind */
export async function startDouble(
  of: { url: string; transportPublicKey: string },
  plants: readonly Plant[],
): Promise<Double> {
  const { transportPublicKey, privateKey } = keys()
  const seal = sealer(of.transportPublicKey)
  const server = createServer(async (request, response) => {
    const { asked, body } = await read(request, privateKey)
    const plant = plants.filter(({ call }) => isOf(call, asked))
    const given = plant.map(({ instead }) => instead?.(asked)).find(Boolean)
    if (given !== undefined) return send(response, answerOf(given))
    const passed = plant.reduce((all, { asks }) => Object.assign(all, asks?.(all)), { ...asked })
    const answer = await pass(
      of.url,
      passed,
      passed.form === 'sealed' ? seal(JSON.stringify(passed.input), passed.key) : body,
      request,
    )
    send(
      response,
      plant.reduce((all, { tells }) => Object.assign(all, tells?.(all, asked)), answer),
    )
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    transportPublicKey,
    stop: () => {
      server.closeAllConnections()
      return new Promise(resolve => server.close(() => resolve()))
    },
  }
}

const isOf = (call: Row, { method, path }: OpenedRequest): boolean => {
  const [before = ''] = call.path.split('{')
  return (
    nameOf(call) === `${method} ${path}` ||
    (call.path.includes('{') && call.method === method && path.startsWith(before))
  )
}

async function read(request: IncomingMessage, key: KeyObject): Promise<{ asked: OpenedRequest; body: Buffer }> {
  const { method = '', url = '', headers } = request
  const [path = '', query = ''] = url.split('?')
  const body = await buffer(request)
  const about = { method, path, query: new URLSearchParams(query) }
  const who = { token: String(headers['x-access-token'] ?? ''), language: String(headers['accept-language'] ?? '') }
  return { asked: { ...about, ...who, ...open(body.toString('latin1'), key) }, body }
}

type Opened = Pick<OpenedRequest, 'form' | 'key' | 'input'>
const other: Opened = { form: 'other', key: undefined, input: {} }

function open(body: string, key: KeyObject): Opened {
  if (body.startsWith('{')) return { ...other, form: 'plain', input: JSON.parse(body) }
  const [sealed = '', payload = ''] = body.split('.')
  try {
    const padded = { key, padding: constants.RSA_PKCS1_PADDING }
    const own = privateDecrypt(padded, Buffer.from(sealed, 'base64')).toString('latin1')
    const cipher = createDecipheriv('aes-256-ecb', own, null)
    const text = Buffer.concat([cipher.update(payload, 'base64'), cipher.final()]).toString()
    return { form: 'sealed', key: own, input: JSON.parse(text) }
  } catch {
    return other // a form, nothing, or what cannot be opened: it goes on as it came
  }
}

async function pass(
  url: string,
  asked: OpenedRequest,
  body: string | Buffer,
  request: IncomingMessage,
): Promise<Answer> {
  const { method, path, query, token, language } = asked
  const type = request.headers['content-type'] ?? ''
  const headers = { 'content-type': type, 'accept-language': language, ...(token && { 'x-access-token': token }) }
  const search = query.size > 0 ? `?${query}` : ''
  const gone = new AbortController()
  request.once('close', () => gone.abort())
  const reply = await fetch(url + path + search, {
    ...{ method, headers, signal: gone.signal },
    ...(method === 'POST' && { body: Uint8Array.from(Buffer.from(body)) }),
  })
  const told = { status: reply.status, type: reply.headers.get('content-type') ?? '' }
  return { ...told, text: told.type.startsWith('text/event-stream') ? await begun(reply) : await reply.text() }
}

/** Of a stream its beginning: nobody here listens longer. */
async function begun(reply: Response): Promise<string> {
  for await (const part of reply.body ?? []) return new TextDecoder().decode(part)
  return ''
}

const json = 'application/json; charset=utf-8'
const answerOf = (given: object | string): Answer =>
  typeof given === 'string'
    ? { status: 200, type: 'text/html', text: given }
    : { status: 200, type: json, text: JSON.stringify(given) }

const send = (response: ServerResponse, { status, type, text, cookie }: Answer) =>
  response.writeHead(status, { 'content-type': type, ...(cookie && { 'set-cookie': cookie }) }).end(text)
