/**
 * Headers on their way through. Of a request only those pass that are known to be of use: what a connection, a proxy or a
 * cookie jar says to the gateway is nothing to the exchange. Of an answer all pass but those of one connection, and cookies.
 */
import type { IncomingHttpHeaders, IncomingMessage, OutgoingHttpHeaders } from 'node:http'
import type { Client } from '../http/client.ts'

const usefulHeaders = [
  'accept',
  'accept-encoding',
  'accept-language',
  'cache-control',
  'content-length',
  'content-type',
  'host',
  'if-match',
  'if-modified-since',
  'if-none-match',
  'if-range',
  'if-unmodified-since',
  'last-event-id',
  'origin',
  'pragma',
  'range',
  'referer',
  'sec-fetch-dest',
  'sec-fetch-mode',
  'sec-fetch-site',
  'traceparent',
  'tracestate',
  'user-agent',
  'x-access-token',
  'x-chat-ticket',
]

export const requestHeaders = (headers: IncomingHttpHeaders): Record<string, string> =>
  Object.fromEntries(
    usefulHeaders.flatMap(name => (headers[name] === undefined ? [] : [[name, String(headers[name])]])),
  )

/** What the gateway knows of the sender, never what the sender says. */
export const forwardHeaders = ({ address, tls }: Client): Record<string, string> => ({
  'x-forwarded-for': address,
  'x-forwarded-proto': tls ? 'https' : 'http',
})

/** No cookie either (specification, section 7: no credential cookies). */
const staysBehind = new Set([
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-connection',
  'set-cookie',
  'set-cookie2',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
])

export const answerHeaders = (headers: IncomingHttpHeaders): OutgoingHttpHeaders =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !staysBehind.has(name)))

/** As a browser writes them on a page of that site. */
export const asFrom = ({ host, origin, href }: URL, { headers }: IncomingMessage): Record<string, string> => ({
  host,
  ...(headers.origin && { origin }),
  ...(headers.referer && { referer: href }),
})
