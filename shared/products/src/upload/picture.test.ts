import { expect, test } from '@jest/globals'
import { Refused } from '@shared/engine/refusals/refuse'
import { chunk, exif, extension, gif, gifFrame, jpeg, png, webp } from '../../../sandbox/src/testing/upload/pictures.ts'
import { fc, rounds } from '../../../testing/src/soak.ts'
import { readPicture } from './picture.ts'

const clean = (bytes: Buffer) => readPicture(bytes).bytes
const secret = Buffer.from('SECRET-PLACE')

test('a PNG loses texts, times, camera data and what hangs behind its end', () => {
  const notes = ['tEXt', 'zTXt', 'iTXt', 'eXIf', 'tIME'].map(name => chunk(name, secret))
  expect(clean(Buffer.concat([png(...notes), secret]))).toEqual(png())
  const drawn = png(chunk('gAMA', Buffer.from([0, 0, 0xb1, 0x8f])), chunk('acTL', Buffer.alloc(8)))
  expect(clean(drawn)).toEqual(drawn)
})

test('a WebP loses Exif and XMP and no longer announces them', () => {
  const flags = (bits: number) => Buffer.from([bits, 0, 0, 0, 0, 0, 0, 0, 0, 0])
  const drawn = Buffer.from([0x2f, 0, 0, 0, 0])
  const loaded = webp(['VP8X', flags(0x2c)], ['VP8L', drawn], ['EXIF', secret], ['XMP ', secret])
  expect(clean(Buffer.concat([loaded, secret]))).toEqual(webp(['VP8X', flags(0x20)], ['VP8L', drawn]))
})

test('a GIF stays one, each frame as it was drawn, and how often it repeats', () => {
  expect(readPicture(gif())).toEqual({ type: 'image/gif', ending: 'gif', bytes: gif() })
  const film = gif(extension(0xff, 'NETSCAPE2.0', Buffer.from([1, 0, 0])), gifFrame, gifFrame)
  expect(clean(film)).toEqual(film)
})

test('a GIF loses comments, XMP, other notes and what hangs behind its end', () => {
  const notes = [
    extension(0xfe, secret),
    extension(0xff, 'XMP DataXMP', secret),
    extension(0xff, 'NOTESBLOCK1', secret, secret),
    extension(0x01, Buffer.alloc(12), secret),
  ]
  expect(clean(Buffer.concat([gif(...notes, gifFrame, ...notes), secret]))).toEqual(gif(gifFrame))
})

const sized = (bytes: Buffer, write: (copy: Buffer) => void): Buffer => {
  const copy = Buffer.from(bytes)
  write(copy)
  return copy
}
const frameAt = jpeg().indexOf(Buffer.from([0xff, 0xc0]))
const lossless = webp(['VP8L', Buffer.from([0x2f, 0, 0, 0, 0])])
const lossy = webp(['VP8 ', Buffer.from([0, 0, 0, 0x9d, 1, 0x2a, 1, 0, 1, 0])])
const extended = webp(['VP8X', Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 0, 0])])

test.each([
  ['PNG of no width', sized(png(), copy => copy.writeUInt32BE(0, 16))],
  ['PNG of 4 billion lines', sized(png(), copy => copy.writeUInt32BE(0xffffffff, 20))],
  ['PNG of 16,384 by 16,384', sized(png(), copy => copy.fill(Buffer.from([0, 0, 0x40, 0]), 16, 24))],
  [
    'PNG whose header comes later',
    Buffer.concat([png().subarray(0, 8), chunk('gAMA', Buffer.alloc(13)), png().subarray(8)]),
  ],
  ['JPEG of 65,535 a side', sized(jpeg(), copy => copy.fill(0xff, frameAt + 5, frameAt + 9))],
  ['JPEG of no height', sized(jpeg(), copy => copy.fill(0, frameAt + 5, frameAt + 7))],
  ['JPEG without a frame', sized(jpeg(), copy => copy.writeUInt8(0xc4, frameAt + 1))],
  ['GIF of 65,535 a side', sized(gif(gifFrame), copy => copy.fill(0xff, 6, 10))],
  ['GIF of no size', sized(gif(gifFrame), copy => copy.fill(0, 6, 10))],
  ['GIF without a frame', Buffer.concat([gif().subarray(0, 19), Buffer.from([0x3b])])],
  ['six letters of a GIF', Buffer.from('GIF89a')],
  ['lossless WebP of 16,384 a side', sized(lossless, copy => copy.fill(0xff, 21, 25))],
  ['lossy WebP of no width', sized(lossy, copy => copy.fill(0, 26, 28))],
  ['extended WebP of 16 million a side', sized(extended, copy => copy.fill(0xff, 24, 30))],
  ['WebP that begins with a note', webp(['NOTE', secret], ['VP8L', Buffer.from([0x2f, 0, 0, 0, 0])])],
  ['WebP whose first frame is none', webp(['VP8 ', Buffer.alloc(10)])],
])('a %s is no picture', (_, bytes) => {
  expect(() => clean(bytes)).toThrow('not-an-image')
})

test.each([
  ['lossless', lossless],
  ['lossy', lossy],
  ['extended', extended],
])('a WebP of one pixel, %s, stays what it is', (_, bytes) => {
  expect(readPicture(bytes)).toEqual({ type: 'image/webp', ending: 'webp', bytes })
})

test('whatever comes is a picture or a refusal, at once, and a clean one stays as it is', () => {
  const heads = [
    jpeg(exif(3)),
    png(chunk('tEXt', secret)),
    webp(['VP8L', Buffer.concat([Buffer.from([0x2f, 0, 0, 0, 0]), secret])]),
    gif(extension(0xfe, secret), gifFrame),
    Buffer.from(''),
  ]
  const any = fc.tuple(fc.constantFrom(...heads), fc.nat(60), fc.uint8Array({ maxLength: 80 }))
  fc.assert(
    fc.property(any, ([head, cut, noise]) => {
      const bytes = Buffer.concat([head.subarray(0, head.length - cut), noise])
      try {
        const once = clean(bytes)
        expect(clean(once)).toEqual(once)
        expect(once.length).toBeLessThanOrEqual(bytes.length + 2)
      } catch (error) {
        expect(error).toBeInstanceOf(Refused)
      }
    }),
    { numRuns: rounds(20_000) },
  )
})
