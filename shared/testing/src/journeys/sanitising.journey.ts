/** Hostile HTML by the hundred, as it was published, on every surface that shows the operator's or another's words. */
import { afterEach, expect, test } from '@jest/globals'
import type { Page } from 'puppeteer'
import { hostileBatches, hostilePayloads } from '../../../products/src/content/seed/hostile-payloads.ts'
import { cases } from '../soak.ts'
import type { Driver } from './driver.ts'
import { fills } from './filled.ts'
import { journey } from './journey.ts'

const { phone: newPhone, person, platform } = journey()

/** What a payload reached. */
let reached: string[] = []
afterEach(() => {
  reached = []
})

/**
 * The browser tells of each handler, style and address that it finds while the text is read, in a document that runs nothing,
 * and of a picture of this origin, which comes as somebody scrolls by.
 */
const found =
  /violates the following Content Security Policy|Failed to load resource: .* 404 .*\(http:\/\/(127\.0\.0\.1|localhost):|requires 'TrustedHTML'|^console: refused by (require-trusted-types-for|script-src|style-src|base-uri|media-src|img-src|frame-src|object-src)/

function watch({ page, expects }: Driver): void {
  expects(found)
  page.on('dialog', async dialog => {
    reached.push(`dialog ${dialog.message()}`)
    await dialog.dismiss()
  })
  page.on('request', request => {
    const { origin, protocol } = new URL(request.url())
    if (/^https?:$/.test(protocol) && origin !== new URL(platform().url).origin)
      reached.push(`request ${request.url()}`)
  })
  page.on('popup', () => reached.push('window'))
  page.on('frameattached', () => reached.push('frame'))
}

/** Elements and attributes of the article that no article may hold. */
const strangers = (page: Page) =>
  page.$$eval('[data-body] *, [data-body]', all => {
    const tags =
      /^(p|br|h[234]|strong|b|em|i|u|s|sub|sup|blockquote|ul|ol|li|a|img|figure|figcaption|table|thead|tbody|tr|th|td|pre|code|hr|span|div|button)$/
    const own =
      /^(href|src|alt|title|width|height|colspan|rowspan|start|lang|dir|rel|loading|decoding|referrerpolicy|class|type|role|tabindex|aria-label|aria-haspopup|data-broken|data-body|style)$/
    return all.flatMap(element => [
      ...(tags.test(element.localName) ? [] : [element.localName]),
      ...[...element.attributes]
        .filter(({ name }) => !own.test(name))
        .map(({ name }) => `${element.localName} ${name}`),
    ])
  })

/** Marks the element that the article's body is; @returns how many harmless words are shown */
const shownIn = (page: Page) =>
  page.evaluate(() => {
    const isHarmless = (p: Element) => p.textContent?.startsWith('Harmless: ') ?? false
    const body = [...document.querySelectorAll('main article > div')].find(div =>
      [...div.querySelectorAll('p')].some(isHarmless),
    )
    body?.setAttribute('data-body', '')
    return (body?.textContent?.match(/Harmless: /g) ?? []).length
  })

/** A string becomes no nodes; from a timer, since what the browser's tools run stands above the policy. */
const isTrusting = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<boolean>(resolve =>
        setTimeout(() => {
          try {
            Reflect.set(document.createElement('div'), 'innerHTML', '<b>x</b>')
            resolve(true)
          } catch {
            resolve(false)
          }
        }),
      ),
  )

/** Runs in the page: every picture has come or failed; a lazy one out of sight is not asked for. */
const picturesCame = () => [...document.images].every(({ complete, loading }) => complete || loading === 'lazy')

/** Waits until whatever would run or load has done so. */
async function settle(phone: Driver): Promise<void> {
  await fills(phone)
  await phone.when(() => phone.page.evaluate(picturesCame))
}

test('there are more than 400 payloads', () => expect(hostilePayloads.length).toBeGreaterThan(400))

test.each(cases(['notice', 'help'], ['notice']))(
  'as a %s nothing runs, nothing is asked of a foreign host, nothing foreign stands',
  async kind => {
    const phone = await newPhone({ of: await person() })
    watch(phone)
    const batches = [...hostileBatches.entries()]
    for (const [n, batch] of cases(batches, batches.slice(0, 2))) {
      await phone.open(`/articleDetail?kind=${kind}&id=xss-all-${n + 1}`)
      const due = batch.includes('Harmless: ') // a payload may take much of what follows with it: each was shown alone, too
      if (due) await phone.when(async () => (await shownIn(phone.page)) > 0)
      await settle(phone)
      expect({ batch: n + 1, reached, strangers: await strangers(phone.page) }).toEqual({
        batch: n + 1,
        reached: [],
        strangers: [],
      })
    }
    expect(await isTrusting(phone.page)).toBe(false)
  },
)

/** What the operator may type into one line; as many in each as it takes. */
function packed(longest: number): string[] {
  const plain = hostilePayloads.filter(text => text.length <= longest && /^[^-\p{Cc}\p{Bidi_Control}]+$/u.test(text))
  const packs: string[] = []
  for (const payload of plain.map(text => text.trim())) {
    const joined = `${packs.at(-1) ?? ''} ${payload}`.trim()
    if (packs.length > 0 && joined.length <= longest) packs[packs.length - 1] = joined
    else packs.push(payload)
  }
  return packs
}

const IN_LIST = 20

/** Announcements, news and messages made of nothing else. */
async function say(to: string): Promise<void> {
  const [titles, abstracts] = [packed(120), packed(400)]
  for (let n = 0; n < IN_LIST; n += 1) {
    const [title = '', other = '', abstract = ''] = [titles[n], titles[n + IN_LIST], abstracts[n]]
    const body = ['--abstract', abstract, '--body', 'x']
    await platform().operate('notice', 'publish', '--id', `a${n}`, '--title', title, ...body)
    await platform().operate(
      'notice',
      'publish',
      '--id',
      `n${n}`,
      '--type',
      '2',
      '--tag',
      'market',
      '--title',
      other,
      ...body,
    )
    await platform().operate('message', 'send', to, '--title', title, '--text', abstracts[n + IN_LIST] ?? abstract)
  }
}

/** Elements of the page that only a payload would make. */
const made = ({ page }: Driver) =>
  page.$$eval('main :is(script, iframe, object, embed, form, style, [onerror], [onclick], [onload])', all =>
    all.map(element => element.outerHTML),
  )

test('in titles, abstracts and messages a payload is words', async () => {
  const someone = await person()
  await say(someone.account)
  const phone = await newPhone({ of: someone })
  watch(phone)
  for (const path of ['/home', '/articleList', '/xinwen', '/notifications']) {
    await phone.open(path)
    await phone.when(() => phone.page.evaluate(() => /<\w.*>/s.test(document.body.textContent ?? '')))
    await settle(phone)
    expect({ path, reached, made: await made(phone) }).toEqual({ path, reached: [], made: [] })
    expect(await isTrusting(phone.page)).toBe(false)
  }
})

test('the hidden article: pictures come late, a table of nine columns scrolls within 320 px', async () => {
  const phone = await newPhone({ width: 320, height: 640 })
  watch(phone)
  await phone.open('/articleDetail?kind=notice&id=xss')
  await phone.sees('Harmless: last paragraph')
  await settle(phone)
  expect(reached).toEqual([])
  const pictures = await phone.page.$$eval('main img', all => all.map(img => img.getAttribute('loading')))
  expect(pictures.length).toBeGreaterThan(0)
  expect(new Set(pictures)).toEqual(new Set(['lazy']))
  const table = await phone.page.$eval('[role=region]:has(th:nth-child(9))', box => [box.clientWidth, box.scrollWidth])
  expect(table[0]).toBeLessThanOrEqual(320)
  expect(table[1]).toBeGreaterThan(500)
  expect(await phone.page.evaluate(() => document.scrollingElement?.scrollWidth)).toBe(320)
})
