import { hash } from 'node:crypto'
import { expect, test } from '@jest/globals'
import { Refused } from '../refusals/refuse.ts'
import { readPicture } from './picture.ts'
import { chunk, exif, extension, gif, gifFrame, jpeg, png, segment, webp } from './test-pictures.ts'

const hex = (text: string) => Buffer.from(text, 'hex')
const nothing = Buffer.alloc(0)
const times = <Part>(count: number, part: Part): Part[] => Array<Part>(count).fill(part)
const filled = (count: number, part: Buffer) => Buffer.alloc(count * part.length, part)
const [upToScan, fromScan] = [jpeg().subarray(0, -15), jpeg().subarray(-15)]
const scan = segment(0xda, nothing)
const note = extension(0xff, 'NOTESBLOCK1')

test.each([
  ['a JPEG of empty scans', Buffer.concat([upToScan, filled(5000, scan), fromScan])],
  ['a JPEG of empty tables', jpeg(...times(5000, segment(0xdb, nothing)))],
  ['a JPEG of comments', jpeg(...times(5000, segment(0xfe, nothing)))],
  ['a JPEG of restarts before its scan', Buffer.concat([upToScan, filled(5000, hex('ffd0')), fromScan])],
  ['a PNG of empty palettes', png(...times(5000, chunk('PLTE', nothing)))],
  ['a PNG of texts', png(...times(5000, chunk('tEXt', nothing)))],
  ['a GIF of notes', gif(...times(5000, note), gifFrame)],
  ['a GIF of empty frames', gif(...times(5000, gifFrame))],
  ['a WebP of empty frames', webp(['VP8L', hex('2f00000000')], ...times(5000, ['ANMF', nothing] as [string, Buffer]))],
])('%s, thousands of parts, is no picture', (_, bytes) => {
  expect(() => readPicture(bytes)).toThrow('not-an-image')
})

test('a thousand parts are a picture still', () => {
  const thousand = [
    Buffer.concat([upToScan, filled(1000, scan), fromScan]),
    png(...times(1000, chunk('IDAT', Buffer.alloc(9)))),
    gif(...times(500, gifFrame)),
  ]
  for (const bytes of thousand) expect(readPicture(bytes).bytes).toEqual(bytes)
})

test('restarts in the data of a scan are no parts: a large photo has one for each few blocks', () => {
  const bytes = Buffer.concat([fromScan.subarray(0, -2), filled(500_000, hex('12ffd0')), hex('ffd9')])
  expect(readPicture(Buffer.concat([upToScan, bytes])).bytes).toHaveLength(upToScan.length + bytes.length)
})

const LARGE = 5_242_000
const begun = (head: Buffer, part: Buffer, end = nothing) =>
  Buffer.concat([head, filled(Math.floor((LARGE - head.length - end.length) / part.length), part), end])
const riff = (part: Buffer) => {
  const bytes = begun(webp(['VP8X', Buffer.alloc(10)]), part)
  bytes.writeUInt32LE(bytes.length - 8, 4)
  return bytes
}
/** A camera's directory that says it has 65,535 entries, and has two. */
const boasting = exif(1)
boasting.writeUInt16LE(0xffff, 18)

const large: readonly [name: string, bytes: Buffer][] = [
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

function shortest(work: () => unknown): number {
  const took = [1, 2, 3].map(() => {
    const start = performance.now()
    work()
    return performance.now() - start
  })
  return Math.min(...took)
}

function judge(bytes: Buffer): void {
  try {
    readPicture(bytes)
  } catch (error) {
    if (!(error instanceof Refused)) throw error
  }
}

test.each(large)('5 MB of %s are judged about as quickly as their bytes are hashed', (_, bytes) => {
  expect(shortest(() => judge(bytes)) / shortest(() => hash('sha512', bytes))).toBeLessThan(15)
})
