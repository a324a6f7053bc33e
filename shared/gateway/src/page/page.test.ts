import { createHash } from 'node:crypto'
import { brotliDecompressSync } from 'node:zlib'
import { beforeAll, expect, test } from '@jest/globals'
import { openStore } from '@shared/release'
import { platform, routeTo, temporaryFolder, testKeys } from '@shared/release/testing'
import { promote, rollback } from '@shared/release/writing'
import { startGateway } from '../start-gateway.ts'
import { request, running, trade } from '../testing/running.ts'

const folder = temporaryFolder()
let at: Awaited<ReturnType<typeof running>>
beforeAll(async () => {
  at = await running(folder)
})

const configIn = (html: string) =>
  JSON.parse(/<script type="application\/json" id="config">(.*?)<\/script>/s.exec(html)?.[1] ?? '')
const inlineIn = (html: string) => [...html.matchAll(/<script>(.*?)<\/script>/gs)].map(match => match[1] ?? '')
const sha256 = (text: string) => createHash('sha256').update(text).digest('base64')

test('every address without a file ending is the page, and is asked for anew each time', async () => {
  for (const path of ['/', '/index.html', '/kline?symbol=BTC', '/any/where/']) {
    const { status, headers, text } = await at.get(path)
    expect([status, headers['content-type'], headers['cache-control']]).toEqual([
      200,
      'text/html; charset=utf-8',
      'no-cache',
    ])
    expect(text).toContain('<div id="app"></div>')
  }
})

test('the policy is the one that the design names, and lets the three inline scripts run and the one style count', async () => {
  const { headers, text } = await at.get('/')
  const [first = '', second = '', third = '', ...others] = inlineIn(text)
  const [style = '', ...otherStyles] = [...text.matchAll(/<style>(.*?)<\/style>/gs)].map(match => match[1] ?? '')
  expect([others, otherStyles]).toEqual([[], []])
  const scripts = `'sha256-${sha256(first)}' 'sha256-${sha256(second)}' 'sha256-${sha256(third)}'`
  expect(headers['content-security-policy']).toBe(
    `default-src 'none'; script-src 'self' ${scripts}; style-src 'self' 'sha256-${sha256(style)}'; img-src 'self' data: blob:; ` +
      "manifest-src 'self'; connect-src 'self'; frame-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; " +
      "require-trusted-types-for 'script'; trusted-types default",
  )
  expect(headers).toMatchObject({
    'integrity-policy': 'blocked-destinations=(script)',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'same-origin',
    'permissions-policy': expect.stringContaining('camera=(self)'),
  })
  expect(text.indexOf(first)).toBeLessThan(text.indexOf(style)) // its colours are never those of another theme
  expect(text).not.toMatch(/ on\w+=| style=/)
})

test('no other site holds a handle on the page, nor draws or runs what is served here but the files of releases', async () => {
  const own = { 'cross-origin-opener-policy': 'same-origin', 'cross-origin-resource-policy': 'same-origin' }
  const file = `/r/shell/${at.releases.shell}/main.js`
  for (const path of ['/', '/config.json', '/nothing.js', '/api/x', `${file}x`])
    expect((await at.get(path)).headers).toMatchObject(own)
  expect((await at.get(file)).headers).toMatchObject({ ...own, 'cross-origin-resource-policy': 'cross-origin' })
})

test('where the page comes by plain http from afar, what browsers would not believe is not said', async () => {
  const { headers } = await at.get('/', { host: 'phone.test:8080' })
  expect(headers['cross-origin-opener-policy']).toBeUndefined()
})

test('behind TLS browsers are told to stay there', async () => {
  const behind = await running(`${folder}/behind`, { proxies: 1 })
  const strict = async (asked: string, { get } = behind) =>
    (await get('/', { 'x-forwarded-proto': asked })).headers['strict-transport-security']
  expect([await strict('https'), await strict('http')]).toEqual(['max-age=31536000', undefined])
  expect(await strict('https', at)).toBeUndefined() // a visitor's own word
})

test('the config stands in the page as it stands at /config.json, and ends no script early', async () => {
  const [page, config] = [await at.get('/'), await at.get('/config.json')]
  expect(configIn(page.text)).toEqual(JSON.parse(config.text))
  expect(configIn(page.text).units.content.routes[0].title.jp).toBe('</script><b>')
  expect(config.headers).toMatchObject({ 'content-type': 'application/json', 'cache-control': 'no-cache' })
})

test("the shell's files are named with their hashes: styles, preloads, and the script that starts it all", async () => {
  const { text } = await at.get('/')
  const { files, release } = configIn(text).shell
  const attributes = (name: string) =>
    `crossorigin="anonymous" integrity="${files[name]}" href="/r/shell/${release}/${name}"`
  expect(text).toContain(`<link rel="stylesheet" ${attributes('boot.css')}>`)
  expect(text).toContain(`<link rel="preload" as="script" ${attributes('boot.js')}>`)
  expect(text).toContain(
    `<script defer fetchpriority="high" crossorigin="anonymous" integrity="${files['main.js']}" src="/r/shell/${release}/main.js"></script>`,
  )
  expect(text.match(/main\.js/g)).toHaveLength(4) // tag, and in the config: entry, files, preload
})

test('a page and a config that did not change are not sent again', async () => {
  for (const path of ['/', '/config.json']) {
    const { headers } = await at.get(path, { 'accept-encoding': 'br' })
    const again = await at.get(path, { 'accept-encoding': 'br', 'if-none-match': headers.etag ?? '' })
    expect([again.status, again.body.length]).toEqual([304, 0])
  }
})

test('the page goes out compressed', async () => {
  const { headers, body } = await at.get('/', { 'accept-encoding': 'br' })
  expect(headers['content-encoding']).toBe('br')
  expect(brotliDecompressSync(body).toString()).toBe((await at.get('/')).text)
})

test('the next page load sees a promote and a rollback', async () => {
  const seen = async () => configIn((await at.get('/')).text).units.trade.release
  const etag = (await at.get('/config.json')).headers.etag ?? ''
  const { release } = await at.publish({ ...trade, version: '1.1.0' })
  expect(await seen()).toBe(at.releases.trade)
  await promote(at.store, testKeys, { targets: [{ unit: 'trade' }], platform, who: 'ann', why: '' })
  expect(await seen()).toBe(release)
  expect((await at.get('/config.json', { 'if-none-match': etag })).status).toBe(200)
  await rollback(at.store, testKeys, { unit: 'trade', steps: 1, who: 'ann', why: '' })
  expect(await seen()).toBe(at.releases.trade)
})

test('the set of each decision so far stands at its serial, for pages that missed it; no other serial is answered', async () => {
  const { serial } = JSON.parse((await at.get('/config.json')).text)
  const first = JSON.parse((await at.get('/config/1.json')).text)
  expect([first.serial, first.signature.keyId]).toEqual([1, 'k1'])
  expect((await at.get(`/config/${serial}.json`)).text).toBe((await at.get('/config.json')).text)
  for (const other of [0, serial + 1, 99_999_999, '1e0', '../1'])
    expect([other, (await at.get(`/config/${other}.json`)).status]).not.toContain(200)
})

test('hosts of the installation may be framed and called, where it names any', async () => {
  const outlink = [
    { host: '*.tronscan.org', frame: true },
    { host: 'example.org', frame: false },
  ]
  const settings = {
    ...platform,
    outlink,
    features: ['live-chat'],
    apiBase: 'https://api.example.com/x',
    customerService: { url: 'https://help.example.net/?l={lang}' },
  }
  await promote(at.store, testKeys, { targets: [], platform: settings, who: 'ann', why: '' })
  const policy = (await at.get('/')).headers['content-security-policy']
  expect(policy).toContain(
    "; frame-src 'self' https://api.example.com https://*.tronscan.org https://help.example.net;",
  )
  expect(policy).toContain("; connect-src 'self' https://api.example.com;")
  expect(policy).toContain("; img-src 'self' data: blob: https://api.example.com;")
})

test('the manifest is in the language that is asked for, with live shortcuts, and the icons that it names are there', async () => {
  const manifest = await at.get('/manifest.webmanifest')
  expect(manifest.headers['content-type']).toBe('application/manifest+json')
  const { icons, ...said } = JSON.parse(manifest.text)
  expect(said).toMatchObject({ id: '/', name: 'tarn', scope: '/', lang: 'en-US', display: 'standalone', shortcuts: [] })
  for (const { src, type } of [...icons, { src: '/apple-touch-icon.png', type: 'image/png' }])
    expect((await at.get(src)).headers['content-type']).toBe(type)
  expect(icons.filter(({ purpose }: { purpose?: string }) => purpose === 'maskable')).toHaveLength(1)
  const shown = { ...trade, version: '1.2.0', routes: [routeTo('/hangqing', 'Market'), routeTo('/kline')] }
  await at.publish(shown)
  await promote(at.store, testKeys, { targets: [{ unit: 'trade' }], platform, who: 'ann', why: '' })
  const { lang, shortcuts } = JSON.parse((await at.get('/manifest.webmanifest?lang=jp')).text)
  expect([lang, shortcuts]).toEqual(['ja-JP', [{ name: 'Market', url: '/#/hangqing' }]])
  expect(JSON.parse((await at.get('/manifest.webmanifest?lang=..%2F')).text).lang).toBe('en-US')
})

test('health is told, and before the first decision the page says what is missing', async () => {
  expect(await at.get('/healthz')).toMatchObject({ status: 200, text: expect.stringContaining('"status":"ok"') })
  const [store, { accepted }] = [openStore(`file:${folder}/empty`), testKeys]
  const empty = await startGateway({ store, accepted, apiUrl: 'http://127.0.0.1:9' })
  expect(await request(empty.url, '/')).toMatchObject({
    status: 503,
    text: expect.stringContaining('pnpm release promote'),
  })
  expect((await request(empty.url, '/healthz')).status).toBe(503)
  await empty.stop()
})
