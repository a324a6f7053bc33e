import { expect, test } from '@jest/globals'
import { orientationOf } from './exif.ts'
import { exifSegment } from './testing/pictures.ts'

const START = [0xff, 0xd8]
const APP0 = [0xff, 0xe0, 0x00, 0x04, 0x00, 0x00]
const SCAN = [0xff, 0xda, 0x00, 0x02]
const read = (...parts: readonly (readonly number[])[]) => orientationOf(new Uint8Array(parts.flat()).buffer)

test.each([1, 2, 3, 4, 5, 6, 7, 8])(
  'orientation %i is read, before or after another segment, in both byte orders',
  way => {
    expect(read(START, exifSegment(way), SCAN)).toBe(way)
    expect(read(START, APP0, exifSegment(way, { little: true }), SCAN)).toBe(way)
  },
)

test('without Exif, with another kind of file, or cut off, a picture counts as upright', () => {
  expect(read(START, APP0, SCAN)).toBe(1)
  expect(read([0x89, 0x50, 0x4e, 0x47, 1, 2, 3, 4])).toBe(1)
  expect(read(START, exifSegment(6).slice(0, 20))).toBe(1)
  expect(read([])).toBe(1)
})
