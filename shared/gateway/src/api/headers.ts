/** Headers on their way through: those of one connection stay behind (RFC 9110, 7.6.1). */
import type { IncomingHttpHeaders, IncomingMessage, OutgoingHttpHeaders } from 'node:http'

const hopByHop = new Set([
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
])

export function endToEnd(headers: IncomingHttpHeaders): OutgoingHttpHeaders {
  const named = (headers.connection ?? '').split(',').map(name => name.trim().toLowerCase())
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !hopByHop.has(name) && !named.includes(name)))
}

/**
 * The client's address: the socket's, or behind a proxy of ours the one that the proxy saw, the last of its list; what
 * stands before it is the client's own claim.
 */
export function clientAddress(req: IncomingMessage, trustProxy: boolean): string {
  const socket = req.socket.remoteAddress ?? ''
  return (trustProxy && forwardedFor(req).at(-1)) || socket
}

export function forwardHeaders(req: IncomingMessage, trustProxy: boolean): Record<string, string> {
  const chain = [...(trustProxy ? forwardedFor(req) : []), req.socket.remoteAddress ?? '']
  return { 'x-forwarded-for': chain.join(', '), 'x-forwarded-proto': isTls(req) ? 'https' : 'http' }
}

/** As a browser writes them on a page of that site. */
export const asFrom = ({ host, origin, href }: URL, { headers }: IncomingMessage): Record<string, string> => ({
  host,
  ...(headers.origin && { origin }),
  ...(headers.referer && { referer: href }),
})

/** A proxy in front says so; a client that says so itself only fools itself. */
export const isTls = (req: IncomingMessage): boolean => /^https\b/.test(String(req.headers['x-forwarded-proto'] ?? ''))

const forwardedFor = (req: IncomingMessage): string[] =>
  [req.headers['x-forwarded-for'] ?? []].flat().flatMap(list => list.split(',').map(one => one.trim()))
