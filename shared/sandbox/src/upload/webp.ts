/** WebP without metadata: chunks are dropped, the picture itself is not encoded again (RFC 9649). */

const HEAD = 12
/** Flags of VP8X that announce Exif and XMP. */
const ANNOUNCED = 0x08 | 0x04

/** What follows the last chunk goes too. @throws RangeError where it is cut off */
export function cleanWebp(bytes: Buffer): Buffer {
  const end = 8 + bytes.readUInt32LE(4)
  if (end > bytes.length) throw new RangeError('the file is cut off')
  const chunks: Buffer[] = []
  for (let at = HEAD; at + 8 <= end; ) {
    const next = at + 8 + evenly(bytes.readUInt32LE(at + 4))
    const name = bytes.toString('latin1', at, at + 4)
    if (name !== 'EXIF' && name !== 'XMP ') chunks.push(announced(name, bytes.subarray(at, Math.min(next, end))))
    at = next
  }
  if (chunks.length === 0) throw new RangeError('no chunk at all')
  const body = Buffer.concat(chunks)
  const head = Buffer.from(bytes.subarray(0, HEAD))
  head.writeUInt32LE(body.length + 4, 4)
  return Buffer.concat([head, body])
}

/** Chunks are padded to an even length. */
const evenly = (length: number) => length + (length % 2)

function announced(name: string, chunk: Buffer): Buffer {
  if (name !== 'VP8X') return chunk
  const copy = Buffer.from(chunk)
  copy.writeUInt8(copy.readUInt8(8) & ~ANNOUNCED, 8)
  return copy
}
