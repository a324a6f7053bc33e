/** A picture in a card's proportions that nobody takes for a document: grey, in two shades. */
import { crc32, deflateSync } from 'node:zlib'

const WIDTH = 960
const HEIGHT = 600
const EDGE = 40

/** A PNG chunk: length, name, data, checksum. */
function chunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data])
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  check.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, check])
}

/** A row begins with its filter, which is none. */
function row(y: number, shade: number): Buffer {
  const line = Buffer.alloc(WIDTH + 1, shade)
  line.writeUInt8(0)
  return y < EDGE || y >= HEIGHT - EDGE ? line : line.fill(0xe0, 1 + EDGE, 1 + WIDTH - EDGE)
}

/** @param shade of its border, 0 to 255 */
export function samplePhoto(shade: number): Buffer {
  const header = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 8, 0, 0, 0, 0])
  header.writeUInt32BE(WIDTH, 0)
  header.writeUInt32BE(HEIGHT, 4)
  const rows = Array.from({ length: HEIGHT }, (_, y) => row(y, shade))
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.concat(rows))),
    chunk('IEND', Buffer.alloc(0)),
  ])
}
