/** What the tests of pictures and uploads share: a page in a real browser that holds the product's modules, and a server of files. */
import path from 'node:path'
import { afterAll, beforeAll, beforeEach } from '@jest/globals'
import type { Browser, Page } from 'puppeteer'
import { bundle, openPage } from './browser.ts'
import type { UploadPage } from './upload-page.ts'
import { type Answer, json, startWire, type Wire } from './wire.ts'

declare const window: { page: UploadPage }

/** Call once in a test file. */
export function uploadSuite() {
  const files = new Map<string, Uint8Array>()
  let wire: Wire
  let browser: Browser | undefined
  let page: Page
  let onUpload: Answer

  beforeAll(async () => {
    wire = await startWire()
    const script = bundle(path.join(import.meta.dirname, 'upload-page.ts'))
    wire.answer((seen, response) => {
      const file = files.get(seen.path)
      if (file) return void response.end(file)
      if (seen.path === '/page.js')
        return void response.writeHead(200, { 'Content-Type': 'text/javascript' }).end(script)
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
  return {
    page: () => page,
    put,
    seen: () => wire.seen,
    /** What an upload is answered in this test. */
    answer(by: Answer) {
      onUpload = by
    },
    /** What becomes of a picture before it is sent. */
    prepare: (bytes: Uint8Array, type: string) =>
      page.evaluate((address, kind) => window.page.prepare(address, kind), put(bytes), type),
    jpeg: async (width: number, height: number, quality: number) =>
      new Uint8Array(await page.evaluate((...size) => window.page.jpeg(...size), width, height, quality)),
    upload: (bytes: Uint8Array, type: string, o = {}) =>
      page.evaluate((address, kind, options) => window.page.upload(address, kind, options), put(bytes), type, o),
  }
}
