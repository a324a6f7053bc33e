import { expect, test } from '@jest/globals'
import {
  filled,
  fromScan,
  hex,
  judge,
  LARGE,
  made,
  note,
  nothing,
  scan,
  upToScan,
} from '../../../sandbox/src/testing/upload/hostile.ts'
import { chunk, gif, gifFrame, jpeg, png, segment, webp } from '../../../sandbox/src/testing/upload/pictures.ts'
import { readPicture } from './picture.ts'

const times = <Part>(count: number, part: Part): Part[] => Array<Part>(count).fill(part)

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

test.each(made)('5 MB of %s are judged', (_, of) => {
  expect(() => judge(of(LARGE))).not.toThrow()
})
