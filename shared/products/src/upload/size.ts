/** How large a picture says it is, read from its own header: what claims too much is a bomb for whoever opens it. */
import { MOST_PIXELS } from '@shared/contract/limits'

export type Size = { width: number; height: number }

/** WebP ends at 16,383 a side. */
const LONGEST_SIDE = 16_384

export const isSensible = ({ width, height }: Size): boolean =>
  width > 0 && height > 0 && Math.max(width, height) <= LONGEST_SIDE && width * height <= MOST_PIXELS

/** The header is the first chunk, always (PNG, section 5.6). @throws RangeError where it is not */
export function sizeOfPng(bytes: Buffer): Size {
  if (bytes.readUInt32BE(8) !== 13 || bytes.toString('latin1', 12, 16) !== 'IHDR') throw new RangeError('no header')
  return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) }
}

/** Start of frame, whichever coding; of 0xc0 to 0xcf three are other things. Of a hierarchy its head (DHP, B.3.2) comes first. */
const isFrame = (marker: number) =>
  marker === 0xde || (marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker))

/** @param bytes cleaned: segments follow one another up to the first scan. @throws RangeError without a frame before it */
export function sizeOfJpeg(bytes: Buffer): Size {
  for (let at = 2; bytes.readUInt8(at + 1) !== 0xda; at += 2 + bytes.readUInt16BE(at + 2))
    if (isFrame(bytes.readUInt8(at + 1)))
      return { height: bytes.readUInt16BE(at + 5), width: bytes.readUInt16BE(at + 7) }
  throw new RangeError('a scan without a frame')
}

/** The screen that all frames are drawn on. */
export const sizeOfGif = (bytes: Buffer): Size => ({ width: bytes.readUInt16LE(6), height: bytes.readUInt16LE(8) })

/** By the first chunk: lossy, lossless or extended (RFC 9649). @throws RangeError where it is none of them */
export function sizeOfWebp(bytes: Buffer): Size {
  const kind = bytes.toString('latin1', 12, 16)
  if (kind === 'VP8X') return { width: bytes.readUIntLE(24, 3) + 1, height: bytes.readUIntLE(27, 3) + 1 }
  if (kind === 'VP8L' && bytes.readUInt8(20) === 0x2f) {
    const bits = bytes.readUInt32LE(21)
    return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 }
  }
  if (kind === 'VP8 ' && bytes.readUIntBE(23, 3) === 0x9d012a)
    return { width: bytes.readUInt16LE(26) & 0x3fff, height: bytes.readUInt16LE(28) & 0x3fff }
  throw new RangeError('no picture comes first')
}
