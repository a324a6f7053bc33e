/** Pictures as they are made ready, in a real browser. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from '@jest/globals'
import type { ElementHandle } from 'puppeteer'
import { orientationOf } from './exif.ts'
import { bmp, gif, noisePng, turned } from './testing/pictures.ts'
import type { UploadPage } from './testing/upload-page.ts'
import { uploadSuite } from './testing/upload-suite.ts'

declare const window: { page: UploadPage }

const { page, put, prepare, jpeg } = uploadSuite()

const failing = (bytes: Uint8Array, type: string) =>
  page().evaluate(
    (address, kind) => window.page.prepare(address, kind).catch(({ name, code }) => ({ name, code })),
    put(bytes),
    type,
  )

test('a PNG above 2,048,000 bytes becomes a JPEG on white, 1080 wide', async () => {
  const png = noisePng(1300, 400)
  expect(png.length).toBeGreaterThan(2_048_000)
  const made = await prepare(png, 'image/png')
  expect(made).toMatchObject({ type: 'image/jpeg', name: 'a picture.jpg' })
  expect(made.seen).toMatchObject({ width: 1080, height: 332, first: [255, 255, 255, 255] })
  expect(made.size).toBeLessThan(png.length)
})

test('a smaller PNG stays one, and see-through; nothing is ever enlarged', async () => {
  const made = await prepare(noisePng(300, 200), 'image/png')
  expect(made).toMatchObject({ type: 'image/png', name: 'a picture.png' })
  expect(made.seen).toMatchObject({ width: 300, height: 200, first: [0, 0, 0, 0] })
})

test('a picture narrower than ten pixels becomes ten wide', async () => {
  const made = await prepare(bmp(4, 8), 'image/bmp')
  expect(made).toMatchObject({ type: 'image/jpeg', seen: { width: 10, height: 20 } })
})

test('a photo held sideways is turned upright, its Exif gone, and the width counts as it is shown', async () => {
  const photo = turned(await jpeg(1600, 800, 0.95), 6)
  expect(orientationOf(photo.slice().buffer)).toBe(6)
  const made = await prepare(photo, 'image/jpeg')
  expect(made.seen).toMatchObject({ width: 800, height: 1600 })
  expect(orientationOf(new Uint8Array(made.head).buffer)).toBe(1)
  // What was left is on top now: red, and blue at the foot, each under noise.
  const [first, last] = [made.seen?.first ?? [], made.seen?.last ?? []]
  expect([Number(first[0]) > Number(first[2]), Number(last[2]) > Number(last[0])]).toEqual([true, true])
  expect(made.size).toBeLessThan(photo.length)
})

test('a picture that would grow is left as it is, but a sideways one is turned all the same', async () => {
  const rough = await jpeg(1080, 1080, 0.5)
  expect(rough.length).toBeGreaterThan(204_800)
  expect(rough.length).toBeLessThan(524_288)
  expect(await prepare(rough, 'image/jpeg')).toMatchObject({ same: true })
  const made = await prepare(turned(rough, 8), 'image/jpeg')
  expect(made.same).toBe(false)
  expect(orientationOf(new Uint8Array(made.head).buffer)).toBe(1)
})

test('a GIF is sent as it is, however large: drawn anew it would stand still', async () => {
  for (const size of [1000, 300_000])
    expect(await prepare(gif(size), 'image/gif')).toMatchObject({ same: true, type: 'image/gif' })
})

test.each(['', 'application/octet-stream', 'image/png', 'text/plain'])(
  'a JPEG that was handed over as %p is sent as what it is',
  async type => {
    const photo = await jpeg(1600, 800, 0.95)
    const made = await prepare(turned(photo, 6), type)
    expect(made).toMatchObject({ type: 'image/jpeg', seen: { width: 800, height: 1600 } })
    expect(made.size).toBeLessThan(photo.length)
    expect(await prepare(await jpeg(20, 10, 0.5), type)).toMatchObject({ type: 'image/jpeg', seen: { width: 20 } })
  },
)

test.each(['', 'application/octet-stream'])('a text that was handed over as %p is no image', async type => {
  expect(await failing(Buffer.from('no picture'), type)).toEqual({ name: 'ImageError', code: 'not-an-image' })
})

test('a text named .png cannot be loaded as a picture; a small one is left to the server, which looks at its bytes', async () => {
  const text = Buffer.alloc(300_000, 'no picture ')
  expect(await failing(text, 'image/png')).toEqual({ name: 'ImageError', code: 'image-unloadable' })
  expect(await prepare(text.subarray(0, 1000), 'image/png')).toMatchObject({ same: true })
})

test.each([false, true])(
  'a file that is gone since it was picked could not be read (looked at before: %p)',
  async looked => {
    const dir = mkdtempSync(path.join(tmpdir(), 'tarn-picked-'))
    const picked = path.join(dir, 'photo.jpg')
    writeFileSync(picked, Buffer.alloc(1000))
    const input = (await page().$('input')) as ElementHandle<HTMLInputElement>
    await input.uploadFile(picked)
    if (looked) await page().evaluate(() => document.querySelector('input')?.files?.[0]?.size)
    rmSync(dir, { recursive: true })
    expect(await page().evaluate(() => window.page.picked())).toMatchObject({
      failed: { name: 'ImageError', code: 'file-unreadable' },
    })
  },
)
