/**
 * Addresses of phones as proxies write them into headers, each in its own way: X-Forwarded-For, which no standard tells, and
 * Forwarded (RFC 7239). Only what the proxies wrote may count, so both are read from the right, in as many entries as there
 * are proxies; what a sender wrote further left is looked at by nobody.
 */
import { isIP } from 'node:net'
import { plainIp } from '@shared/door'

/** The entries of a header, without empty ones. */
export const entriesOf = (header: string | readonly string[] | undefined): string[] =>
  String(header ?? '')
    .split(',')
    .map(entry => entry.trim())
    .filter(Boolean)

/** @returns undefined for "unknown", "_hidden" and whatever else is no address, with or without a port */
export function addressOf(entry: string): string | undefined {
  const host = hostOf(unquoted(entry))
  return isIP(host) ? plainIp(host) : undefined
}

/** "203.0.113.7:51234", "[2001:db8::1]:443", "[2001:db8::1]" and "2001:db8::1" without what is not the address. */
function hostOf(node: string): string {
  const end = node.startsWith('[') ? node.indexOf(']') : -1
  if (end > 0) return isPort(node.slice(end + 1)) ? node.slice(1, end) : ''
  const port = node.lastIndexOf(':')
  return isIP(node) || port < 0 || !isPort(node.slice(port)) ? node : node.slice(0, port)
}

/** A number, or a name that hides it (RFC 7239, 6). */
const isPort = (text: string): boolean => text === '' || /^:(?:\d{1,5}|_[\w.-]+)$/.test(text)

const unquoted = (text: string): string =>
  text.length > 1 && text.startsWith('"') && text.endsWith('"') ? text.slice(1, -1) : text

/** What one proxy says: `for` and `proto` of a pair each. */
export type Hop = { for: string; proto?: string }

/**
 * The last entries of a Forwarded header. It is divided at each comma, in quotes too: a sender's open quote before what a
 * proxy adds hides nothing then, and a host name with a comma makes an entry that cannot be read.
 * @returns undefined where one of them cannot be read, since the others may stand in the wrong place then
 */
export function hopsIn(header: string | readonly string[] | undefined, count: number): Hop[] | undefined {
  const hops = entriesOf(header).slice(-count).map(hopIn)
  return hops.every(hop => hop !== undefined) ? hops : undefined
}

/** A token, or a quoted string without escapes: no address and no host name has any. */
const pair = /^\s*([\w!#$%&'*+.^`|~-]+)=([\w!#$%&'*+.^`|~-]+|"[^"\\]*")\s*$/

/** The pairs of an entry (RFC 7239, 4), each name once, so that a host name with a semicolon adds no second address. */
function hopIn(entry: string): Hop | undefined {
  const pairs = entry.split(';').filter(text => text.trim() !== '')
  const found = pairs.map(text => pair.exec(text)).filter(match => match !== null)
  const named = new Map(found.map(([, name = '', value = '']) => [name.toLowerCase(), unquoted(value)]))
  const [address, proto] = [named.get('for'), named.get('proto')]
  if (address === undefined || named.size < pairs.length) return undefined
  return { for: address, ...(proto !== undefined && { proto }) }
}
