import { afterAll, afterEach, beforeAll, expect, jest, test } from '@jest/globals'
import { sendForm } from './multipart.ts'
import { pass, settle, stopClocks, until } from './testing/real-time.ts'
import { startWire, type Wire } from './testing/wire.ts'

let wire: Wire
beforeAll(async () => {
  wire = await startWire()
})
afterAll(() => wire.close())
afterEach(() => void jest.useRealTimers())

test('an upload ends after 60 s in which nothing moved, however long it took before', async () => {
  let more = (_: string) => {}
  wire.answer((_, response) => {
    response.writeHead(200, { 'Access-Control-Allow-Origin': '*', 'Access-Control-Allow-Headers': '*' })
    more = text => void response.write(text)
    more('{')
  })
  stopClocks()
  const sent = sendForm({ url: wire.url, headers: {}, body: new FormData() })
  let ended = false
  void sent.then(() => (ended = true))
  await until(() => wire.seen.length > 0, 'the upload')
  for (const _ of [1, 2, 3]) {
    await settle()
    await pass(59_000)
    expect(ended).toBe(false)
    more(' ')
  }
  await settle()
  await pass(59_999)
  expect(ended).toBe(false)
  await pass(1)
  expect(await sent).toMatchObject({ failure: 'timeout' })
})
