import { expect, test } from '@jest/globals'
import { planImage } from './image-plan.ts'

const MB = 1024 * 1024
const jpeg = (size: number) => planImage({ type: 'image/jpeg', size })

test.each(['', 'text/plain', 'application/pdf', 'video/mp4', 'image/svg+xml'])('%p is refused: no image file', type => {
  expect(planImage({ type, size: 10 })).toEqual({ kind: 'refuse' })
})

test('below 200 KB a picture is left alone', () => {
  expect(jpeg(204_799)).toEqual({ kind: 'keep' })
  expect(planImage({ type: 'image/png', size: 1 })).toEqual({ kind: 'keep' })
})

test.each([
  [204_800, 0.9],
  [524_287, 0.9],
  [524_288, 0.8],
  [1_048_575, 0.8],
  [1_048_576, 0.85],
  [2_097_151, 0.85],
  [2_097_152, 0.8],
  [10 * MB - 1, 0.8],
  [10 * MB, 0.75],
  [20 * MB, 0.75],
  [20 * MB + 1, 0.8],
])('a JPEG of %i bytes is compressed at %p', (size, quality) => {
  expect(jpeg(size)).toEqual({ kind: 'compress', quality, type: 'image/jpeg' })
})

test('a PNG stays a PNG up to 2,048,000 bytes and becomes a JPEG above', () => {
  expect(planImage({ type: 'image/png', size: 2_048_000 })).toMatchObject({ type: 'image/png' })
  expect(planImage({ type: 'image/png', size: 2_048_001 })).toMatchObject({ type: 'image/jpeg' })
})

test.each(['image/heic', 'image/heif', 'image/avif', 'image/tiff', 'image/bmp'])(
  '%p becomes a JPEG at any size: not everybody could show it',
  type => {
    expect(planImage({ type, size: 1000 })).toMatchObject({ kind: 'compress', type: 'image/jpeg' })
  },
)

test('a WebP stays a WebP; a GIF is sent as it is at any size: drawn anew it would stand still', () => {
  expect(planImage({ type: 'image/webp', size: MB })).toEqual({ kind: 'compress', quality: 0.85, type: 'image/webp' })
  expect(planImage({ type: 'image/webp', size: 1000 })).toEqual({ kind: 'keep' })
  for (const size of [1000, MB, 20 * MB]) expect(planImage({ type: 'image/gif', size })).toEqual({ kind: 'keep' })
})
