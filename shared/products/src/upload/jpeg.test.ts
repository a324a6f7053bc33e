import { expect, test } from '@jest/globals'
import { exif, jpeg, segment } from '../../../sandbox/src/testing/upload/pictures.ts'
import { readPicture } from './picture.ts'

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

const marker = (...names: number[]) => Buffer.from(names.flatMap(name => [0xff, name]))
/** A picture whose segments each come after these bytes. */
function apart(between: Buffer): Buffer {
  const parts: Buffer[] = [Buffer.from([0xff, 0xd8])]
  const whole = jpeg()
  for (let at = 2; at < whole.length; ) {
    const end = whole[at + 1] === 0xda ? whole.length : at + 2 + whole.readUInt16BE(at + 2)
    parts.push(between, whole.subarray(at, end))
    at = end
  }
  return Buffer.concat(parts)
}

test.each([
  ['a fill byte', Buffer.from([0xff])],
  ['many fill bytes', Buffer.alloc(500, 0xff)],
  ['a restart', marker(0xd0)],
  ['each restart and TEM', marker(0xd0, 0xd1, 0xd2, 0xd3, 0xd4, 0xd5, 0xd6, 0xd7, 0x01)],
  ['restarts behind fill bytes', Buffer.from([0xff, 0xff, 0xd3, 0xff, 0xff, 0xff, 0x01])],
])('%s before each segment of a JPEG: it is the same picture without', (_, between) => {
  expect(clean(apart(between))).toEqual(jpeg())
})

/** Large enough to be a bomb for whoever opens it. */
const vast = segment(0xc0, Buffer.from([8, 0xff, 0xff, 0xff, 0xff, 1, 1, 0x11, 0]))
const small = segment(0xc0, Buffer.from([8, 0, 1, 0, 1, 1, 1, 0x11, 0]))

test('what stands behind a restart is its frame: no length is read where there is none', () => {
  const head = Buffer.concat([Buffer.from([0xff, 0xd8]), marker(0xd0), vast])
  // a reader that takes the next marker for a length lands in the colour profile
  const landing = 4 + 0xffc0
  const profile = Buffer.alloc(65_533 - 2)
  profile.write('ICC_PROFILE\0', 'latin1')
  small.copy(profile, landing - head.length - 4)
  const bytes = Buffer.concat([head, segment(0xe2, profile), jpeg().subarray(2)])
  expect(() => clean(bytes)).toThrow('not-an-image')
})

test('a hierarchy of frames is as large as its head says', () => {
  const head = segment(0xde, Buffer.from([8, 0xff, 0xff, 0xff, 0xff, 1, 1, 0x11, 0]))
  expect(() => clean(jpeg(head))).toThrow('not-an-image')
})

test.each([
  ['another start', marker(0xd8)],
  ['a reserved marker', marker(0x02)],
  ['a reserved marker with a length', segment(0xbf, Buffer.alloc(3))],
  ['a stuffed byte', Buffer.from([0xff, 0x00])],
  ['no marker', Buffer.from([0x12, 0x34])],
])('%s before the first segment of a JPEG: it is no picture', (_, before) => {
  expect(() => clean(Buffer.concat([jpeg().subarray(0, 2), before, jpeg().subarray(2)]))).toThrow('not-an-image')
})
