import { beforeAll, expect, test } from '@jest/globals'
import { admit, dismiss, enforce, inert } from './trust.ts'

type Rules = {
  createScriptURL(url: string, type: string, sink: string): string
  createHTML(html: string, type: string, sink: string): string | null
}
let rules: Rules
const files = { 'main.js': 'sha384-a', 'kline.js': 'sha384-b' }
const release = { release: 'a1', files, entry: '/r/trade/a1/main.js' }
const file = '/r/trade/a1/kline.js'

beforeAll(() => {
  const createPolicy = (_: string, given: Rules) => {
    rules = given
  }
  Object.defineProperty(self, 'trustedTypes', { value: { createPolicy } })
  admit('trade', release)
  enforce()
})

const led = (url: string, sink: string) => rules.createScriptURL(url, 'TrustedScriptURL', sink)
const refused = (url: string) => `/refused?${encodeURIComponent(url)}`

test.each(['HTMLScriptElement src', 'SVGScriptElement href'])('lets a file of an admitted release into %s', sink => {
  expect(led(file, sink)).toBe(file)
  expect(led(`${location.origin}${file}`, sink)).toBe(`${location.origin}${file}`)
  for (const other of ['/r/trade/a1/other.js', `https://example.org${file}`, 'blob:x', 'data:,x'])
    expect(led(other, sink)).toBe(refused(other))
})

test.each(['ServiceWorkerContainer register', 'Worker constructor', 'SharedWorker constructor', 'a sink of tomorrow'])(
  "sends a release's file to /refused when it is to run by way of %s",
  sink => expect(led(file, sink)).toBe(refused(file)),
)

test("registers the gateway's worker as a service worker, and runs it in no other way", () => {
  expect(led('/worker.js', 'ServiceWorkerContainer register')).toBe('/worker.js')
  for (const sink of ['Worker constructor', 'HTMLScriptElement src'])
    expect(led('/worker.js', sink)).toBe(refused('/worker.js'))
})

test('lets no file of a release in that was dismissed', () => {
  admit('invest', { ...release, release: 'b2' })
  dismiss('invest', { ...release, release: 'b2' })
  expect(led('/r/invest/b2/main.js', 'HTMLScriptElement src')).toBe(refused('/r/invest/b2/main.js'))
})

test('lets a text be parsed that is marked as inert, in the one sink that runs nothing', () => {
  expect(rules.createHTML(inert('<p>'), 'TrustedHTML', 'DOMParser parseFromString')).toBe('<p>')
  expect(rules.createHTML('<p>', 'TrustedHTML', 'DOMParser parseFromString')).toBeNull()
  expect(rules.createHTML(inert('<p>'), 'TrustedHTML', 'Element innerHTML')).toBeNull()
})
