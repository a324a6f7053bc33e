/** What a file is, judged by its bytes; and the same picture without what cameras and editors write beside it. */
import { refuse } from '../refusals/refuse.ts'
import { cleanJpeg } from './jpeg.ts'
import { cleanPng } from './png.ts'
import type { UploadRow } from './tables.ts'
import { cleanWebp } from './webp.ts'

type Type = UploadRow['type']
type Kind = { type: Type; ending: string; is(bytes: Buffer): boolean; clean(bytes: Buffer): Buffer }

const startsWith =
  (...start: readonly number[]) =>
  (bytes: Buffer) =>
    bytes.subarray(0, start.length).equals(Buffer.from(start))
const text = (bytes: Buffer, from: number, to: number) => bytes.toString('latin1', from, to)

const kinds: readonly Kind[] = [
  { type: 'image/jpeg', ending: 'jpg', is: startsWith(0xff, 0xd8, 0xff), clean: cleanJpeg },
  { type: 'image/png', ending: 'png', is: startsWith(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a), clean: cleanPng },
  { type: 'image/gif', ending: 'gif', is: bytes => /^GIF8[79]a$/.test(text(bytes, 0, 6)), clean: bytes => bytes },
  {
    type: 'image/webp',
    ending: 'webp',
    is: bytes => text(bytes, 0, 4) === 'RIFF' && text(bytes, 8, 12) === 'WEBP',
    clean: cleanWebp,
  },
]

export type Picture = { type: Type; ending: string; bytes: Buffer }

/** @throws Refused not-an-image: an SVG too, it is a program; and what only begins like a picture */
export function readPicture(bytes: Buffer): Picture {
  const kind = kinds.find(({ is }) => is(bytes))
  if (!kind) return refuse('not-an-image', { field: 'file' })
  const { type, ending } = kind
  try {
    return { type, ending, bytes: kind.clean(bytes) }
  } catch (error) {
    if (isOutOfRange(error)) return refuse('not-an-image', { field: 'file' })
    throw error
  }
}

/** Read past the end: by its name, a Buffer's own error is of another realm in tests. */
const isOutOfRange = (error: unknown) =>
  typeof error === 'object' && error !== null && 'name' in error && error.name === 'RangeError'
