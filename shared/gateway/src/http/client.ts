/** Who is at the other end of a connection, as far as it can be believed. */
import type { IncomingMessage } from 'node:http'
import { isIP } from 'node:net'

export type Client = {
  address: string
  /** Whether the phone spoke TLS. */
  tls: boolean
}

/**
 * Behind proxies of ours each appends the address that it saw: the phone's is as many from the right as there are proxies.
 * What stands further left, and all of it where there is no proxy, is the sender's own claim.
 * @param proxies how many of ours stand in front, one behind the other
 */
export function clientOf({ socket, headers }: IncomingMessage, proxies: number): Client {
  const direct = plain(socket.remoteAddress ?? '')
  if (proxies === 0) return { address: direct, tls: false }
  const seen = listOf(headers['x-forwarded-for']).slice(-proxies)[0] ?? ''
  return { address: isIP(seen) ? plain(seen) : direct, tls: listOf(headers['x-forwarded-proto'])[0] === 'https' }
}

/** An IPv4 address that came by IPv6 is the same address. */
const plain = (address: string): string => address.replace(/^::ffff:(?=\d+\.\d+\.\d+\.\d+$)/i, '')

const listOf = (header: string | string[] | undefined): string[] =>
  String(header ?? '')
    .split(',')
    .map(one => one.trim())
