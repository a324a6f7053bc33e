/** PNG without metadata: chunks are dropped, the picture itself is not encoded again (PNG, section 11). */

import { partsOf } from './parts.ts'

/** Texts, times and camera data. */
const dropped = new Set(['tEXt', 'zTXt', 'iTXt', 'tIME', 'eXIf'])
const SIGNATURE = 8
/** Length, name and checksum around a chunk's data. */
const FRAME = 12

/** What follows the last chunk goes too. @throws RangeError where it is cut off, or of chunks without end */
export function cleanPng(bytes: Buffer): Buffer {
  const parts = partsOf(bytes)
  parts.keep(0, SIGNATURE)
  for (let at = SIGNATURE; ; ) {
    parts.count()
    const end = at + FRAME + bytes.readUInt32BE(at)
    const name = bytes.toString('latin1', at + 4, at + 8)
    if (end > bytes.length) throw new RangeError('a chunk is cut off')
    if (!dropped.has(name)) parts.keep(at, end)
    if (name === 'IEND') return parts.joined()
    at = end
  }
}
