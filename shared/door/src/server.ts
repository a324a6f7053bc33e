/** A port of node:http that is strict about what a request is, and patient with nobody for long. */
import { once } from 'node:events'
import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { closeUnusedWithIdle, limitConnections } from './connections.ts'
import { type Unsound, unsound } from './framing.ts'
import { mostHeld, type Take } from './held.ts'
import { inTurn } from './turns.ts'

export type Limits = {
  /** Milliseconds until the headers of a request must be whole; a byte at a time does not lengthen it. */
  headersMs: number
  /** The same for a whole request: a picture of 5 MB over a slow line. */
  requestMs: number
  /** Milliseconds until a connection that never sent a byte is closed, without an answer. */
  unusedMs: number
  /** Connections of one address at once; of IPv6 a /64 is one. */
  connectionsPerAddress: number
  /** Requests of one address that are not answered yet, streams among them: what holds where proxies bring the connections. */
  requestsPerAddress: number
}

export const defaultLimits: Limits = {
  headersMs: 15_000,
  requestMs: 300_000,
  unusedMs: 65_000,
  connectionsPerAddress: 256,
  requestsPerAddress: 256,
}

export type DoorOptions = {
  listener: RequestListener
  /** Answers what is not taken. The connection ends with it: nobody knows where the next request would begin. */
  refuse(req: IncomingMessage, res: ServerResponse, refused: Unsound): void
  /** Who asks; unless given, whoever is at the other end of the connection. */
  addressOf?: ((req: IncomingMessage) => string) | undefined
  /** Which requests may offer to speak HTTP/2 from here on: they are answered as if they had not. Unless given, none. */
  mayOffer?: ((req: IncomingMessage) => boolean) | undefined
  limits?: Partial<Limits> | undefined
}

const atTheOtherEnd = ({ socket }: IncomingMessage): string => socket.remoteAddress ?? ''

export function makeDoor(options: DoorOptions): Server {
  const { listener, refuse, addressOf = atTheOtherEnd, mayOffer = () => false, limits = {} } = options
  const { headersMs, requestMs, unusedMs, connectionsPerAddress, requestsPerAddress } = { ...defaultLimits, ...limits }
  const timeouts = {
    headersTimeout: headersMs,
    requestTimeout: Math.max(requestMs, headersMs),
    keepAliveTimeout: 65_000,
    connectionsCheckingInterval: Math.min(1000, headersMs),
  }
  const take = mostHeld(requestsPerAddress)
  const answer = (req: IncomingMessage, res: ServerResponse, met: Met) => {
    const refused = met ?? held(take, addressOf(req), res)
    if (refused) refuse(req, res.setHeader('connection', 'close'), refused)
    else listener(req, res)
  }
  const server = createServer({ ...timeouts, insecureHTTPParser: false, requireHostHeader: true }, (req, res) => {
    requested.add(req.socket)
    const met = meet(req, res, mayOffer(req))
    if (met !== 'unread') inTurn(req, res, () => answer(req, res, met))
  })
  server.maxHeadersCount = 0 // all are shown, so that too many can be refused: else the rest would be dropped silently
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Socket) => {
    if (error.code === TIMEOUT && socket.bytesRead === 0) closeUnused(socket, { headersMs, unusedMs })
    else refuseUnreadable(error, socket)
  })
  limitConnections(server, connectionsPerAddress)
  closeUnusedWithIdle(server)
  return server
}

/** Connections that brought a request. */
const requested = new WeakSet<Socket>()

/** Connections whose last request was read: the parser goes on and finds "requests" in what follows. */
const over = new WeakSet<Socket>()

type Met = Unsound | undefined

function meet(req: IncomingMessage, res: ServerResponse, mayOffer: boolean): Met | 'unread' {
  if (over.has(req.socket)) return 'unread'
  const refused = unsound(req, mayOffer)
  if (refused || !res.shouldKeepAlive) over.add(req.socket)
  return refused
}

/** Of too many at once the connection ends with the refusal: what waits behind it is no more welcome. */
function held(take: Take, address: string, res: ServerResponse): Met {
  const giveBack = take(address)
  if (!giveBack) return { status: 429, why: 'Too many requests at once from this address' }
  res.once('close', giveBack)
  return undefined
}

const TIMEOUT = 'ERR_HTTP_REQUEST_TIMEOUT'
const OVERFLOW = 'HPE_HEADER_OVERFLOW'

/**
 * Node counts the time for headers from the moment a connection opens, and clients open connections ahead. A 408 on such a
 * connection would be taken for the answer to a request that was sent at the same moment. Node does not look at the connection
 * again before a request begins, and empty lines begin none.
 */
function closeUnused(socket: Socket, { headersMs, unusedMs }: Pick<Limits, 'headersMs' | 'unusedMs'>): void {
  if (unusedMs === Number.POSITIVE_INFINITY) return
  const closeUnasked = () => void (requested.has(socket) || socket.destroy())
  const look = () => {
    if (socket.bytesRead === 0) socket.destroy()
    else timer = setTimeout(closeUnasked, headersMs)
  }
  let timer = setTimeout(look, Math.max(0, unusedMs - headersMs))
  socket.once('close', () => clearTimeout(timer))
}

const statuses: Record<string, string> = {
  [OVERFLOW]: '431 Request Header Fields Too Large',
  HPE_CHUNK_EXTENSIONS_OVERFLOW: '413 Payload Too Large',
  [TIMEOUT]: '408 Request Timeout',
}

/**
 * Nobody here sets cookies, but any code of a page can set so many that no request of its browser can be read any more, and no
 * page would ever come to mend that: the refusal deletes them. A browser does so where it was asked by TLS.
 */
const tooLarge = {
  headers: 'Clear-Site-Data: "cookies"\r\nContent-Type: text/plain; charset=utf-8\r\n',
  words: "The headers of this request are too large. This site's cookies were deleted. Please try again.\n",
}

/** What is no request ends its connection. Where another answer is under way there, nothing may look like it. */
function refuseUnreadable({ code = '' }: NodeJS.ErrnoException, socket: Socket & { _httpMessage?: unknown }): void {
  if (code === 'HPE_CLOSED_CONNECTION') return // it follows a last request, whose answer closes
  if (!socket.writable || socket._httpMessage) return void socket.destroy()
  const status = statuses[code] ?? '400 Bad Request'
  const { headers, words } = code === OVERFLOW ? tooLarge : { headers: '', words: '' }
  const head = `HTTP/1.1 ${status}\r\nConnection: close\r\n${headers}Content-Length: ${words.length}\r\n\r\n`
  socket.end(head + words, () => socket.destroy())
}

/** @returns the port @throws Error in clear words where it is taken or may not be opened, and where the host is not here */
export async function listen(server: Server, port: number, host: string): Promise<number> {
  server.listen(port, host)
  await once(server, 'listening').catch((error: NodeJS.ErrnoException) => {
    const words = refusals[error.code ?? '']?.(port, host)
    throw words === undefined ? error : new Error(words)
  })
  return (server.address() as AddressInfo).port // a TCP server's address is never a pipe's name
}

const notHere = (_: number, host: string) =>
  `${host} is no address of this machine. Choose one that it has, e.g. HOST=127.0.0.1, or HOST=0.0.0.0 for all of them`

/** Why the system opens no port, by its own names. */
const refusals: Record<string, (port: number, host: string) => string> = {
  EADDRINUSE: port =>
    `Port ${port} is taken by another program. Stop that one, or choose another port, e.g. PORT=${port + 1}`,
  EACCES: port => `Port ${port} may not be opened by this user. Choose one above 1023, e.g. PORT=8080`,
  EADDRNOTAVAIL: notHere,
  EAFNOSUPPORT: notHere,
  ENOTFOUND: notHere,
  EAI_AGAIN: notHere,
}

/** Takes nothing new, lets answers under way finish for a moment, then cuts what is left (streams never end by themselves). */
export async function stop(server: Server, graceMs: number): Promise<void> {
  const closed = once(server, 'close')
  server.close()
  const cut = setTimeout(() => server.closeAllConnections(), graceMs)
  await closed
  clearTimeout(cut)
}
