/** PNG without metadata: chunks are dropped, the picture itself is not encoded again (PNG, section 11). */

import { partsOf } from './parts.ts'

/** What a picture, or a film, is drawn from (PNG, third edition, section 5.6). */
const drawing = new Set(
  'IHDR PLTE IDAT IEND tRNS cHRM gAMA iCCP sBIT sRGB cICP mDCV cLLI bKGD hIST pHYs sPLT acTL fcTL fdAT'.split(' '),
)
const SIGNATURE = 8
/** Length, name and checksum around a chunk's data. */
const FRAME = 12

/** Texts, times, camera data and chunks of somebody's own go; what follows the last one goes too. @throws RangeError where it is cut off, or of chunks without end */
export function cleanPng(bytes: Buffer): Buffer {
  const parts = partsOf(bytes)
  parts.keep(0, SIGNATURE)
  for (let at = SIGNATURE; ; ) {
    parts.count()
    const end = at + FRAME + bytes.readUInt32BE(at)
    const name = bytes.toString('latin1', at + 4, at + 8)
    if (end > bytes.length) throw new RangeError('a chunk is cut off')
    if (drawing.has(name)) parts.keep(at, end)
    if (name === 'IEND') return parts.joined()
    at = end
  }
}
