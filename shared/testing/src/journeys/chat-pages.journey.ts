/** The two pages of the live chat, the phone's in a frame as the app's, against a running exchange that dies and comes back. */
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, expect, jest, test } from '@jest/globals'
import { chatSessionCall } from '@shared/contract/calls/content'
import { hostilePayloads } from '../../../sandbox/src/content/seed/hostile-payloads.ts'
import { findBarriers } from '../axe.ts'
import { launch, openPhone, type PhoneOptions } from '../browser.ts'
import { connect } from '../client.ts'
import { startExchangeProcess } from '../exchange-process.ts'
import { growInto } from '../grown.ts'
import { cases } from '../soak.ts'
import { type Driver, take } from './driver.ts'
import { inFrame } from './in-frame.ts'
import { type Line, lineTo } from './line.ts'
import { until } from './reach.ts'

let exchange: Awaited<ReturnType<typeof startExchangeProcess>>
let browser: Awaited<ReturnType<typeof launch>>
const open: Driver[] = []

const CHAT = '/api/content/appChat'
const SEND = `${CHAT}/send`
/** In the app's place: its frame, with what the app lets it do (docs/rules/content.md#the-viewer). */
const AROUND = {
  path: '/around',
  markup: `<!doctype html><html lang="en"><title>Around</title>
    <meta name="viewport" content="width=device-width"><link rel="icon" href="data:,">
    <style>body { margin: 0 } iframe { display: block; width: 100%; height: 100vh; border: 0 }</style>
    <iframe title="Live chat" allow="clipboard-write" referrerpolicy="strict-origin"
      sandbox="allow-scripts allow-forms allow-popups allow-popups-to-escape-sandbox allow-downloads"></iframe>`,
}
/** As a message may be. */
const LONGEST = 2000
const HOSTILE = '<img src=x onerror=alert(1)><b>bold</b> {{7*7}} javascript:alert(1) مرحبا ทดสอบ'

const folder = mkdtempSync(join(tmpdir(), 'chat-'))
const data = join(folder, 'exchange')
/** What the phones reach the exchange by: it stays while that is away. */
let line: Line

jest.setTimeout(120_000)
beforeAll(async () => {
  await growInto(data, undefined)
  exchange = await startExchangeProcess(['--data', data])
  line = await lineTo(exchange.address.url, AROUND)
  browser = await launch()
}, 120_000)
afterEach(async () => {
  const wrongs = open.flatMap(phone => phone.wrongs())
  await Promise.allSettled(open.splice(0).map(phone => phone.close()))
  expect(wrongs).toEqual([])
})
afterAll(async () => {
  await Promise.all([browser?.close(), kill()])
  line.close()
  rmSync(folder, { recursive: true })
})

async function kill(): Promise<void> {
  exchange.child.kill('SIGKILL')
  await once(exchange.child, 'exit')
}
async function restart(): Promise<void> {
  exchange = await startExchangeProcess(['--data', data, '--port', new URL(exchange.address.url).port])
}

async function newPhone({ url = line.url, ...o }: PhoneOptions & { url?: string } = {}): Promise<Driver> {
  const driver = take(await openPhone(browser, o), url)
  driver.expects(/style-src-elem: inline|Applying inline style/) // axe reads a style of another origin by writing it anew
  open.push(driver)
  return driver
}

let visitors = 0
const newVisitor = () => (++visitors).toString(16).padStart(32, '0')

async function chatUrl(visitorId: string): Promise<string> {
  const { url, publicKey } = exchange.address
  return (await connect(url, publicKey).ask(chatSessionCall, { visitorId })).url
}

const LOOK = '&lang=en-US&theme=dark'

/** @param around where a frame of the app's kind stands */
async function frameIn({ page }: Driver, address: string, around = line.url): Promise<void> {
  await page.goto(`${around}${AROUND.path}`)
  await page.$eval('iframe', (element, src) => element.setAttribute('src', src), `${line.url}${address}`)
}

/** @returns what the phone's owner meets in the frame */
async function framed(phone: Driver, address: string): Promise<Driver> {
  await frameIn(phone, address)
  const frame = await until('nothing comes into the frame', () =>
    phone.page.frames().find(one => one !== phone.page.mainFrame() && one.url() !== 'about:blank'),
  )
  const { expects, wrongs } = phone
  return { ...take({ ...phone, page: inFrame(phone.page, frame) }, line.url), expects, wrongs }
}

async function openChat(o: { visitor?: string; look?: string; width?: number; height?: number } = {}) {
  const { visitor = newVisitor(), look = LOOK, ...size } = o
  const phone = await framed(await newPhone(size), `${await chatUrl(visitor)}${look}`)
  await phone.sees('Staff never ask for your password or codes')
  return phone
}

async function write(phone: Driver, text: string): Promise<void> {
  await phone.page.locator('textarea').fill(text)
  await phone.tap('Send')
}

const own = (phone: Driver) => phone.page.$$eval('.own .text', all => all.map(({ textContent }) => textContent))
const unsent = (phone: Driver) => phone.page.$$eval('.failed', all => all.length)

type Row = { id: string; who: string; last: { text: string } | null; state: string }
async function desk<T>(path: string, body?: object): Promise<T> {
  const { operatorUrl, operatorKey } = exchange.address
  const headers = { 'x-operator-key': operatorKey, ...(body && { 'content-type': 'application/json' }) }
  const reply = await fetch(operatorUrl + path, {
    headers,
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
  })
  return (await reply.json()) as T
}

/** By its own words, once they have arrived. */
const conversationWith = (text: string): Promise<Row> =>
  until(`a conversation with "${text}"`, async () => {
    const { conversations } = await desk<{ conversations: Row[] }>('/chat/list')
    for (const row of conversations) if ((await textsIn(row.id)).includes(text)) return row
    return undefined
  })
const textsIn = async (id: string): Promise<string[]> =>
  (await desk<{ messages: { text: string }[] }>(`/chat/${id}`)).messages.map(message => message.text)
const reply = (id: string, text: string) =>
  desk(`/chat/${id}/reply`, { clientId: `desk-${Math.random().toString(36).slice(2, 12)}`, text })

const narrow: [name: string, lang: string, width: number, height: number][] = [
  ['320 px, light, letters at their largest, Vietnamese', 'vi-VN', 320, 568],
  ['on its side, Spanish', 'es-ES', 812, 375],
]

test.each(cases(narrow, narrow.slice(0, 1)))(
  '%s: nothing scrolls sideways and axe finds nothing',
  async (_, lang, width, height) => {
    const address = `${await chatUrl(newVisitor())}&lang=${lang}&theme=light&letters=1.25`
    const phone = await framed(await newPhone({ width, height }), address)
    await phone.page.locator('textarea').fill('?')
    await phone.page.locator('.brand').click()
    await phone.when(async () => (await own(phone)).length === 1)
    expect(await phone.page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
    expect(await findBarriers(phone.page)).toEqual([])
  },
)

test('markup and scripts of other languages are text, on the phone and at the desk; the page has no origin', async () => {
  const phone = await openChat()
  await write(phone, HOSTILE)
  await phone.sees('Sent')
  expect(await own(phone)).toEqual([HOSTILE])
  const { id } = await conversationWith(HOSTILE)
  await reply(id, HOSTILE)
  await phone.when(
    async () =>
      (await phone.page.$$eval('.text', (all, t) => all.filter(e => e.textContent === t).length, HOSTILE)) === 2,
  )
  expect(await phone.page.$$eval('img, .text *', all => all.length)).toBe(0)
  expect(await phone.page.evaluate(() => self.origin)).toBe('null')
  expect(await phone.page.evaluate(() => document.cookie).catch(() => 'refused')).toBe('refused')
  expect(await findBarriers(phone.page)).toEqual([])
})

test('hostile HTML by the hundred, as it was published, is text in a bubble: nothing runs and nothing is asked of a stranger', async () => {
  const phone = await openChat()
  const reached: string[] = []
  phone.page.on('dialog', async dialog => {
    reached.push(dialog.message())
    await dialog.dismiss()
  })
  phone.page.on('request', request => {
    if (/^https?:/.test(request.url()) && !request.url().startsWith(line.url)) reached.push(request.url())
  })
  await write(phone, 'show me')
  await phone.sees('Sent')
  const { id } = await conversationWith('show me')
  for (const payload of hostilePayloads.filter(text => text.length <= LONGEST)) await reply(id, payload)
  await reply(id, 'that was all')
  await phone.sees('that was all')
  expect(await phone.page.$$eval('.text *', all => all.length)).toBe(0)
  expect(await phone.page.$$eval('.text', all => all.length)).toBeGreaterThan(400)
  expect(reached).toEqual([])
})

test('while the exchange is away what is written stays unsent, the line comes back by itself, and Retry sends it once', async () => {
  const phone = await openChat()
  phone.expects(/ERR_|Failed to load|status of 50\d/)
  await write(phone, 'before')
  await phone.sees('Sent')
  await kill()
  await phone.sees('Reconnecting…')
  await write(phone, 'while away')
  await phone.sees('Not sent')
  await phone.page.locator('textarea').fill('half writ')
  await restart()
  await phone.misses('Reconnecting…')
  expect(await unsent(phone)).toBe(1)
  await phone.tap('Retry')
  await phone.misses('Not sent')
  const { id } = await conversationWith('while away')
  expect((await textsIn(id)).filter(text => text === 'while away')).toHaveLength(1)
  expect(await phone.page.$eval('textarea', field => field.value)).toBe('half writ')
  await reply(id, 'here again')
  await phone.sees('here again')
})

test('an answer that is lost on its way leaves one message, however often it is sent again', async () => {
  const phone = await openChat()
  phone.expects(/ERR_/)
  await phone.sees('Automatic')
  line.breakUnder(SEND, 'within')
  await write(phone, 'only once')
  // the stream may bring it back before the answer is lost: then nothing is left to retry
  await phone.when(async () => (await own(phone)).length === 1 && !(await phone.says()).includes('Sending…'))
  if ((await unsent(phone)) > 0) await phone.tap('Retry')
  await phone.sees('Sent')
  await phone.when(async () => (await unsent(phone)) === 0)
  const { id } = await conversationWith('only once')
  expect((await textsIn(id)).filter(text => text === 'only once')).toHaveLength(1)
})

test('six digits alone are asked about, signs are counted from 1,800 on, and what is too long stays in the field', async () => {
  const phone = await openChat()
  await write(phone, '48 21-93')
  await phone.sees('This looks like a code, and staff never ask for codes. Send anyway?')
  await phone.tap('Cancel')
  expect(await own(phone)).toEqual([])
  expect(await phone.page.$eval('textarea', field => field.value)).toBe('48 21-93')
  await phone.page.locator('textarea').fill('a'.repeat(1800))
  await phone.sees('1,800 / 2,000')
  await phone.page.locator('textarea').fill('a'.repeat(2001))
  await phone.sees('2,001 / 2,000', 'At most 2,000 characters')
  expect(await phone.page.$eval('[aria-label=Send]', e => e.getAttribute('aria-disabled'))).toBe('true')
})

test('who has scrolled up stays there and is told of a reply; what was said is read out as it comes', async () => {
  const phone = await openChat({ height: 400 })
  for (const text of ['one', 'two', 'three']) {
    await write(phone, text)
    await phone.when(async () => (await own(phone)).includes(text))
  }
  const { id } = await conversationWith('three')
  await phone.page.$eval('.scroller', e => e.scrollTo(0, 0))
  await phone.when(() => phone.page.$eval('.scroller', e => e.scrollTop === 0))
  await reply(id, 'a person answers')
  await phone.sees('New messages')
  expect(await phone.page.$eval('.scroller', e => e.scrollTop)).toBe(0)
  await phone.tap('New messages')
  await phone.misses('New messages')
  await phone.when(() => phone.page.$eval('.scroller', e => e.scrollTop + e.clientHeight > e.scrollHeight - 5))
  expect(await phone.page.$eval('[role=log]', e => e.ariaBusy)).toBe(null)
})

test('a picture is sent, shown on both sides, and is nobody else’s', async () => {
  const file = join(folder, 'dot.png')
  const png = 'iVBORw0KGgoAAAANSUhEUgAAAAoAAAAKCAYAAACNMs+9AAAAFUlEQVR42mP8z8BQz0AEYBxVSF+FABJADveWkH6oAAAAAElFTkSuQmCC'
  writeFileSync(file, Buffer.from(png, 'base64'))
  const visitor = newVisitor()
  const phone = await openChat({ visitor })
  await write(phone, 'see my picture')
  const { id } = await conversationWith('see my picture')
  await phone.pick(/^Send a picture$/, file)
  await phone.when(async () => (await phone.page.$$('.own .thumb img')).length === 1)
  await phone.when(
    async () => (await phone.page.$$eval('.own', all => all.at(-1)?.textContent))?.includes('Sent') ?? false,
  )
  const again = await openChat({ visitor })
  await again.when(async () => (await again.page.$$('.thumb img')).length === 1)
  const { messages } = await desk<{ messages: { picture?: string }[] }>(`/chat/${id}`)
  const picture = messages.find(message => message.picture)?.picture ?? ''
  const { operatorUrl, operatorKey } = exchange.address
  const { status } = await fetch(`${operatorUrl}/${picture}`, { headers: { 'x-operator-key': operatorKey } })
  expect(status).toBe(200)
  expect((await fetch(`${operatorUrl}/${picture}`)).status).toBe(401)
})

test('a ticket that ran out is said, and another one goes on with all that was typed', async () => {
  const visitor = newVisitor()
  const phone = await framed(await newPhone(), `${CHAT}/page#t=${'0'.repeat(64)}${LOOK}`)
  phone.expects(/401/)
  await phone.sees('This conversation expired. Open live chat again')
  await write(phone, 'written too late')
  await phone.sees('Sending…')
  await phone.page.locator('textarea').fill('half writ')
  const { hash } = new URL(await chatUrl(visitor), exchange.address.url)
  await phone.page.evaluate(to => location.assign(to), hash)
  await phone.sees('Sent')
  await phone.misses('This conversation expired')
  expect(await own(phone)).toEqual(['written too late'])
  expect(await phone.page.$eval('textarea', field => field.value)).toBe('half writ')
})

/** What of the chat's the phone asks for from now on. */
function chatAskedBy({ page }: Driver): Set<string> {
  const asked = new Set<string>()
  page.on('request', request => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith(CHAT)) asked.add(pathname.slice(CHAT.length + 1))
  })
  return asked
}

const leading = [
  ['vi-VN', 'Chat trực tuyến mở trong ứng dụng', 'Mở trong ứng dụng'],
  ['en-US', 'Live chat opens in the app', 'Open in the app'],
] as const

test.each(cases(leading, leading.slice(0, 1)))(
  'by itself, in %s, the page leads into the app: whoever made its address reads nothing',
  async (language, sentence, way) => {
    const phone = await newPhone({ width: 320, height: 568, language })
    const asked = chatAskedBy(phone)
    await phone.page.goto(`${line.url}${await chatUrl(newVisitor())}&lang=ko-KR&theme=light`)
    await phone.sees(sentence)
    expect(await phone.page.$$('textarea, .scroller')).toEqual([])
    expect(await phone.page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
    expect(await findBarriers(phone.page)).toEqual([])
    const { hash } = new URL(await chatUrl(newVisitor()), line.url)
    await phone.page.evaluate(to => location.assign(to), hash)
    phone.expects(/404/) // where the app would be the exchange has nothing
    await phone.tap(way)
    await phone.when(() => phone.page.url() === `${line.url}/#/outlink?kind=chat`)
    expect([...asked].sort()).toEqual(['page', 'page.css', 'page.js'])
  },
)

test('in a frame of another origin there is no page at all', async () => {
  const phone = await newPhone()
  const asked = chatAskedBy(phone)
  phone.expects(/404/)
  const none = phone.page.waitForResponse(reply => reply.url().includes('/appChat/page') && reply.status() === 404)
  await frameIn(phone, await chatUrl(newVisitor()), line.url.replace('127.0.0.1', 'localhost'))
  await none
  expect([...asked]).toEqual(['page'])
})

test('a conversation that was closed says so and is begun anew by a press', async () => {
  const phone = await openChat()
  await write(phone, 'close me')
  await phone.sees('Sent')
  const { id } = await conversationWith('close me')
  await desk(`/chat/${id}/close`, {})
  await phone.sees('This conversation is closed')
  await phone.tap('Start again')
  await write(phone, 'once more')
  await phone.when(async () => (await own(phone)).includes('once more'))
  await phone.misses('This conversation is closed')
})

const desks: [name: string, width: number, height: number][] = [
  ['a phone', 375, 812],
  ['a desk', 1280, 800],
]

test.each(cases(desks, desks.slice(0, 1)))(
  'at %s: the key is asked for each time, who waits stands first, a reply arrives, and closing is asked about',
  async (_, width, height) => {
    const asking = `who waits at ${width}`
    const phone = await openChat()
    await write(phone, asking)
    await phone.tap('Talk to a person')
    await phone.sees('in the queue')
    const { operatorUrl, operatorKey } = exchange.address
    const at = await newPhone({ width, height, theme: 'light', url: operatorUrl })
    at.expects(/401/)
    await at.page.goto(`${operatorUrl}/chat`)
    await at.type('Operator key', 'wrong')
    await at.tap('Open')
    await at.sees("This key isn't right")
    await at.type('Operator key', operatorKey)
    await at.tap('Open')
    await at.sees('Live chat desk', 'Waiting · 1')
    expect(await findBarriers(at.page)).toEqual([])
    await at.tap(/Waiting · 1/)
    await at.sees(asking)
    expect(await at.page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
    expect(await findBarriers(at.page)).toEqual([])
    await at.page.locator('textarea').fill(HOSTILE)
    await at.tap('Send')
    await phone.sees('Staff', HOSTILE)
    await write(phone, 'thank you')
    await at.sees('thank you')
    await at.tap('Close conversation')
    await at.sees('Close this conversation?')
    await at.page.locator('dialog ::-p-aria([name="Close conversation"])').click()
    await phone.sees('This conversation is closed')
    expect(await at.page.evaluate(() => JSON.stringify([localStorage, sessionStorage]))).not.toContain(operatorKey)
    await at.page.reload()
    await at.sees('Operator key')
  },
)
