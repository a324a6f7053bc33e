/** What a file is, judged by its bytes; and the same picture without what cameras and editors write beside it. */
import { refuse } from '@shared/engine/refusals/refuse'
import { cleanGif } from './gif.ts'
import { cleanJpeg } from './jpeg.ts'
import { cleanPng } from './png.ts'
import { isSensible, type Size, sizeOfGif, sizeOfJpeg, sizeOfPng, sizeOfWebp } from './size.ts'
import type { UploadRow } from './tables.ts'
import { cleanWebp } from './webp.ts'

type Type = UploadRow['type']
type Kind = {
  type: Type
  ending: string
  is(bytes: Buffer): boolean
  /** @param isPhotograph nothing of it may be missing */
  clean(bytes: Buffer, isPhotograph: boolean): Buffer
  /** Of the cleaned one. */
  sizeOf(bytes: Buffer): Size
}

const startsWith =
  (...start: readonly number[]) =>
  (bytes: Buffer) =>
    bytes.subarray(0, start.length).equals(Buffer.from(start))
const text = (bytes: Buffer, from: number, to: number) => bytes.toString('latin1', from, to)

const kinds: readonly Kind[] = [
  { type: 'image/jpeg', ending: 'jpg', is: startsWith(0xff, 0xd8, 0xff), clean: cleanJpeg, sizeOf: sizeOfJpeg },
  {
    type: 'image/png',
    ending: 'png',
    is: startsWith(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a),
    clean: cleanPng,
    sizeOf: sizeOfPng,
  },
  {
    type: 'image/gif',
    ending: 'gif',
    is: bytes => ['GIF87a', 'GIF89a'].includes(text(bytes, 0, 6)),
    clean: cleanGif,
    sizeOf: sizeOfGif,
  },
  {
    type: 'image/webp',
    ending: 'webp',
    is: bytes => text(bytes, 0, 4) === 'RIFF' && text(bytes, 8, 12) === 'WEBP',
    clean: cleanWebp,
    sizeOf: sizeOfWebp,
  },
]

export type Picture = { type: Type; ending: string; bytes: Buffer }

/** @throws Refused not-an-image: an SVG too, it is a program; what only begins like a picture, and one of absurd size */
export const readPicture = (bytes: Buffer): Picture => read(bytes, kinds, false)

/** Of a document: whole to its last line, and no GIF. @throws as readPicture */
export const readPhotograph = (bytes: Buffer): Picture =>
  read(
    bytes,
    kinds.filter(({ type }) => type !== 'image/gif'),
    true,
  )

function read(bytes: Buffer, kinds: readonly Kind[], isPhotograph: boolean): Picture {
  const kind = kinds.find(({ is }) => is(bytes))
  if (!kind) return refuse('not-an-image', { field: 'file' })
  const { type, ending } = kind
  try {
    const cleaned = kind.clean(bytes, isPhotograph)
    return isSensible(kind.sizeOf(cleaned))
      ? { type, ending, bytes: cleaned }
      : refuse('not-an-image', { field: 'file' })
  } catch (error) {
    if (isOutOfRange(error)) return refuse('not-an-image', { field: 'file' })
    throw error
  }
}

/** Read past the end: by its name, a Buffer's own error is of another realm in tests. */
const isOutOfRange = (error: unknown) =>
  typeof error === 'object' && error !== null && 'name' in error && error.name === 'RangeError'
