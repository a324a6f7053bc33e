/** WebP without metadata: chunks are dropped, the picture itself is not encoded again (RFC 9649). */
import { partsOf } from './parts.ts'

const HEAD = 12
/** What a picture, or a film, is drawn from. */
const drawing = new Set(['VP8 ', 'VP8L', 'ALPH', 'ICCP', 'ANIM', 'ANMF'])
/** Flags of VP8X that announce Exif and XMP. */
const ANNOUNCED = 0x08 | 0x04

/** Exif, XMP and chunks of somebody's own go; what follows the last one goes too. @throws RangeError where it is cut off, or of chunks without end */
export function cleanWebp(bytes: Buffer): Buffer {
  const end = 8 + bytes.readUInt32LE(4)
  if (end > bytes.length) throw new RangeError('the file is cut off')
  const parts = partsOf(bytes)
  for (let at = HEAD; at + 8 <= end; ) {
    parts.count()
    const next = at + 8 + evenly(bytes.readUInt32LE(at + 4))
    const name = bytes.toString('latin1', at, at + 4)
    if (name === 'VP8X') parts.insert(withoutNotes(bytes.subarray(at, Math.min(next, end))))
    // one that comes first stays: then it is no picture
    else if (drawing.has(name) || at === HEAD) parts.keep(at, Math.min(next, end))
    at = next
  }
  const body = parts.joined()
  if (body.length === 0) throw new RangeError('no chunk at all')
  const head = Buffer.from(bytes.subarray(0, HEAD))
  head.writeUInt32LE(body.length + 4, 4)
  return Buffer.concat([head, body])
}

/** Chunks are padded to an even length. */
const evenly = (length: number) => length + (length % 2)

function withoutNotes(chunk: Buffer): Buffer {
  const copy = Buffer.from(chunk)
  copy.writeUInt8(copy.readUInt8(8) & ~ANNOUNCED, 8)
  return copy
}
