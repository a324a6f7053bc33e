import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import { hasFeature } from './features.ts'
import { fetchFile, fileUrl } from './files.ts'
import { platformOf } from './testing/platform.ts'
import { plug } from './testing/plug.ts'
import { json, startWire, type Wire } from './testing/wire.ts'

let wire: Wire
let { expired, notices } = { expired: [] as string[], notices: [] as string[] }

beforeAll(async () => {
  wire = await startWire()
})
afterAll(() => wire.close())
beforeEach(() => {
  wire.seen.length = 0
  const config = () => platformOf(wire.url, { features: ['private-files'] })
  ;({ expired, notices } = plug(config, { token: () => 't1' }))
})

test('a path becomes an address below the file base, a rooted one on the server, a full one stays', () => {
  expect(fileUrl('voucher/a b#1.jpg')).toBe(`${wire.url}/api/sys/common/static/voucher/a%20b%231.jpg`)
  expect(fileUrl('/api/sys/common/static/content/x.png')).toBe(`${wire.url}/api/sys/common/static/content/x.png`)
  expect(fileUrl('https://pictures.test/x.png')).toBe('https://pictures.test/x.png')
  expect(fileUrl('//pictures.test/x.png')).toBe('//pictures.test/x.png')
  plug(() => platformOf('https://api.test', { fileBase: '/static/' }))
  expect(fileUrl('a.png')).toBe('https://api.test/static/a.png')
})

test("a private file comes with the owner's token", async () => {
  wire.answer((_, response) => void response.writeHead(200, { 'Content-Type': 'image/png' }).end('bytes'))
  const blob = await fetchFile('voucher/a.png')
  expect([blob.type, await blob.text()]).toEqual(['image/png', 'bytes'])
  expect(wire.seen[0]?.headers['x-access-token']).toBe('t1')
  expect(wire.seen[0]?.path).toBe('/api/sys/common/static/voucher/a.png')
})

test("another's file is refused by the reply that comes instead, and that is told", async () => {
  wire.answer(json({ code: 404, message: 'Not found', result: { refusal: 'not-found' } }))
  await expect(fetchFile('voucher/b.png')).rejects.toMatchObject({ name: 'RefusedError', refusal: 'not-found' })
  expect(notices).toEqual(['Not found'])
})

test('a 401 is told and rejects: there is no file to hand out', async () => {
  wire.answer(json({ code: 401 }, 401))
  await expect(fetchFile('voucher/b.png')).rejects.toMatchObject({ kind: 'http', status: 401 })
  expect(expired).toEqual(['t1'])
})

test('an error page rejects with its status', async () => {
  wire.answer((_, response) => void response.writeHead(404).end('<html>'))
  await expect(fetchFile('x.png')).rejects.toMatchObject({ kind: 'http', status: 404 })
})

test('a feature is there if the config lists it', () => {
  expect(hasFeature('private-files')).toBe(true)
  expect(hasFeature('live-chat')).toBe(false)
})
