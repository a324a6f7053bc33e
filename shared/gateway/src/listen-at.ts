/** Where the gateway listens, as people write it, and how its address is printed. */
import { isIP } from 'node:net'
import { networkInterfaces } from 'node:os'
import { groupsOf } from '@shared/door'

/** @param text empty, as where nothing is set: 8080; "0" takes a free one */
export function portOf(text: string): number {
  const port = text === '' ? 8080 : Number(text)
  if (Number.isInteger(port) && port >= 0 && port <= 65_535) return port
  throw new Error(`PORT=${text} is no port. Give a number from 0 to 65535.`)
}

/** @param text empty, as where nothing is set: this machine alone; "*": all its addresses; IPv6 with or without brackets */
export function hostOf(text: string): string {
  if (text === '') return '127.0.0.1'
  if (text === '*') return hasIPv6() ? '::' : '0.0.0.0'
  const host = text.startsWith('[') && text.endsWith(']') ? text.slice(1, -1) : text
  if (isIP(host) || /^[a-z\d][a-z\d.-]{0,252}$/i.test(host)) return host
  throw new Error(
    `HOST=${text} is no address. Give one without a port, e.g. 127.0.0.1, ::1, or 0.0.0.0 for all; PORT names the port.`,
  )
}

const hasIPv6 = () =>
  Object.values(networkInterfaces()).some(addresses => addresses?.some(({ family }) => family === 'IPv6'))

/** Where this machine reaches it. */
export const urlOf = (host: string, port: number): string =>
  `http://${isEverywhere(host) ? '127.0.0.1' : named(host)}:${port}`

const isEverywhere = (host: string) => host === '0.0.0.0' || groupsOf(host)?.every(group => group === '0')

const named = (host: string) => (groupsOf(host) ? `[${host}]` : host)
