/** Whom a limit counts: one address, or the network that one subscriber of IPv6 has whole. */
import { isIPv6 } from 'node:net'

/** The first half of an IPv6 address is the subscriber's, the rest they may choose anew for each request. */
export function senderOf(ip: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1]
  if (mapped) return mapped
  if (!isIPv6(ip)) return ip
  const [left = '', right] = (ip.split('%')[0] ?? '').toLowerCase().split('::')
  const groups = (text: string | undefined) => (text ? text.split(':') : [])
  const [head, tail] = [groups(left), groups(right)]
  const zeros = right === undefined ? [] : Array<string>(Math.max(0, 8 - head.length - tail.length)).fill('0')
  const whole = [...head, ...zeros, ...tail].slice(0, 4).map(group => group.replace(/^0+(?=.)/, ''))
  return `${whole.join(':')}::/64`
}

/** The network that a sender is part of: a subscriber of IPv6 may hold 65,536 halves of an address, one /48. */
export const siteOf = (sender: string): string =>
  sender.replace(/^((?:[\da-f]+:){2}[\da-f]+):[\da-f]+::\/64$/, '$1::/48')
