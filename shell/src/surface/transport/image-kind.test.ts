import { expect, test } from '@jest/globals'
import { kindOf } from './image-kind.ts'
import { bmp, gif, noisePng } from './testing/pictures.ts'

const bytes = (text: string) => new Uint8Array(Buffer.from(text, 'latin1')).buffer

test.each<[string, ArrayBuffer | Buffer]>([
  ['image/jpeg', bytes('\xff\xd8\xff\xe0\0\x10JFIF')],
  ['image/png', noisePng(1, 1)],
  ['image/gif', gif(100)],
  ['image/webp', bytes('RIFF\x24\0\0\0WEBPVP8 ')],
  ['image/bmp', bmp(1, 1)],
  ['image/heic', bytes('\0\0\0\x18ftypheic\0\0\0\0mif1heic')],
  ['image/heic', bytes('\0\0\0\x18ftypmif1\0\0\0\0mif1heic')],
  ['image/avif', bytes('\0\0\0\x1cftypavif\0\0\0\0')],
])('%s is told by its first bytes', (type, head) => {
  expect(kindOf(head instanceof ArrayBuffer ? head : new Uint8Array(head).buffer)).toBe(type)
})

test.each([
  ...['', '\xff\xd8', 'GIF', 'GIF88a', 'BMW, a text', 'RIFF\x24\0\0\0WAVE', '%PDF-1.7', 'a text'],
  ...['<svg xmlns="http://www.w3.org/2000/svg">', '\0\0\0\x18ftypisom\0\0\0\0', '\0\0\0\x18ftyp'],
])('%j is no picture', head => expect(kindOf(bytes(head))).toBeUndefined())
