import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import type { Browser, ElementHandle, Page } from 'puppeteer'
import { orientationOf } from './exif.ts'
import { bundle, openPage } from './testing/browser.ts'
import { gif, noisePng, turned } from './testing/pictures.ts'
import type { UploadPage } from './testing/upload-page.ts'
import { type Answer, json, startWire, type Wire } from './testing/wire.ts'

declare const window: { page: UploadPage }

const files = new Map<string, Uint8Array>()
let wire: Wire
let browser: Browser | undefined
let page: Page
let onUpload: Answer

beforeAll(async () => {
  wire = await startWire()
  const script = bundle(path.join(import.meta.dirname, 'testing/upload-page.ts'))
  wire.answer((seen, response) => {
    const file = files.get(seen.path)
    if (file) return void response.end(file)
    if (seen.path === '/page.js') return void response.writeHead(200, { 'Content-Type': 'text/javascript' }).end(script)
    if (seen.method === 'POST') return onUpload(seen, response)
    response
      .writeHead(200, { 'Content-Type': 'text/html' })
      .end('<!doctype html><input type="file"><script src="/page.js"></script>')
  })
  ;({ browser, page } = await openPage(wire.url))
})
afterAll(async () => {
  await browser?.close() // none where the page could not be built
  await wire.close()
})
beforeEach(() => {
  files.clear()
  wire.seen.length = 0
  onUpload = json({ code: 0, success: true, message: 'voucher/2026/a.jpg', result: null })
})

const put = (bytes: Uint8Array): string => {
  const address = `/file/${files.size}`
  files.set(address, bytes)
  return address
}
const prepare = (bytes: Uint8Array, type: string) =>
  page.evaluate((address, kind) => window.page.prepare(address, kind), put(bytes), type)
const failing = (bytes: Uint8Array, type: string) =>
  page.evaluate(
    (address, kind) => window.page.prepare(address, kind).catch(({ name, code }) => ({ name, code })),
    put(bytes),
    type,
  )
const jpeg = async (width: number, height: number, quality: number) =>
  new Uint8Array(await page.evaluate((...size) => window.page.jpeg(...size), width, height, quality))
const uploaded = (bytes: Uint8Array, type: string, o = {}) =>
  page.evaluate((address, kind, options) => window.page.upload(address, kind, options), put(bytes), type, o)

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
    const input = (await page.$('input')) as ElementHandle<HTMLInputElement>
    await input.uploadFile(picked)
    if (looked) await page.evaluate(() => document.querySelector('input')?.files?.[0]?.size)
    rmSync(dir, { recursive: true })
    expect(await page.evaluate(() => window.page.picked())).toMatchObject({
      failed: { name: 'ImageError', code: 'file-unreadable' },
    })
  },
)

test('what is no picture is refused in words, and nothing is sent', async () => {
  const { reply, notices } = await uploaded(Buffer.from('%PDF'), 'application/pdf')
  expect(reply).toMatchObject({ failed: { code: 'not-an-image', message: 'please upload an image file' } })
  expect(notices).toEqual(['please upload an image file'])
  expect(wire.seen.filter(seen => seen.method === 'POST')).toEqual([])
})

test('an upload is a plain form with the token; its path comes in the message, its progress in parts', async () => {
  const photo = await jpeg(800, 800, 0.9)
  const { reply, parts } = await uploaded(photo, 'image/jpeg', { fields: { order: '7' } })
  expect(reply).toEqual({ state: 'ok', value: 'voucher/2026/a.jpg' })
  const sent = wire.seen.find(seen => seen.method === 'POST')
  expect(sent?.path).toBe('/api/sys/common/upload')
  expect(sent?.headers).toMatchObject({ 'x-access-token': 't1', 'accept-language': 'en-US' })
  const type = sent?.headers['content-type'] ?? ''
  const form = await new Response(new Uint8Array(sent?.bytes ?? []), { headers: { 'Content-Type': type } }).formData()
  const file = form.get('file') as File
  expect([form.get('biz'), form.get('order'), file.name, file.type]).toEqual([
    'voucher',
    '7',
    'a picture.jpeg',
    'image/jpeg',
  ])
  expect(parts.at(-1)).toBe(1)
  expect([...parts].sort((a, b) => a - b)).toEqual(parts)
})

test('code 0 with success false is a refusal', async () => {
  onUpload = json({ code: 0, success: false, message: 'too large' })
  const { reply, notices } = await uploaded(gif(100), 'image/gif')
  expect(reply).toMatchObject({ failed: { name: 'RefusedError', message: 'too large' } })
  expect(notices).toEqual(['too large'])
  expect((await uploaded(gif(100), 'image/gif', { notice: 'screen' })).notices).toEqual([])
})

test('a 401 resolves expired and is told', async () => {
  onUpload = json({ code: 401, message: 'Log in' }, 401)
  expect(await uploaded(gif(100), 'image/gif')).toMatchObject({ reply: { state: 'expired' }, expired: ['t1'] })
})

test('a reply without a path, and one that breaks off, leave it uncertain', async () => {
  onUpload = json({ code: 0, success: true, message: '' })
  expect((await uploaded(gif(100), 'image/gif')).reply).toMatchObject({
    failed: { kind: 'malformed', uncertain: true },
  })
  onUpload = (_, response) => void response.socket?.destroy()
  expect((await uploaded(gif(100), 'image/gif')).reply).toMatchObject({ failed: { kind: 'network', uncertain: true } })
})

test('an upload that is taken back rejects with the abort', async () => {
  onUpload = () => {}
  const photo = await jpeg(800, 800, 0.9)
  const reply = page.evaluate((address, type) => window.page.abort(address, type), put(photo), 'image/jpeg')
  expect(await reply).toMatchObject({ failed: { name: 'AbortError' } })
})
