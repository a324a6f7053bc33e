/** Picture files made byte by byte. */
import { randomBytes } from 'node:crypto'
import { crc32, deflateSync } from 'node:zlib'

/** An APP1 segment that holds nothing but the orientation, 1 to 8. */
export function exifSegment(orientation: number, { little = false } = {}): number[] {
  const two = (x: number) => (little ? [x & 255, x >> 8] : [x >> 8, x & 255])
  const four = (x: number) => (little ? [...two(x), 0, 0] : [0, 0, ...two(x)])
  const entry = [...two(0x0112), ...two(3), ...four(1), ...two(orientation), 0, 0]
  const tiff = [...(little ? [0x49, 0x49] : [0x4d, 0x4d]), ...two(42), ...four(8), ...two(1), ...entry, ...four(0)]
  const body = [...Buffer.from('Exif\0\0', 'latin1'), ...tiff]
  return [0xff, 0xe1, (body.length + 2) >> 8, (body.length + 2) & 255, ...body]
}

/** A JPEG with its orientation written behind its first two bytes. */
export const turned = (jpeg: Uint8Array, orientation: number): Uint8Array =>
  new Uint8Array([...jpeg.subarray(0, 2), ...exifSegment(orientation), ...jpeg.subarray(2)])

function chunk(name: string, data: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data])
  const length = Buffer.alloc(4)
  length.writeUInt32BE(data.length)
  const sum = Buffer.alloc(4)
  sum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, sum])
}

/** A PNG of transparent noise: about four bytes a pixel, as nothing compresses it. */
export function noisePng(width: number, height: number): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, 6], 8) // 8 bits, RGBA
  const rows = Array.from({ length: height }, () =>
    Buffer.concat([Buffer.from([0]), transparent(randomBytes(width * 4))]),
  )
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  const pixels = deflateSync(Buffer.concat(rows), { level: 0 })
  return Buffer.concat([signature, chunk('IHDR', header), chunk('IDAT', pixels), chunk('IEND', Buffer.alloc(0))])
}

function transparent(row: Buffer): Buffer {
  for (let i = 3; i < row.length; i += 4) row[i] = 0
  return row
}

/** A GIF of one 1x1 black frame, made as large as wished by a comment. */
export function gif(size: number): Buffer {
  const head = Buffer.from('474946383961010001008000000000000000000021fe', 'hex')
  const tail = Buffer.from('002c00000000010001000002024401003b', 'hex')
  const comment = Buffer.alloc(Math.max(0, size - head.length - tail.length), 'x')
  const blocks = Array.from({ length: Math.ceil(comment.length / 256) }, (_, i) => {
    const part = comment.subarray(i * 256, i * 256 + 255)
    return Buffer.concat([Buffer.from([part.length]), part])
  })
  return Buffer.concat([head, ...blocks, tail])
}

/** A BMP of 24 bits, grey. */
export function bmp(width: number, height: number): Buffer {
  const row = Math.ceil((width * 3) / 4) * 4
  const head = Buffer.alloc(54)
  head.write('BM', 0, 'latin1')
  head.writeUInt32LE(54 + row * height, 2)
  head.writeUInt32LE(54, 10)
  head.writeUInt32LE(40, 14)
  head.writeInt32LE(width, 18)
  head.writeInt32LE(height, 22)
  head.writeUInt16LE(1, 26)
  head.writeUInt16LE(24, 28)
  return Buffer.concat([head, Buffer.alloc(row * height, 128)])
}
