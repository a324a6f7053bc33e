/** What a picture is by its first bytes: Android's file managers give photos no type, or one of a stream of bytes. */

/** A point is any byte. Never SVG: it is a program. */
const signatures: readonly (readonly [type: string, bytes: string])[] = [
  ['image/jpeg', '\xff\xd8\xff'],
  ['image/png', '\x89PNG\r\n\x1a\n'],
  ['image/gif', 'GIF87a'],
  ['image/gif', 'GIF89a'],
  ['image/webp', 'RIFF....WEBP'],
  ['image/bmp', 'BM....\0\0\0\0'],
  ...['avif', 'avis'].map(brand => ['image/avif', `....ftyp${brand}`] as const),
  ...['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1'].map(
    brand => ['image/heic', `....ftyp${brand}`] as const,
  ),
]

/** @returns undefined where it begins like no picture that is known here */
export function kindOf(head: ArrayBuffer): string | undefined {
  const bytes = new Uint8Array(head)
  const fits = (signature: string) =>
    Array.from(signature).every((sign, at) => sign === '.' || sign.charCodeAt(0) === bytes[at])
  return signatures.find(([, signature]) => fits(signature))?.[0]
}
