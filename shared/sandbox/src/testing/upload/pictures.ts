/** Small real pictures for tests, with room for what must be taken out of them. */
import { randomBytes } from 'node:crypto'
import { crc32, deflateSync } from 'node:zlib'

/** A PNG chunk with its checksum. */
export function chunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data])
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  check.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, check])
}

const header = Buffer.from([0, 0, 0, 1, 0, 0, 0, 1, 8, 0, 0, 0, 0])

/** One grey pixel; `extra` chunks stand before it. */
export const png = (...extra: Buffer[]): Buffer =>
  Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    ...extra,
    chunk('IDAT', deflateSync(Buffer.from([0, 128]))),
    chunk('IEND', Buffer.alloc(0)),
  ])

/** One of exactly so many bytes; a chunk's frame is 12. */
export const padded = (size: number): Buffer => png(chunk('raWn', randomBytes(size - png().length - 12)))

/** A JPEG segment. */
export function segment(marker: number, data: Buffer): Buffer {
  const head = Buffer.from([0xff, marker, 0, 0])
  head.writeUInt16BE(data.length + 2, 2)
  return Buffer.concat([head, data])
}

/** One grey pixel, baseline; `extra` segments stand before it. */
export const jpeg = (...extra: Buffer[]): Buffer =>
  Buffer.concat([
    Buffer.from([0xff, 0xd8]),
    ...extra,
    segment(0xdb, Buffer.from([0, ...Array<number>(64).fill(1)])),
    segment(0xc0, Buffer.from([8, 0, 1, 0, 1, 1, 1, 0x11, 0])),
    segment(0xc4, Buffer.from([0x00, 0, 1, ...Array<number>(14).fill(0), 0])),
    segment(0xc4, Buffer.from([0x10, 0, 1, ...Array<number>(14).fill(0), 0])),
    segment(0xda, Buffer.from([1, 1, 0, 0, 63, 0])),
    Buffer.from([0x3f, 0xff, 0x00]),
    Buffer.from([0xff, 0xd9]),
  ])

/** A camera's Exif: how it was held, and a place that must not get out. */
export function exif(orientation: number, little = true): Buffer {
  const tiff = Buffer.alloc(38)
  tiff.write(little ? 'II' : 'MM', 0, 'latin1')
  const word = (value: number, at: number) => (little ? tiff.writeUInt16LE(value, at) : tiff.writeUInt16BE(value, at))
  const long = (value: number, at: number) => (little ? tiff.writeUInt32LE(value, at) : tiff.writeUInt32BE(value, at))
  word(42, 2)
  long(8, 4)
  word(2, 8)
  for (const [at, tag, value] of [
    [10, 0x0112, orientation],
    [22, 0x8825, 1],
  ] as const) {
    word(tag, at)
    word(3, at + 2)
    long(1, at + 4)
    word(value, at + 8)
  }
  return segment(0xe1, Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), tiff, Buffer.from('SECRET-PLACE')]))
}

/** A WebP of the given chunks. */
export function webp(...chunks: [name: string, data: Buffer][]): Buffer {
  const parts = chunks.map(([name, data]) => {
    const head = Buffer.alloc(8)
    head.write(name, 'latin1')
    head.writeUInt32LE(data.length, 4)
    return Buffer.concat([head, data, Buffer.alloc(data.length % 2)])
  })
  const body = Buffer.concat([Buffer.from('WEBP', 'latin1'), ...parts])
  const head = Buffer.alloc(8)
  head.write('RIFF', 'latin1')
  head.writeUInt32LE(body.length, 4)
  return Buffer.concat([head, body])
}

/** A GIF's extension of the given sub-blocks. */
export function extension(label: number, ...blocks: (Buffer | string)[]): Buffer {
  const parts = blocks.map(block => {
    const bytes = typeof block === 'string' ? Buffer.from(block, 'latin1') : block
    return Buffer.concat([Buffer.from([bytes.length]), bytes])
  })
  return Buffer.concat([Buffer.from([0x21, label]), ...parts, Buffer.from([0])])
}

const control = '21f9040100000000'
const pixel = '2c00000000010001000002014400'
/** A frame's control block and its one black pixel. */
export const gifFrame = Buffer.from(control + pixel, 'hex')

/** One pixel, two colours; without blocks of its own, one frame. */
export const gif = (...blocks: Buffer[]): Buffer =>
  Buffer.concat([
    Buffer.from('GIF89a', 'latin1'),
    Buffer.from('01000100800000000000ffffff', 'hex'),
    ...(blocks.length > 0 ? blocks : [gifFrame]),
    Buffer.from([0x3b]),
  ])
