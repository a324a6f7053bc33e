/** TRUST_PROXY: how many proxies of ours stand in front, and where they write the address that they saw. */
import type { ForwardingHeader } from './http/client.ts'

/** @param text e.g. "2", or "1 forwarded" */
export function proxiesOf(text: string): { proxies: number; proxyHeader: ForwardingHeader } {
  const [, count, header] = /^(\d)( forwarded)?$/.exec(text) ?? []
  if (count !== undefined) return { proxies: Number(count), proxyHeader: header ? 'forwarded' : 'x-forwarded-for' }
  throw new Error(
    `TRUST_PROXY=${text} is no number of proxies. Give how many of yours stand in front, from 0 to 9, e.g. 1; "1 forwarded" where they write Forwarded instead of X-Forwarded-For.`,
  )
}
