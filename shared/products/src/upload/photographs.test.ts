/** Photos of documents: what the exchange keeps of them on its disk, and what it does not take. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { nextIp } from '../../../sandbox/src/testing/accounts/people.ts'
import { chunk, exif, gif, jpeg, padded, png, segment, webp } from '../../../sandbox/src/testing/upload/pictures.ts'
import { upload } from '../../../sandbox/src/testing/upload/uploads.ts'
import { type Exchange, startExchange } from '../../../testing/src/exchange.ts'
import { pictureFolder } from './store.ts'

let exchange: Exchange
let token: string
beforeAll(async () => {
  exchange = await startExchange()
  token = (await exchange.newUser()).token
})
afterAll(() => exchange.stop())

const send = (bytes: Buffer) => upload(exchange, bytes, { token, biz: 'kyc', ip: nextIp() })
const folder = () => join(pictureFolder(exchange.sandbox.context), 'kyc')
const stored = (path: string) => readFileSync(join(pictureFolder(exchange.sandbox.context), path))

const secret = Buffer.from('SECRET-PLACE<script>alert(1)</script>PK\x03\x04')
const drawn = Buffer.from([0x2f, 0, 0, 0, 0])
const flags = (bits: number) => Buffer.from([bits, 0, 0, 0, 0, 0, 0, 0, 0, 0])

test('a photo with the place where it was taken is kept without it, and stays turned as it was held', async () => {
  const { message } = await send(jpeg(exif(6), segment(0xed, secret)))
  const kept = stored(message)
  expect(kept.includes('SECRET-PLACE')).toBe(false)
  // the tag of GPS, in either byte order
  expect(kept.includes(Buffer.from([0x88, 0x25])) || kept.includes(Buffer.from([0x25, 0x88]))).toBe(false)
  expect(kept.includes(Buffer.from([0x01, 0x12, 0x00, 0x03, 0, 0, 0, 1, 0, 6]))).toBe(true)
  expect(Buffer.concat([kept.subarray(0, 2), kept.subarray(38)])).toEqual(jpeg())
})

test.each<[string, Buffer, Buffer]>([
  ['a JPEG with an archive behind its end', Buffer.concat([jpeg(), secret]), jpeg()],
  ['a JPEG with a page in its comment', jpeg(segment(0xfe, secret)), jpeg()],
  ['a PNG with an archive behind its end', Buffer.concat([png(), secret]), png()],
  ['a PNG with a page in a chunk of its own', png(chunk('raWn', secret), chunk('EVIL', secret)), png()],
  ['a PNG with camera data and texts', png(chunk('eXIf', secret), chunk('iTXt', secret), chunk('tEXt', secret)), png()],
  [
    'a WebP with camera data and a chunk of its own',
    Buffer.concat([webp(['VP8X', flags(0x2c)], ['VP8L', drawn], ['EXIF', secret], ['EVIL', secret]), secret]),
    webp(['VP8X', flags(0x20)], ['VP8L', drawn]),
  ],
])('%s is kept as the picture alone', async (_, bytes, kept) => {
  const { success, message } = await send(bytes)
  expect([success, stored(message)]).toEqual([true, kept])
})

const sized = (width: number, height: number) => {
  const bytes = Buffer.from(png())
  bytes.writeUInt32BE(width, 16)
  bytes.writeUInt32BE(height, 20)
  return bytes
}
const cut = (bytes: Buffer, off: number) => bytes.subarray(0, bytes.length - off)

test.each<[string, Buffer]>([
  ['a JPEG cut off within its picture', cut(jpeg(), 3)],
  ['a JPEG cut off right before its end', cut(jpeg(), 2)],
  ['a PNG cut off', cut(png(), 4)],
  ['a WebP cut off', cut(webp(['VP8L', Buffer.concat([drawn, secret])]), 4)],
  ['a PNG that claims 7,072 by 7,072: more than 50 million', sized(7072, 7072)],
  ['a GIF', gif()],
  ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>')],
  ['a PDF', Buffer.from('%PDF-1.7\n1 0 obj')],
  ['an archive with a picture in it', Buffer.concat([Buffer.from('PK\x03\x04'), jpeg()])],
  ['a page that ends as a picture', Buffer.concat([Buffer.from('<html>'), png()])],
  ['nothing', Buffer.alloc(0)],
])('%s is refused with the reason, and nothing of it stays on the disk', async (_, bytes) => {
  const before = readdirSync(folder())
  expect(await send(bytes)).toMatchObject({
    code: 0,
    success: false,
    message: 'please upload an image file',
    result: { refusal: 'not-an-image', field: 'file' },
  })
  expect(readdirSync(folder())).toEqual(before)
})

test('50 million pixels are a photo still; over 5 MB is none, and says so', async () => {
  expect(await send(sized(10_000, 5_000))).toMatchObject({ success: true })
  expect(await send(padded(5 * 1024 * 1024 + 1))).toMatchObject({
    message: 'Choose an image of up to 5 MB',
    result: { refusal: 'image-too-large' },
  })
})
