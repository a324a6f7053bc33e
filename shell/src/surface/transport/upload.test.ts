import { expect, test } from '@jest/globals'
import { gif } from './testing/pictures.ts'
import type { UploadPage } from './testing/upload-page.ts'
import { uploadSuite } from './testing/upload-suite.ts'
import { json } from './testing/wire.ts'

declare const window: { page: UploadPage }

const { page, put, seen, answer, jpeg, upload: uploaded } = uploadSuite()

test('what is no picture is refused in words, and nothing is sent', async () => {
  const { reply, notices } = await uploaded(Buffer.from('%PDF'), 'application/pdf')
  expect(reply).toMatchObject({ failed: { code: 'not-an-image', message: 'please upload an image file' } })
  expect(notices).toEqual(['please upload an image file'])
  expect(seen().filter(({ method }) => method === 'POST')).toEqual([])
})

test('an upload is a plain form with the token; its path comes in the message, its progress in parts', async () => {
  const photo = await jpeg(800, 800, 0.9)
  const { reply, parts } = await uploaded(photo, 'image/jpeg', { fields: { order: '7' } })
  expect(reply).toEqual({ state: 'ok', value: 'voucher/2026/a.jpg' })
  const sent = seen().find(({ method }) => method === 'POST')
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
  answer(json({ code: 0, success: false, message: 'too large' }))
  const { reply, notices } = await uploaded(gif(100), 'image/gif')
  expect(reply).toMatchObject({ failed: { name: 'RefusedError', message: 'too large' } })
  expect(notices).toEqual(['too large'])
  expect((await uploaded(gif(100), 'image/gif', { notice: 'screen' })).notices).toEqual([])
})

test('a 401 resolves expired and is told', async () => {
  answer(json({ code: 401, message: 'Log in' }, 401))
  expect(await uploaded(gif(100), 'image/gif')).toMatchObject({ reply: { state: 'expired' }, expired: ['t1'] })
})

test('a reply without a path, and one that breaks off, leave it uncertain', async () => {
  answer(json({ code: 0, success: true, message: '' }))
  expect((await uploaded(gif(100), 'image/gif')).reply).toMatchObject({
    failed: { kind: 'malformed', uncertain: true },
  })
  answer((_, response) => void response.socket?.destroy())
  expect((await uploaded(gif(100), 'image/gif')).reply).toMatchObject({ failed: { kind: 'network', uncertain: true } })
})

test('an upload that is taken back rejects with the abort', async () => {
  answer(() => {})
  const photo = await jpeg(800, 800, 0.9)
  const reply = page().evaluate((address, type) => window.page.abort(address, type), put(photo), 'image/jpeg')
  expect(await reply).toMatchObject({ failed: { name: 'AbortError' } })
})
