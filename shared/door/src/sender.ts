/** Whom a limit counts: one address, or the network that one subscriber of IPv6 has whole. */
import { groupsOf, plainIp } from './ip.ts'

/** The first half of an IPv6 address is the subscriber's, the rest they may choose anew for each request. */
export function senderOf(ip: string): string {
  const plain = plainIp(ip)
  const groups = groupsOf(plain)
  return groups ? `${groups.slice(0, 4).join(':')}::/64` : plain
}

/** The network that a sender is part of: a subscriber of IPv6 may hold 65,536 halves of an address, one /48. */
export const siteOf = (sender: string): string =>
  sender.replace(/^((?:[\da-f]+:){2}[\da-f]+):[\da-f]+::\/64$/, '$1::/48')
