import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { Refused } from '../refusals/refuse.ts'
import { readPicture } from './picture.ts'
import { chunk, exif, jpeg, png, segment, webp } from './test-pictures.ts'

const clean = (bytes: Buffer) => readPicture(bytes).bytes
const secret = Buffer.from('SECRET-PLACE')
const named = (name: string) => Buffer.concat([Buffer.from(name, 'latin1'), secret])

test('a JPEG loses comments, camera data, XMP, IPTC and what hangs behind its end', () => {
  const loaded = Buffer.concat([
    jpeg(
      exif(1),
      segment(0xfe, secret),
      segment(0xe1, named('http://ns.adobe.com/xap/1.0/\0')),
      segment(0xed, named('Photoshop 3.0\0')),
      segment(0xe2, named('MPF\0')),
      segment(0xe0, named('JFXX\0')),
    ),
    secret,
  ])
  expect(clean(loaded)).toEqual(jpeg())
})

test('a JPEG keeps what draws it: JFIF, colour profile, Adobe’s transform, later scans', () => {
  const jfif = segment(0xe0, Buffer.from('JFIF\0\x01\x02\0\0\x01\0\x01\0\0', 'latin1'))
  const profile = segment(0xe2, Buffer.from('ICC_PROFILE\0\x01\x01profile', 'latin1'))
  const adobe = segment(0xee, Buffer.from('Adobe\0d\0\0\0\0\x01', 'latin1'))
  const whole = jpeg(jfif, profile, adobe)
  expect(clean(whole)).toEqual(whole)
  const scan = Buffer.from([0xff, 0xda, 0, 8, 1, 1, 0, 0, 63, 0, 0x12, 0xff, 0x00, 0xff, 0xd0, 0x34])
  const progressive = Buffer.concat([whole.subarray(0, -2), scan, scan, whole.subarray(-2)])
  expect(clean(progressive)).toEqual(progressive)
})

test.each([true, false])(
  'a photo held sideways stays turned, and nothing else of its camera stays (little endian: %p)',
  little => {
    const turned = clean(jpeg(exif(6, little)))
    expect(turned.includes(secret)).toBe(false)
    const at = turned.indexOf('Exif\0\0')
    expect([at, turned.readUInt16BE(at + 6 + 18)]).toEqual([6, 6])
    expect(clean(turned)).toEqual(turned)
    expect(Buffer.concat([turned.subarray(0, 2), turned.subarray(38)])).toEqual(jpeg())
  },
)

test('a JPEG without an end gets one', () => {
  expect(clean(jpeg().subarray(0, -2))).toEqual(jpeg())
})

test('a PNG loses texts, times, camera data and what hangs behind its end', () => {
  const notes = ['tEXt', 'zTXt', 'iTXt', 'eXIf', 'tIME'].map(name => chunk(name, secret))
  expect(clean(Buffer.concat([png(...notes), secret]))).toEqual(png())
  const drawn = png(chunk('gAMA', Buffer.from([0, 0, 0xb1, 0x8f])), chunk('acTL', Buffer.alloc(8)))
  expect(clean(drawn)).toEqual(drawn)
})

test('a WebP loses Exif and XMP and no longer announces them', () => {
  const flags = (bits: number) => Buffer.from([bits, 0, 0, 0, 0, 0, 0, 0, 0, 0])
  const drawn = Buffer.from([1, 2, 3])
  const loaded = webp(['VP8X', flags(0x2c)], ['VP8L', drawn], ['EXIF', secret], ['XMP ', secret])
  expect(clean(Buffer.concat([loaded, secret]))).toEqual(webp(['VP8X', flags(0x20)], ['VP8L', drawn]))
})

test('a GIF goes as it is', () => {
  const gif = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64')
  expect(readPicture(gif)).toEqual({ type: 'image/gif', ending: 'gif', bytes: gif })
})

test('whatever comes is a picture or a refusal, at once, and a clean one stays as it is', () => {
  const heads = [
    jpeg(exif(3)),
    png(chunk('tEXt', secret)),
    webp(['VP8L', secret]),
    Buffer.from('GIF89a'),
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
    { numRuns: 2000 },
  )
})
