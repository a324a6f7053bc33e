/** GIF without comments and metadata: blocks are dropped, the frames are not encoded again (GIF89a, sections 18 to 27). */
import { partsOf } from './parts.ts'

const SCREEN = 13
const EXTENSION = 0x21
const IMAGE = 0x2c
const TRAILER = 0x3b
const CONTROL = 0xf9
const APPLICATION = 0xff
/** How often a film repeats; every other application's block is somebody's note. */
const loops = new Set(['NETSCAPE2.0', 'ANIMEXTS1.0'])

/** What follows the trailer goes too. @throws RangeError where it is cut off, holds no frame or blocks without end */
export function cleanGif(bytes: Buffer): Buffer {
  let at = SCREEN + tableLength(bytes.readUInt8(10))
  const parts = partsOf(bytes)
  parts.keep(0, at)
  let frames = 0
  for (let kind = bytes.readUInt8(at); kind !== TRAILER; kind = bytes.readUInt8(at)) {
    parts.count()
    const end = kind === IMAGE ? endOfImage(bytes, at) : endOfExtension(bytes, at)
    if (kind === IMAGE) frames++
    if (kind === IMAGE || isKept(bytes, at)) parts.keep(at, end)
    at = end
  }
  if (frames === 0) throw new RangeError('no frame at all')
  parts.keep(at, at + 1)
  return parts.joined()
}

/** A colour table of 2, 4, … 256 colours, where the flags announce one. */
const tableLength = (flags: number) => (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0)

/** Place, size and flags, perhaps a table of its own, the code's width, the data. */
const endOfImage = (bytes: Buffer, at: number) => endOfBlocks(bytes, at + 11 + tableLength(bytes.readUInt8(at + 9)))

function endOfExtension(bytes: Buffer, at: number): number {
  if (bytes.readUInt8(at) !== EXTENSION) throw new RangeError('neither image nor extension')
  return endOfBlocks(bytes, at + 2)
}

/** Blocks of up to 255 bytes, each behind its length; one of length 0 ends them. */
function endOfBlocks(bytes: Buffer, from: number): number {
  let at = from
  for (let length = bytes.readUInt8(at); length > 0; length = bytes.readUInt8(at)) at += 1 + length
  return at + 1
}

function isKept(bytes: Buffer, at: number): boolean {
  const label = bytes.readUInt8(at + 1)
  return label === CONTROL || (label === APPLICATION && loops.has(bytes.toString('latin1', at + 3, at + 14)))
}
