/** Which form of a file a client can take (RFC 9110, 12.5.3). */

export type Encoding = 'br' | 'gzip' | 'identity'

/** What the client names; a form with q=0 is refused by it. */
function namesIn(acceptEncoding: string | undefined): (string | undefined)[] {
  const accepted = (acceptEncoding ?? '')
    .toLowerCase()
    .split(',')
    .filter(part => !/;\s*q=0(\.0*)?\s*$/.test(part))
  return accepted.map(part => part.split(';')[0]?.trim())
}

/** The forms to try, best first. */
export function encodings(acceptEncoding: string | undefined): Encoding[] {
  const names = namesIn(acceptEncoding)
  return [...(['br', 'gzip'] as const).filter(name => names.includes(name)), 'identity']
}

export const accepts = (acceptEncoding: string | undefined, encoding: string): boolean =>
  namesIn(acceptEncoding).includes(encoding)
