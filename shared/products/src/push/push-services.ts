/** Where the exchange may be made to send to: an endpoint is an address that a stranger names. */
import dns from 'node:dns'
import { BlockList, isIPv6, type LookupFunction } from 'node:net'

/** Of Chrome, Firefox, Safari and Edge; "*." stands for any name below. */
const HOSTS = ['fcm.googleapis.com', '*.push.services.mozilla.com', '*.push.apple.com', '*.notify.windows.com']

const isKnown = (name: string) =>
  HOSTS.some(host => (host.startsWith('*') ? name.endsWith(host.slice(1)) : name === host))

/**
 * Whether messages may go there. Browsers write an endpoint in the one spelling of an address; in another one it would pass
 * for a second endpoint, or be read otherwise by what sends there.
 * @param allowed origins that whoever runs the exchange answers for
 */
export function isPushService(endpoint: string, allowed: readonly string[]): boolean {
  if (!URL.canParse(endpoint)) return false
  const { protocol, hostname, port, username, password, origin, hash, href } = new URL(endpoint)
  if (username || password || hash || href !== endpoint) return false
  return allowed.includes(origin) || (protocol === 'https:' && port === '' && isKnown(hostname))
}

/** @throws Error in words for whoever starts the exchange */
export function readPushOrigins(text = ''): string[] {
  return text.split(',').flatMap(one => {
    if (one.trim() === '') return []
    const origin = URL.canParse(one) ? new URL(one).origin : 'null'
    if (/^https?:/.test(origin)) return [origin]
    throw new Error(`PUSH_ORIGINS: "${one.trim()}" is no origin. Give e.g. https://push.example, with commas between`)
  })
}

const [inside4, inside6] = [new BlockList(), new BlockList()]
const subnets = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
] as const
for (const [net, bits] of subnets) {
  inside4.addSubnet(net, bits, 'ipv4')
  inside6.addSubnet(`64:ff9b::${net}`, 96 + bits, 'ipv6')
}
/** The first holds what is written as an address of IPv4, too. */
const subnets6 = [
  ['::', 64],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
] as const
for (const [net, bits] of subnets6) inside6.addSubnet(net, bits, 'ipv6')

/** Whether an address is of a network that only this machine reaches, or of none at all. */
export const isInside = (address: string): boolean =>
  isIPv6(address) ? inside6.check(address, 'ipv6') : inside4.check(address, 'ipv4')

/** As a socket looks a name up; a name that leads inside, now or by one of its addresses, is not found. */
export const lookupOutside: LookupFunction = (hostname, options, callback) =>
  dns.lookup(hostname, { ...options, all: true }, (error, found) => {
    const [first] = found ?? []
    if (error || !first) return callback(error ?? new Error(`${hostname} has no address`), '')
    if (found.some(({ address }) => isInside(address)))
      return callback(new Error(`${hostname} leads to an address inside`), '')
    return options.all ? callback(null, found) : callback(null, first.address, first.family)
  })
