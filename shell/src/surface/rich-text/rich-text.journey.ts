import { readdirSync, readFileSync } from 'node:fs'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { cases } from '@shared/testing/soak'
import puppeteer, { type Browser, type Page } from 'puppeteer'
import type { ArticlePage, sinks as Sinks } from './testing/page.tsx'
import { type Site, startSite } from './testing/site.ts'

declare const window: Window & { page: ArticlePage; sinks: typeof Sinks }

/** What the exchange serves as its hidden articles: payloads as they were published, with their sources. */
const seed = new URL('../../../../shared/products/src/content/seed/bodies/', import.meta.url)
const corpus = readFileSync(new URL('hostile.html', seed), 'utf8').split(/<!-- next article[^>]*-->\n/)
const collected: readonly string[] = readdirSync(new URL('hostile/', seed))
  .filter(name => name.endsWith('.json'))
  .flatMap(name => JSON.parse(readFileSync(new URL(`hostile/${name}`, seed), 'utf8')).payloads)

/** Each by night; by day every tenth, since the articles hold all of them at once. */
const sample = (payloads: readonly string[]) =>
  cases(
    payloads,
    payloads.filter((_, n) => n % 10 === 0),
  )

let site: Site
let browser: Browser
let page: Page
/** What a payload reached: dialogs, requests, faults that were thrown. */
let reached: string[]

beforeAll(async () => {
  site = await startSite()
  const executablePath = process.env.BARE_BROWSER_PATH ?? process.env.BROWSER_PATH ?? '/usr/bin/chromium'
  browser = await puppeteer.launch({ executablePath, args: ['--no-sandbox'] })
})
afterAll(async () => {
  await browser?.close()
  site?.close()
})

async function open(address: string): Promise<void> {
  page = await browser.newPage()
  reached = []
  page.on('dialog', async dialog => {
    reached.push(`dialog ${dialog.message()}`)
    await dialog.dismiss()
  })
  page.on('request', request => {
    const { hostname, pathname } = new URL(request.url())
    if (hostname !== '127.0.0.1') reached.push(`request ${request.url()}`)
    else if (!/^\/(bare|page\.(js|css)|api\/.*|pictures\/.*)?$/.test(pathname)) reached.push(`request ${pathname}`)
  })
  page.on('popup', () => reached.push('window'))
  await page.setViewport({ width: 320, height: 640, isMobile: true, hasTouch: true })
  await page.goto(site.url + address)
  page.on('framenavigated', frame => reached.push(`navigation ${frame.url()}`))
}

const clean = (html: string) => page.evaluate(text => window.page.clean(text), html)
const show = (html: string) => page.evaluate(text => window.page.show(text), html)
/** Time for whatever would run or load: two frames and an idle moment of the network. */
const settle = async () => {
  await page.evaluate(() => new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve))))
  await page.waitForNetworkIdle({ idleTime: 200 })
}

/** Everything in the article that no article may hold. */
const strangers = () =>
  page.evaluate(() => {
    const tags =
      /^(p|br|h2|h3|h4|strong|b|em|i|u|s|sub|sup|blockquote|ul|ol|li|a|img|figure|figcaption|table|thead|tbody|tr|th|td|pre|code|hr|span|div|button)$/
    const own =
      /^(href|src|alt|title|width|height|colspan|rowspan|start|lang|dir|rel|loading|decoding|referrerpolicy|class|type|role|tabindex|aria-label|aria-haspopup|data-broken|style)$/
    const body = document.querySelector('main > div')
    return [...(body?.querySelectorAll('*') ?? [])].flatMap(element => [
      ...(tags.test(element.localName) ? [] : [element.localName]),
      ...[...element.attributes]
        .filter(({ name }) => !own.test(name))
        .map(({ name }) => `${element.localName} ${name}`),
      ...(element.getAttribute('style') ? [`${element.localName} style`] : []),
    ])
  })

/** Without a policy nothing but the sanitiser stands between a payload and the page: that one runs by day. */
const policies = [
  ['under the gateway’s policy', '/'],
  ['with no policy at all', '/bare'],
] as const

for (const [name, address] of cases(policies, policies.slice(1)))
  describe(name, () => {
    beforeEach(() => open(address))

    test.each([
      ['<img src=x onerror=alert(1)>', ''],
      ['<img src="data:image/svg+xml,<svg onload=alert(1)>">k', 'k'],
      ['<svg><style><img src=x onerror=alert(1)></style></svg>hi', 'hi'],
      ['<a href="JaVaScRiPt&#58;alert(1)">a</a>', '<a>a</a>'],
      ['<a href="//evil.test">a</a>', '<a>a</a>'],
      ['<a href="/\\evil.test">a</a>', '<a>a</a>'],
      ['<a href="/\t/evil.test">a</a>', '<a>a</a>'],
      ['<p id=token class=x style="position:fixed">m</p>', '<p>m</p>'],
      ['<form action=/x><input name=password><button>go</button></form>t', 'got'],
      ['<p>a <b>b<td>c', '<p>a <b>bc</b></p>'],
    ])('%s becomes %s', async (html, expected) => expect(await clean(html)).toBe(expected))

    test('what an article may hold stays as it was written', async () => {
      const html =
        '<h2>One</h2><p>two <strong>three</strong><br><a title="t">four</a></p><ol start="3"><li dir="rtl" lang="ar">five</li></ol><table><tbody><tr><td colspan="2" rowspan="3">six</td></tr></tbody></table><pre><code>six</code></pre><hr>'
      expect(await clean(html)).toBe(html)
      expect(await clean('<h1 lang="en">a <em>b</em></h1>')).toBe('<h2 lang="en">a <em>b</em></h2>')
    })

    test('a link says that it does not follow us, a picture comes late and tells nobody where it stands', async () => {
      expect(await clean('<a href="https://example.com/">a</a>')).toBe(
        '<a href="https://example.com/" rel="noopener noreferrer nofollow">a</a>',
      )
      expect(await clean('<img src="/pictures/a.svg" srcset="https://evil.test/a 2x" loading="eager">')).toBe(
        '<img src="/pictures/a.svg" loading="lazy" decoding="async" referrerpolicy="no-referrer" alt="">',
      )
    })

    test('the published payloads run nothing, ask nobody and leave no stranger in the page', async () => {
      for (const article of corpus) {
        await show(article)
        await settle()
        expect(reached).toEqual([])
        expect(await strangers()).toEqual([])
      }
    })

    test('what stands harmless between the payloads is shown', async () => {
      const [article = ''] = corpus
      await show(article)
      const text = await page.$eval('main', main => main.textContent)
      const harmless = article.match(/(?<=>)Harmless: [^<]+/g) ?? []
      expect(harmless.filter(words => !text?.includes(words))).toEqual([])
      expect(harmless.length).toBeGreaterThan(5)
    })

    test('nor does any of them alone, where no other can swallow it', async () => {
      for (const payload of sample(corpus.flatMap(article => article.split('\n')))) {
        await show(payload)
        expect({ payload, strangers: await strangers() }).toEqual({ payload, strangers: [] })
      }
      await settle()
      expect(reached).toEqual([])
    })

    test('nor does any of the hundreds that were collected', async () => {
      expect(collected.length).toBeGreaterThan(400)
      const abroad = () => reached.filter(what => !what.startsWith('request /')) // a picture may have a path of our own
      for (const payload of sample(collected)) {
        await show(payload)
        expect({ payload, abroad: abroad(), strangers: await strangers() }).toEqual({
          payload,
          abroad: [],
          strangers: [],
        })
      }
      await settle()
      expect(abroad()).toEqual([])
    })
  })

describe('as a page of the app', () => {
  beforeEach(() => open('/'))

  test('a string becomes nodes only by way of the sanitiser', async () => {
    const html = '<img src=x onerror=alert(1)>'
    const attempts = await page.evaluate(async text => {
      const { marked, ...plain } = window.sinks
      const all = [
        ...Object.entries(plain),
        ...Object.entries(marked).map(([name, sink]) => [`marked ${name}`, sink] as const),
      ]
      return Object.fromEntries(await Promise.all(all.map(async ([name, sink]) => [name, await sink(text)])))
    }, html)
    expect(attempts).toEqual({
      innerHTML: 'refused',
      parse: 'refused',
      fragment: 'refused',
      'marked innerHTML': 'refused',
      'marked fragment': 'refused',
      // Into a document that runs and fetches nothing.
      'marked parse': 'done',
    })
    await settle()
    expect(reached).toEqual([])
  })

  test('a picture far below is fetched as one comes near it', async () => {
    const asked: string[] = []
    page.on('request', request => asked.push(new URL(request.url()).pathname))
    const far = Array.from({ length: 400 }, () => '<p>line</p>').join('')
    await show(`<img src="/pictures/near.svg">${far}<img src="/pictures/far.svg" width="640" height="320">`)
    await settle()
    expect(asked).toEqual(['/pictures/near.svg'])
    await page.$$eval('img', pictures => pictures.at(-1)?.scrollIntoView())
    await page.waitForFunction(() =>
      [...document.images].every(({ complete, naturalWidth }) => complete && naturalWidth > 0),
    )
    expect(asked).toEqual(['/pictures/near.svg', '/pictures/far.svg'])
  })

  test('a table of nine columns scrolls in its own box, the page does not', async () => {
    await show(corpus[0] ?? '')
    const box = await page.waitForSelector('[role=region]:has(th:nth-child(9))')
    const wide = await box?.evaluate(region => ({ room: region.clientWidth, table: region.scrollWidth }))
    expect(wide?.room).toBeLessThanOrEqual(320)
    expect(wide?.table).toBeGreaterThan(500)
    expect(await page.evaluate(() => document.scrollingElement?.scrollWidth)).toBe(320)
    await box?.focus()
    await page.keyboard.down('ArrowRight')
    await page.waitForFunction(region => (region?.scrollLeft ?? 0) > 20, {}, box)
    await page.keyboard.up('ArrowRight')
  })

  test('a picture fills the screen at a tap, grows between two fingers, and goes with Back', async () => {
    await show('<p>before</p><img src="/pictures/a.svg" width="640" height="320" alt="A line">')
    await page.tap('main img')
    await page.waitForSelector('dialog[open]')
    const size = () => page.$eval('dialog img', picture => picture.getBoundingClientRect().width)
    expect(await size()).toBe(320)
    const first = await page.touchscreen.touchStart(140, 320)
    const second = await page.touchscreen.touchStart(180, 320)
    await first.move(60, 320)
    await second.move(260, 320)
    await first.end()
    await second.end()
    expect(await size()).toBeGreaterThan(640)
    await page.evaluate(() => history.back())
    await page.waitForFunction(() => !document.querySelector('dialog'))
  })

  test('a picture that does not come leaves a box with its words', async () => {
    await show('<img src="/api/missing.png" alt="What it showed">')
    await page.waitForSelector('img[data-broken]')
    expect(await page.$eval('img', picture => [picture.alt, picture.getBoundingClientRect().height > 60])).toEqual([
      'What it showed',
      true,
    ])
  })
})
