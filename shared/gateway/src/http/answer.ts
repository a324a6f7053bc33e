/** Answers with something that has a name and an unchanging content: negotiates its form, 304, ranges, HEAD. */
import type { IncomingHttpHeaders, IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { dictionaryOf, varyByDictionary } from './dictionary.ts'
import { type Encoding, encodings } from './encoding.ts'
import { parseRange } from './range.ts'

export type Resource = {
  type: string
  /** Names this content among all that ever stood at its address; becomes the ETag. */
  tag: string
  cache: string
  /** It is there for certain: a client that has it already is told so before anything is read or packed. */
  isThere?: boolean
  headers?: Record<string, string>
  /** The bytes in a form, or undefined where it is not kept in that form. */
  read(encoding: Encoding): Promise<Uint8Array | undefined>
  /** Where it may come as a delta: against what the phone has (SHA-256, hexadecimal), or undefined where there is none. */
  delta?: (dictionary: string) => Promise<Uint8Array | undefined>
}

export const immutable = 'public, max-age=31536000, immutable'
export const revalidate = 'no-cache'

/** @returns false where the resource has no bytes at all; nothing was answered then */
export async function answer(req: IncomingMessage, res: ServerResponse, resource: Resource): Promise<boolean> {
  const requestHeaders = headersOf(req)
  const had = formHad(requestHeaders['if-none-match'], resource.tag)
  if (had && resource.isThere) return answerUnchanged(res, resource, had)
  const found = (await deltaForm(resource, requestHeaders)) ?? (await wholeForm(resource, requestHeaders))
  if (!found) return false
  const etag = had ?? `"${resource.tag}${found.mark}"`
  if (had || isListed(requestHeaders['if-none-match'], etag)) return answerUnchanged(res, resource, etag)
  setHeaders(res, resource, etag)
  send(requestHeaders, res, resource.type, etag, found)
  return true
}

/** Ranges are of GET alone (RFC 9110, 14.2): HEAD tells of the whole. */
const headersOf = ({ method, headers }: IncomingMessage): IncomingHttpHeaders =>
  method === 'HEAD' ? { ...headers, range: undefined } : headers

function setHeaders(res: ServerResponse, resource: Resource, etag: string): void {
  const vary = resource.delta ? varyByDictionary : 'Accept-Encoding'
  const headers = { ...resource.headers, etag, 'cache-control': resource.cache, vary }
  for (const [name, value] of Object.entries(headers)) res.setHeader(name, value)
}

function answerUnchanged(res: ServerResponse, resource: Resource, etag: string): true {
  setHeaders(res, resource, etag)
  res.writeHead(304).end()
  return true
}

/** `mark`: what its ETag says more than the resource's tag. */
type Form = { encoding: Encoding | 'dcz'; mark: string; bytes: Uint8Array }

async function deltaForm({ delta }: Resource, headers: IncomingHttpHeaders): Promise<Form | undefined> {
  const dictionary = delta && dictionaryOf(headers)
  if (!dictionary) return undefined
  const bytes = await delta(dictionary).catch(() => undefined) // the whole tells whether the store is there at all
  return bytes && { encoding: 'dcz', mark: `-dcz-${dictionary.slice(0, 16)}`, bytes }
}

async function wholeForm({ read }: Resource, headers: IncomingHttpHeaders): Promise<Form | undefined> {
  for (const encoding of headers.range ? (['identity'] as const) : encodings(headers['accept-encoding'])) {
    const bytes = await read(encoding)
    if (bytes) return { encoding, mark: encoding === 'identity' ? '' : `-${encoding}`, bytes }
  }
  return undefined
}

function send(
  asked: IncomingHttpHeaders,
  res: ServerResponse,
  type: string,
  etag: string,
  { encoding, bytes }: Form,
): void {
  res.setHeader('content-type', type)
  res.setHeader('accept-ranges', 'bytes')
  if (encoding !== 'identity') res.setHeader('content-encoding', encoding)
  const condition = asked['if-range']
  const range = condition === undefined || condition === etag ? parseRange(asked.range, bytes.length) : undefined
  if (range === 'unsatisfiable')
    return answerText(res, 416, 'There are no such bytes', { 'content-range': `bytes */${bytes.length}` })
  if (!range) return end(res, 200, {}, bytes)
  const headers = { 'content-range': `bytes ${range.start}-${range.end}/${bytes.length}` }
  end(res, 206, headers, bytes.subarray(range.start, range.end + 1))
}

function end(res: ServerResponse, status: number, headers: OutgoingHttpHeaders, bytes: Uint8Array): void {
  const body = res.req.method === 'HEAD' ? undefined : bytes
  res.writeHead(status, { ...headers, 'content-length': bytes.length }).end(body)
}

/** Weak comparison: "W/" does not count (RFC 9110, 13.1.2). */
const listed = (header = ''): string[] => header.split(',').map(one => one.trim().replace(/^W\//, ''))

const isListed = (header: string | undefined, etag: string): boolean =>
  listed(header).some(one => ['*', etag].includes(one))

/** The ETag of this very content in a form that the client has: which one is no matter, since it would unpack to the same. */
const formHad = (header: string | undefined, tag: string): string | undefined =>
  listed(header).find(
    one => one.startsWith(`"${tag}`) && /^(?:-(?:br|gzip|dcz-[\da-f]{16}))?"$/.test(one.slice(tag.length + 1)),
  )

/** A plain sentence, never kept. */
export function answerText(res: ServerResponse, status: number, text: string, headers: OutgoingHttpHeaders = {}): void {
  const body = Buffer.from(`${text}\n`)
  const plain = {
    'content-type': 'text/plain; charset=utf-8',
    'cache-control': 'no-store',
    'content-length': body.length,
  }
  res.writeHead(status, { ...plain, ...headers }).end(res.req.method === 'HEAD' ? undefined : body)
}
