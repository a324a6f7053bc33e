/** The two pages of the live chat, the phone's in a frame as the app's, against a running exchange that dies and comes back. */
import { expect, test } from '@jest/globals'
import { findBarriers } from '../axe.ts'
import { startExchangeProcess } from '../exchange-process.ts'
import { cases } from '../soak.ts'
import { chatPages } from './chat-pages.ts'

const {
  running,
  data,
  kill,
  newPhone,
  newVisitor,
  chatUrl,
  framed,
  openChat,
  write,
  own,
  unsent,
  conversationWith,
  desk,
  textsIn,
  reply,
  chatAskedBy,
} = chatPages()

const HOSTILE = '<img src=x onerror=alert(1)><b>bold</b> {{7*7}} javascript:alert(1) مرحبا ทดสอบ'

async function restart(): Promise<void> {
  running.exchange = await startExchangeProcess(['--data', data, '--port', new URL(running.exchange.address.url).port])
}

const narrow: [name: string, lang: string, width: number, height: number][] = [
  ['320 px, light, letters at their largest, Vietnamese', 'vi-VN', 320, 568],
  ['on its side, Spanish', 'es-ES', 812, 375],
]

const leading = [
  ['vi-VN', 'Chat trực tuyến mở trong ứng dụng', 'Mở trong ứng dụng'],
  ['en-US', 'Live chat opens in the app', 'Open in the app'],
] as const

const desks: [name: string, width: number, height: number][] = [
  ['a phone', 375, 812],
  ['a desk', 1280, 800],
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

test('an answer of the bot that found nothing asks for a person by a button of its own', async () => {
  const phone = await openChat()
  await write(phone, 'xyzzyplugh')
  await phone.sees("I didn't understand that. A person can help you.")
  expect(await findBarriers(phone.page)).toEqual([])
  await phone.page.locator('.bubble .press').click()
  await phone.when(async () => (await own(phone)).includes('Talk to a person'))
  await phone.sees('in the queue')
  const { id } = await conversationWith('xyzzyplugh')
  await desk(`/chat/${id}/close`, {})
  await phone.sees('This conversation is closed')
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

test.each(cases(leading, leading.slice(0, 1)))(
  'by itself, in %s, the page leads into the app: whoever made its address reads nothing',
  async (language, sentence, way) => {
    const phone = await newPhone({ width: 320, height: 568, language })
    const asked = chatAskedBy(phone)
    await phone.page.goto(`${running.line.url}${await chatUrl(newVisitor())}&lang=ko-KR&theme=light`)
    await phone.sees(sentence)
    expect(await phone.page.$$('textarea, .scroller')).toEqual([])
    expect(await phone.page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
    expect(await findBarriers(phone.page)).toEqual([])
    const { hash } = new URL(await chatUrl(newVisitor()), running.line.url)
    await phone.page.evaluate(to => location.assign(to), hash)
    phone.expects(/404/) // where the app would be the exchange has nothing
    await phone.tap(way)
    await phone.when(() => phone.page.url() === `${running.line.url}/#/outlink?kind=chat`)
    expect([...asked].sort()).toEqual(['page', 'page.css', 'page.js'])
  },
)

test.each(cases(desks, desks.slice(0, 1)))(
  'at %s: the key is asked for each time, who waits stands first, a reply arrives, and closing is asked about',
  async (_, width, height) => {
    const asking = `who waits at ${width}`
    const phone = await openChat()
    await write(phone, asking)
    await phone.tap('Talk to a person')
    await phone.sees('in the queue')
    const { operatorUrl, operatorKey } = running.exchange.address
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
