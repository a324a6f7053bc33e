/** Who is at the other end of a connection, as far as it can be believed. */
import type { IncomingMessage } from 'node:http'
import { printable } from '@shared/contract/printable'
import { plainIp } from '@shared/door'
import { kindOf } from '../addresses.ts'
import { addressOf, entriesOf, hopsIn } from './addresses-in.ts'

export type Client = {
  address: string
  /** Whether the phone spoke TLS. */
  tls: boolean
}

/** Asked as often as one likes: it is read once for each request. */
export type ClientOf = (req: IncomingMessage) => Client

export type ForwardingHeader = 'x-forwarded-for' | 'forwarded'

export type Proxies = {
  /** How many of ours stand in front, one behind the other. */
  count: number
  /** Which header they write. The other one, if there is one, is the sender's own claim. */
  header: ForwardingHeader
  /** Is told what stands in the place of an address: then all phones behind that proxy have the proxy's own. */
  unreadable(entry: string): void
}

/**
 * Behind proxies of ours each appends the address that it saw: the phone's is as many from the right as there are proxies.
 * What stands further left, and all of it where there is no proxy, is the sender's own claim.
 */
export function clientsBehind(proxies: Proxies): ClientOf {
  const known = new WeakMap<IncomingMessage, Client>()
  return req => {
    const client = known.get(req) ?? clientOf(req, proxies)
    known.set(req, client)
    return client
  }
}

function clientOf(req: IncomingMessage, { count, header, unreadable }: Proxies): Client {
  const direct = plainIp(req.socket.remoteAddress ?? '')
  if (count === 0) return { address: direct, tls: false }
  const { address, proto, entry } = header === 'forwarded' ? forwardedBy(req, count) : forwardedForBy(req, count)
  if (!address && entry !== undefined && !isOwnProbe(req, entry)) unreadable(printable(entry, 60))
  return { address: address ?? direct, tls: proto?.toLowerCase() === 'https' }
}

/** A proxy asks for itself whether a gateway is well, and names no phone. */
const isOwnProbe = ({ url }: IncomingMessage, entry: string): boolean => entry === '' && kindOf(url) === 'probe'

/** `entry`: where the address stands, or something else; empty where nothing does, undefined where the sender spoiled it. */
type Said = { address: string | undefined; proto: string | undefined; entry: string | undefined }

const lastOf = (header: string | string[] | undefined, count: number): string =>
  entriesOf(header).slice(-count)[0] ?? ''

function forwardedForBy({ headers }: IncomingMessage, count: number): Said {
  const entry = lastOf(headers['x-forwarded-for'], count)
  return { address: addressOf(entry), proto: lastOf(headers['x-forwarded-proto'], count), entry }
}

/** A proxy writes the host that the sender named: where that one divides entries, none of them counts, and no proxy is at fault. */
function forwardedBy({ headers: { forwarded, host } }: IncomingMessage, count: number): Said {
  if (/[\s,;="]/.test(host ?? '')) return { address: undefined, proto: undefined, entry: undefined }
  const [hop] = hopsIn(forwarded, count) ?? []
  return { address: addressOf(hop?.for ?? ''), proto: hop?.proto, entry: lastOf(forwarded, count) }
}
