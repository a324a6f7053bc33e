/** Pictures that are made of as many parts as fit: what a careless reader walks again and again. */
import { Refused } from '@shared/engine/refusals/refuse'
import { readPicture } from '@shared/products/upload/picture'
import { chunk, exif, extension, gif, gifFrame, jpeg, png, segment, webp } from './pictures.ts'

export const hex = (text: string) => Buffer.from(text, 'hex')
export const nothing = Buffer.alloc(0)
export const filled = (count: number, part: Buffer) => Buffer.alloc(count * part.length, part)
export const [upToScan, fromScan] = [jpeg().subarray(0, -15), jpeg().subarray(-15)]
export const scan = segment(0xda, nothing)
export const note = extension(0xff, 'NOTESBLOCK1')

/** The longest that is taken. */
export const LARGE = 5_242_000

type OfLength = (length: number) => Buffer
const begun =
  (head: Buffer, part: Buffer, end = nothing): OfLength =>
  length =>
    Buffer.concat([head, filled(Math.floor((length - head.length - end.length) / part.length), part), end])
const riff =
  (part: Buffer): OfLength =>
  length => {
    const bytes = begun(webp(['VP8X', Buffer.alloc(10)]), part)(length)
    bytes.writeUInt32LE(bytes.length - 8, 4)
    return bytes
  }
/** A camera's directory that says it has 65,535 entries, and has two. */
const boasting = exif(1)
boasting.writeUInt16LE(0xffff, 18)

export const made: readonly [name: string, of: OfLength][] = [
  ['scans', begun(hex('ffd8'), scan)],
  ['restarts', begun(hex('ffd8'), hex('ffd0'))],
  ['restarts and an end', begun(hex('ffd8'), hex('ffd0'), hex('ffd9'))],
  ['restarts behind a frame', begun(upToScan, hex('ffd0'), hex('ffd9'))],
  ['restarts in a scan', begun(Buffer.concat([upToScan, fromScan.subarray(0, -2)]), hex('ffd0'), hex('ffd9'))],
  ['fill bytes', begun(hex('ffd8'), hex('ff'))],
  ['camera directories', begun(hex('ffd8'), boasting)],
  ['palettes', begun(png().subarray(0, 33), chunk('PLTE', nothing))],
  ['notes', begun(gif().subarray(0, 19), note)],
  ['frames', begun(gif().subarray(0, 19), gifFrame, hex('3b'))],
  ['one-byte blocks in a frame', begun(gif().subarray(0, 38), hex('0105'), hex('003b'))],
  ['chunks', riff(hex('414e4d4600000000'))],
]

/** To the answer, which may be a refusal. */
export function judge(bytes: Buffer): void {
  try {
    readPicture(bytes)
  } catch (error) {
    if (!(error instanceof Refused)) throw error
  }
}
