/** Which form of a file a client can take (RFC 9110, 12.5.3). */

export type Encoding = 'br' | 'gzip' | 'identity'

/** The forms to try, best first; a form with q=0 is refused by the client. */
export function encodings(acceptEncoding: string | undefined): Encoding[] {
  const accepted = (acceptEncoding ?? '')
    .toLowerCase()
    .split(',')
    .filter(part => !/;\s*q=0(\.0*)?\s*$/.test(part))
  const names = accepted.map(part => part.split(';')[0]?.trim())
  return [...(['br', 'gzip'] as const).filter(name => names.includes(name)), 'identity']
}
