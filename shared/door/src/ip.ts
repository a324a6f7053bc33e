/** IP addresses, however they are written. */
import { isIPv4, isIPv6 } from 'node:net'

/** The eight groups of an IPv6 address, each without zeros before it; undefined where it is none. A zone is no part of it. */
export function groupsOf(ip: string): string[] | undefined {
  const address = withoutZone(ip)
  if (!isIPv6(address)) return undefined
  const [head, tail] = withoutDots(address).split('::')
  const [before, after] = [groupsIn(head), groupsIn(tail)]
  return [...before, ...Array<string>(8 - before.length - after.length).fill('0'), ...after]
}

/** In one form of many: IPv4 that came by IPv6 as IPv4 ("::ffff:cb00:7107" is 203.0.113.7), and no zone ("%eth0"). */
export function plainIp(ip: string): string {
  const groups = groupsOf(ip)
  if (groups?.slice(0, 6).join(':') !== '0:0:0:0:0:ffff') return withoutZone(ip)
  const bytes = groups.slice(6).flatMap(group => [Number.parseInt(group, 16) >> 8, Number.parseInt(group, 16) & 255])
  return bytes.join('.')
}

const withoutZone = (ip: string): string => ip.split('%')[0] ?? ''

/** "::ffff:203.0.113.7" as "::ffff:cb00:7107". */
function withoutDots(address: string): string {
  const start = address.lastIndexOf(':') + 1
  const dotted = address.slice(start)
  if (!isIPv4(dotted)) return address
  const bytes = Buffer.from(dotted.split('.').map(Number))
  return `${address.slice(0, start)}${bytes.readUInt16BE(0).toString(16)}:${bytes.readUInt16BE(2).toString(16)}`
}

const groupsIn = (part = ''): string[] =>
  part.split(':').flatMap(group => (group === '' ? [] : [Number.parseInt(group, 16).toString(16)]))
