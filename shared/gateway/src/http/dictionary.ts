/** What a phone has already and can take a delta against (RFC 9842). */
import type { IncomingHttpHeaders } from 'node:http'
import { accepts } from './encoding.ts'

/** On what deltas are kept of; a cache in between keeps one answer for each dictionary. */
export const varyByDictionary = 'Accept-Encoding, Available-Dictionary'

/**
 * SHA-256, hexadecimal, of the dictionary that a phone names; undefined where it has none, cannot take one, or asks past its
 * cache: whoever does that found something damaged, and gets the whole.
 */
export function dictionaryOf(headers: IncomingHttpHeaders): string | undefined {
  const named = headers['available-dictionary']
  if (typeof named !== 'string' || named.length !== 46 || headers['cache-control'] === 'no-cache') return undefined
  if (headers.range !== undefined || !accepts(headers['accept-encoding'], 'dcz')) return undefined
  const hash = Buffer.from(named.slice(1, -1), 'base64')
  return `:${hash.toString('base64')}:` === named ? hash.toString('hex') : undefined
}
