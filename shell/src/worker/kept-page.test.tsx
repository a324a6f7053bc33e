import { webcrypto } from 'node:crypto'
import { beforeAll, beforeEach, expect, jest, test } from '@jest/globals'
import { boundText } from '@shared/contract/kept-page'

type Kept = Map<string, Response>
const stores = new Map<string, Kept>()
const pathOf = (at: string | Request) => new URL(typeof at === 'string' ? at : at.url, location.href).pathname

const cacheOf = (kept: Kept) => ({
  match: async (at: string) => kept.get(pathOf(at))?.clone(),
  put: async (at: string, reply: Response) => void kept.set(pathOf(at), reply),
  delete: async (at: string) => kept.delete(pathOf(at)),
  add: async (at: Request) => void kept.set(pathOf(at), new Response('icon')),
  keys: async () => [...kept.keys()].map(path => ({ url: new URL(path, location.href).href })),
})
const storeOf = (name: string) => {
  const kept = stores.get(name) ?? new Map<string, Response>()
  stores.set(name, kept)
  return kept
}
const caches = {
  open: async (name: string) => cacheOf(storeOf(name)),
  match: async (at: string, { cacheName }: { cacheName: string }) => storeOf(cacheName).get(pathOf(at))?.clone(),
  keys: async () => [...stores.keys()],
  delete: async (name: string) => stores.delete(name),
}

/** Node's own takes no address without an origin. */
class Asked {
  readonly url: string
  constructor(url: string) {
    this.url = url
  }
}

const html = '<!doctype html>\n<html lang="en-US"><script>"signature-1"</script>'
const policy = { 'content-security-policy': "default-src 'none'", 'permissions-policy': 'camera=(self)' }
const page = (text = html, headers: Record<string, string> = policy) => new Response(text, { headers })

async function digestOf(text: string, headers: Record<string, string>): Promise<string> {
  const bytes = new TextEncoder().encode(boundText(text, name => headers[name]))
  return Buffer.from(await webcrypto.subtle.digest('SHA-256', bytes)).toString('base64')
}

/** What the gateway answers; undefined: it cannot be reached. */
let gateway: () => Response | undefined
const registration: { waiting: object | null } = { waiting: null }
const skipWaiting = jest.fn(async () => {})
beforeAll(async () => {
  Object.assign(globalThis, { caches, registration, skipWaiting, Request: Asked })
  Object.defineProperty(crypto, 'subtle', { value: webcrypto.subtle }) // jsdom has none
  globalThis.fetch = async () => {
    const reply = gateway()
    if (!reply) throw new TypeError('Failed to fetch')
    return reply
  }
  const [{ followRequests }, { followPages }] = await Promise.all([import('./requests.ts'), import('./keep.ts')])
  followRequests()
  followPages()
})
beforeEach(async () => {
  stores.clear()
  gateway = () => undefined
  registration.waiting = null
  Object.assign(globalThis, { keptPages: [await digestOf(html, policy)] })
})

/** @returns the worker's answer; undefined where it leaves the request to the gateway */
function answered(path: string, o: object, preloadResponse?: Promise<Response>): Promise<Response> | undefined {
  const request = { url: location.origin + path, method: 'GET', ...o }
  const asked: Promise<Response>[] = []
  const respondWith = (reply: Promise<Response>) => void asked.push(reply)
  dispatchEvent(Object.assign(new Event('fetch'), { request, preloadResponse, respondWith }))
  return asked[0]
}

const navigation = { mode: 'navigate', destination: 'document' }
const opened = async (preload?: Promise<Response>): Promise<Response> =>
  (await answered('/', navigation, preload)) ?? Response.error()

/** @returns whether the worker keeps the live set that it is told */
const keeps = (signature: string, releases: object[] = []): Promise<boolean> =>
  new Promise(resolve => {
    const ports = [{ postMessage: resolve }]
    const data = { protocol: 1, kind: 'keep', signature, releases }
    dispatchEvent(Object.assign(new Event('message'), { data, ports, waitUntil: () => {} }))
  })

const release = { folder: '/r/trade/0123456789ab/', files: {} }
const putPage = (reply: Response) => storeOf('kept page').set('/', reply)

test('opens the page that the gateway told it, under the headers that bound it, and says that it was kept', async () => {
  gateway = page
  expect(await keeps('signature-1')).toBe(true)
  gateway = () => undefined
  const reply = await opened()
  expect(await reply.text()).toBe(html.replace('<html ', '<html data-kept="1" '))
  expect(Object.fromEntries(reply.headers)).toMatchObject({ ...policy, 'x-content-type-options': 'nosniff' })
})

test.each([
  ['other text', page('<html lang="en">hostile')],
  ['another policy', page(html, { ...policy, 'content-security-policy': 'default-src *' })],
  ['a policy less', page(html, {})],
  ['a policy more', page(html, { ...policy, 'integrity-policy': 'blocked-destinations=(style)' })],
])('drops a page with %s, whoever wrote it into the cache', async (_, planted) => {
  putPage(planted)
  await expect(opened()).rejects.toThrow('Failed to fetch')
  expect(storeOf('kept page').has('/')).toBe(false)
})

test('opens no page of a gateway that told it none', async () => {
  putPage(page())
  Reflect.deleteProperty(globalThis, 'keptPages')
  await expect(opened()).rejects.toThrow('Failed to fetch')
})

test('keeps nothing of a page that it was not told, or of another live set, and asks to be told again', async () => {
  gateway = () => page('<html lang="en">"signature-1"')
  expect(await keeps('signature-1')).toBe(false)
  gateway = page
  expect(await keeps('signature-2')).toBe(false)
  expect([...stores.values()].flatMap(kept => [...kept.keys()])).toEqual([])
})

test('keeps a live set though the cache says that there is no room for another one, or that a far newer one was told', async () => {
  storeOf('kept page').set('/full', new Response('signature-0'))
  storeOf('kept page').set('/told', Response.json({ log: 'l', serial: 1e15, full: true }))
  gateway = page
  expect(await keeps('signature-1')).toBe(true)
  expect(storeOf('kept page').has('/')).toBe(true)
})

test('tries a live set once for which there is no room', async () => {
  const put = jest.fn(() => Promise.reject(new DOMException('no room', 'QuotaExceededError')))
  const opens = jest.spyOn(caches, 'open').mockResolvedValueOnce({ ...cacheOf(new Map()), put })
  gateway = page
  const releases = [{ folder: '/r/u/0123456789ab/', files: {} }]
  expect([await keeps('signature-1', releases), await keeps('signature-1', releases)]).toEqual([true, true])
  expect([put.mock.calls.length, storeOf('kept page').has('/')]).toEqual([1, false])
  opens.mockRestore()
})

test('leaves a file of a release, and the icon, to the gateway when they are opened as documents', async () => {
  const folder = '/r/u/0123456789ab/'
  const file = 'hostile'
  const integrity = `sha384-${Buffer.from(await webcrypto.subtle.digest('SHA-384', Buffer.from(file))).toString('base64')}`
  storeOf(`kept ${folder}`)
    .set(folder, Response.json({ 'x.html': integrity }))
    .set(`${folder}x.html`, new Response(file))
  const script = await answered(`${folder}x.html`, { mode: 'cors', destination: 'script' })
  expect(await script?.text()).toBe(file)
  for (const path of [`${folder}x.html`, `${folder}x`, '/favicon.svg'])
    for (const destination of ['document', 'iframe'])
      expect(answered(path, { mode: 'navigate', destination })).toBeUndefined()
})

test.each([
  ['was refused, since its headers were too large', async () => new Response('', { status: 431 })],
  ['failed', () => Promise.reject(new TypeError('Failed to fetch'))],
])('asks the gateway again where the preload %s', async (_, preload) => {
  gateway = page
  expect(await (await opened(preload())).text()).toBe(html)
})

test('leaves the page and the releases before to the worker that opens them, until the one that waits has taken over', async () => {
  storeOf('kept /r/trade/9ab27e0c11d2/')
  putPage(page('<html lang="en">before'))
  gateway = page
  registration.waiting = {}
  expect(await keeps('signature-1', [release])).toBe(false)
  expect(skipWaiting).toHaveBeenCalledTimes(1)
  expect(await storeOf('kept page').get('/')?.clone().text()).toContain('before')
  expect([...stores.keys()]).toEqual(['kept /r/trade/9ab27e0c11d2/', 'kept page', `kept ${release.folder}`])
  registration.waiting = null
  expect(await keeps('signature-1', [release])).toBe(true)
  expect(await storeOf('kept page').get('/')?.clone().text()).toBe(html)
  expect([...stores.keys()]).toEqual(['kept page', `kept ${release.folder}`])
})
