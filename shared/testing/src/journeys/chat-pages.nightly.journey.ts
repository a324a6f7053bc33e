/** More of the live chat's pages: hostile HTML, lost answers, codes, scrolling, pictures, and tickets. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@jest/globals'
import { hostilePayloads } from '../../../products/src/content/seed/hostile-payloads.ts'
import { chatPages } from './chat-pages.ts'

const {
  running,
  CHAT,
  folder,
  newPhone,
  newVisitor,
  chatUrl,
  LOOK,
  frameIn,
  framed,
  openChat,
  write,
  own,
  unsent,
  desk,
  conversationWith,
  textsIn,
  reply,
  chatAskedBy,
} = chatPages()

const SEND = `${CHAT}/send`

/** As a message may be. */
const LONGEST = 2000

test('hostile HTML by the hundred, as it was published, is text in a bubble: nothing runs and nothing is asked of a stranger', async () => {
  const phone = await openChat()
  const reached: string[] = []
  phone.page.on('dialog', async dialog => {
    reached.push(dialog.message())
    await dialog.dismiss()
  })
  phone.page.on('request', request => {
    if (/^https?:/.test(request.url()) && !request.url().startsWith(running.line.url)) reached.push(request.url())
  })
  await write(phone, 'show me')
  await phone.sees('Sent')
  const { id } = await conversationWith('show me')
  await Promise.all(hostilePayloads.filter(text => text.length <= LONGEST).map(payload => reply(id, payload)))
  await reply(id, 'that was all')
  await phone.sees('that was all')
  expect(await phone.page.$$eval('.text *', all => all.length)).toBe(0)
  expect(await phone.page.$$eval('.text', all => all.length)).toBeGreaterThan(400)
  expect(reached).toEqual([])
})

test('an answer that is lost on its way leaves one message, however often it is sent again', async () => {
  const phone = await openChat()
  phone.expects(/ERR_/)
  await phone.sees('Automatic')
  running.line.breakUnder(SEND, 'within')
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
  await phone.sees('2,001 / 2,000', 'Use up to 2,000 characters')
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
  const { operatorUrl, operatorKey } = running.exchange.address
  const { status } = await fetch(`${operatorUrl}/${picture}`, { headers: { 'x-operator-key': operatorKey } })
  expect(status).toBe(200)
  expect((await fetch(`${operatorUrl}/${picture}`)).status).toBe(401)
})

test('a ticket that ran out is said, and another one goes on with all that was typed', async () => {
  const visitor = newVisitor()
  const phone = await framed(await newPhone(), `${CHAT}/page#t=${'0'.repeat(64)}${LOOK}`)
  phone.expects(/401/)
  await phone.sees('This conversation has expired. Open live chat again.')
  await write(phone, 'written too late')
  await phone.sees('Sending…')
  await phone.page.locator('textarea').fill('half writ')
  const { hash } = new URL(await chatUrl(visitor), running.exchange.address.url)
  await phone.page.evaluate(to => location.assign(to), hash)
  await phone.sees('Sent')
  await phone.misses('This conversation has expired')
  expect(await own(phone)).toEqual(['written too late'])
  expect(await phone.page.$eval('textarea', field => field.value)).toBe('half writ')
})

test('in a frame of another origin there is no page at all', async () => {
  const phone = await newPhone()
  const asked = chatAskedBy(phone)
  phone.expects(/404/)
  const none = phone.page.waitForResponse(reply => reply.url().includes('/appChat/page') && reply.status() === 404)
  await frameIn(phone, await chatUrl(newVisitor()), running.line.url.replace('127.0.0.1', 'localhost'))
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
