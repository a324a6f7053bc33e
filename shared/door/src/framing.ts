/**
 * Which requests the servers take at all (RFC 9112). The parser refuses what it cannot read; this refuses what it reads
 * and another server might read otherwise: what is answered here never depends on where somebody else saw a request end.
 */

/** As node:http tells it. */
export type RequestHead = {
  method?: string | undefined
  url?: string | undefined
  httpVersion: string
  headers: Readonly<Record<string, string | readonly string[] | undefined>>
  /** Names and values in turns. */
  rawHeaders: readonly string[]
}

/** Status and reason of a refusal; the connection ends with it, since nobody knows where the next request would begin. */
export type Unsound = { status: 400 | 429 | 431 | 505; why: string }

const mostHeaders = 100
/** Options of a connection. Whatever else stands there is a header that somebody on the way is meant to drop. */
const options = new Set(['', 'close', 'keep-alive', 'te'])
/** And of one whose client would speak HTTP/2 from here on. */
const offered = new Set([...options, 'upgrade', 'http2-settings'])
/** Printable ASCII. A whole address ("http://…") would name its host twice. */
const address = /^\/[\x21-\x7e]*$/

/**
 * @param mayOffer whether an offer to speak HTTP/2 (h2c) is passed over instead of refused
 * @returns why a request is not taken; undefined where it is sound
 */
export function unsound(head: RequestHead, mayOffer = false): Unsound | undefined {
  const { headers, httpVersion, rawHeaders } = head
  if (httpVersion !== '1.1' && httpVersion !== '1.0') return { status: 505, why: 'HTTP/1.1 is spoken here' }
  if (rawHeaders.length > 2 * mostHeaders) return { status: 431, why: `More than ${mostHeaders} headers` }
  if (!address.test(head.url ?? '')) return refused('This address cannot be read')
  if (countOf(rawHeaders, 'host') > 1) return refused('Host stands twice')
  const isOffer = mayOffer && headers.upgrade === 'h2c'
  if (headers.upgrade !== undefined && !isOffer) return refused('No other protocol is spoken here')
  const known = isOffer ? offered : options
  if (!listOf(headers.connection).every(name => known.has(name))) return refused('Connection may not name headers')
  return unsoundBody(head)
}

/** A body belongs to a POST alone, and says its size in one of two ways: none is left to be guessed. */
function unsoundBody({ method, httpVersion, headers }: RequestHead): Unsound | undefined {
  const { 'transfer-encoding': encoding, 'content-length': length } = headers
  if (encoding !== undefined && length !== undefined) return refused('The body is framed twice')
  if (encoding !== undefined && (httpVersion !== '1.1' || String(encoding).toLowerCase() !== 'chunked'))
    return refused('This Transfer-Encoding is not spoken here')
  const none = encoding === undefined && (length === undefined || length === '0')
  return method === 'POST' || none ? undefined : refused(`A ${method} has no body`)
}

const refused = (why: string): Unsound => ({ status: 400, why })

const countOf = (rawHeaders: readonly string[], name: string): number =>
  rawHeaders.filter((text, at) => at % 2 === 0 && text.toLowerCase() === name).length

const listOf = (header: string | readonly string[] | undefined): string[] =>
  String(header ?? '')
    .split(',')
    .map(one => one.trim().toLowerCase())
