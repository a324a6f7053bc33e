/** The desk, at the operator's port. */
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { newOrderId } from '../../../testing/src/client.ts'
import { type Exchange, startExchange, type TestUser } from '../../../testing/src/exchange.ts'
import { type Watch, watchRows } from '../../../testing/src/visited.ts'
import { deposit, desk as deskAt, newVisitor, openPage } from '../testing/chat/chat.ts'
import { copyRows } from '../testing/growth/copies.ts'
import { listen } from './hub.ts'
import type { DeskConversation, DeskList, DeskReplied } from './wire.ts'

let exchange: Exchange
let desk: ReturnType<typeof deskAt>
let watch: Watch
beforeAll(async () => {
  watch = watchRows()
  exchange = await startExchange()
  const { operatorUrl, context } = exchange.sandbox
  desk = deskAt(operatorUrl, context.keys.operatorKey)
})
afterAll(async () => {
  watch.stop()
  await exchange.stop()
})

const open = (who: Parameters<typeof openPage>[2]) => openPage(exchange.client, exchange.sandbox.url, who)
const db = () => exchange.sandbox.context.db
const idOf = ({ id }: TestUser) =>
  String(db().prepare('SELECT id FROM chat_conversation WHERE user_id = ?').get(id)?.id)
const list = async () => (await (await desk.get('chat/list')).json()) as DeskList
const show = async (id: string, after = 0) =>
  (await (await desk.get(`chat/${id}?after=${after}`)).json()) as DeskConversation

test.each(['chat/list', 'chat/stream', 'chat/H1', 'chat/picture/x.png'])(
  '%s is told to nobody without the key',
  async path => {
    const { operatorUrl } = exchange.sandbox
    expect((await fetch(`${operatorUrl}/${path}`)).status).toBe(401)
    expect(await (await fetch(`${exchange.sandbox.url}/${path}`)).json()).toMatchObject({ success: false, code: 404 })
  },
)

test.each(['reply', 'close', 'auto'])('nor is %s done', async what => {
  const reply = await fetch(`${exchange.sandbox.operatorUrl}/chat/H1/${what}`, { method: 'POST', body: '{}' })
  expect(reply.status).toBe(401)
})

test.each([
  ['chat', 'text/html'],
  ['chat/page.js', 'text/javascript'],
  ['chat/page.css', 'text/css'],
])('%s comes without the key, and may run nothing else', async (path, type) => {
  const reply = await fetch(`${exchange.sandbox.operatorUrl}/${path}`)
  expect(await reply.text()).not.toBe('')
  expect([reply.status, reply.headers.get('content-type')]).toEqual([200, `${type}; charset=utf-8`])
  if (path === 'chat') expect(reply.headers.get('content-security-policy')).not.toContain('unsafe')
})

test('who waits stands first, the longest first, by account or as a visitor, with what they said and their order', async () => {
  const [first, second, talker] = [await exchange.newUser(), await exchange.newUser(), await exchange.newUser()]
  await (await open({ visitorId: newVisitor() })).send('just looking')
  await (await open(talker)).send('How do I withdraw?')
  const { id } = await deposit(exchange.client, second.token)
  await (await open(first)).send('human')
  await exchange.sandbox.advance(1)
  const page = await open(second)
  await page.send('human')
  await page.send(`about ${id}`)
  const { conversations, auto, open: isOpen } = await list()
  expect([auto, isOpen]).toEqual([true, true])
  expect(conversations.slice(0, 2)).toMatchObject([
    { who: first.account, state: 'waiting', place: 1, unread: 1, order: null },
    { who: second.account, state: 'waiting', place: 2, unread: 2, order: id, last: { from: 'bot' } },
  ])
  expect(conversations.find(({ isVisitor }) => isVisitor)).toMatchObject({
    who: expect.stringMatching(/^Visitor \w{4}$/),
  })
})

test('a reply reaches the page once, however often it is sent, and ends the wait; it is written down by whom', async () => {
  const user = await exchange.newUser()
  const page = await open(user)
  await page.send('human')
  const id = idOf(user)
  const said = { clientId: newOrderId(), text: ' Good morning ', who: 'ann' }
  const replies = await Promise.all([1, 2, 3].map(async () => (await desk.post(`chat/${id}/reply`, said)).json()))
  expect(new Set((replies as DeskReplied[]).map(({ message }) => message.id)).size).toBe(1)
  const { state, messages, place } = (await page.read()).body
  expect([state, place]).toEqual(['desk', undefined])
  expect(messages.filter(({ from }) => from === 'desk')).toEqual([
    { id: 4, from: 'desk', text: 'Good morning', at: expect.any(Number) },
  ])
  const row = db().prepare('SELECT who, line FROM operator_log ORDER BY id DESC LIMIT 1').get()
  expect(row).toEqual({ who: 'ann', line: `chat reply ${id}  Good morning ` })
})

test('two desks that answer at once both stand there, in one order for all', async () => {
  const user = await exchange.newUser()
  const page = await open(user)
  await Promise.all(['one', 'two'].map(text => desk.post(`chat/${idOf(user)}/reply`, { clientId: newOrderId(), text })))
  const seen = async () => (await page.messages()).map(({ text }) => text)
  expect((await seen()).slice(1).sort()).toEqual(['one', 'two'])
  expect((await show(idOf(user))).messages.map(({ text }) => text)).toEqual(await seen())
})

test('opening a conversation marks it read, up to what was seen', async () => {
  const user = await exchange.newUser()
  const page = await open(user)
  await page.send('hello')
  const unread = async () => (await list()).conversations.find(({ id }) => id === idOf(user))?.unread
  expect(await unread()).toBe(1)
  expect((await show(idOf(user), 1)).messages.map(({ from }) => from)).toEqual(['me', 'bot'])
  expect(await unread()).toBe(0)
})

test('the desk and the phone read no more for 5,000 unread messages of each sender than for 200, and show 99+', async () => {
  const user = await exchange.newUser()
  const page = await open(user)
  await page.send('hello')
  const id = idOf(user)
  const grow = (n: number) => {
    const last = `(SELECT max(seq) FROM chat_message WHERE conversation_id = '${id}')`
    const copy = { seq: `${last} + i`, client_id: 'NULL' }
    for (const sender of ['me', 'bot', 'desk', 'note'])
      copyRows(db(), 'chat_message', `conversation_id = '${id}' AND seq = 1`, n, { ...copy, sender: `'${sender}'` })
  }
  const looks = async () => {
    const atDesk = await watch.during(list)
    const onPhone = await watch.during(() => page.read(1_000_000))
    return [atDesk.rows, onPhone.rows]
  }
  grow(200)
  const few = await looks()
  grow(4_800)
  expect(await looks()).toEqual(few)
  expect((await list()).conversations.find(row => row.id === id)?.unread).toBe(100)
  expect((await page.read(1_000_000)).body.unread).toBe(100)
  expect(String(await exchange.operate('chat', 'list'))).toContain(`${user.account}  99+ new`)
  await show(id)
})

test('once a person answers the bot speaks of orders alone; closed, it begins anew', async () => {
  const user = await exchange.newUser()
  const page = await open(user)
  await desk.post(`chat/${idOf(user)}/reply`, { clientId: newOrderId(), text: 'Hello' })
  await page.send('How do I withdraw?')
  expect((await page.last())?.from).toBe('me')
  const { id } = await deposit(exchange.client, user.token)
  await page.send(id)
  expect((await page.last())?.copy?.length).toBeGreaterThan(1)
  await desk.post(`chat/${idOf(user)}/close`, {})
  expect((await page.read()).body.state).toBe('closed')
  await page.send('How do I withdraw?')
  expect((await page.read()).body).toMatchObject({ state: 'bot' })
  expect((await page.last())?.articles).toBeDefined()
})

test('the bot is switched off in one conversation, and in all', async () => {
  const user = await exchange.newUser()
  await open(user)
  expect(await (await desk.post(`chat/${idOf(user)}/auto`, { on: false })).json()).toEqual({ ok: true })
  expect((await show(idOf(user))).conversation.auto).toBe(false)
  await desk.post('chat/auto', { on: false })
  expect((await list()).auto).toBe(false)
  await desk.post('chat/auto', { on: true })
})

test.each([
  ['a conversation that is not there', 'chat/H1/reply', { clientId: newOrderId(), text: 'x' }],
  ['no text', 'chat/H1/reply', { clientId: newOrderId() }],
  ['no id', 'chat/H1/reply', { text: 'x' }],
  ['neither on nor off', 'chat/auto', { on: 'yes' }],
])('%s is refused with words', async (_, path, body) => {
  const reply = await desk.post(path, body)
  expect([reply.status, await reply.json()]).toMatchObject([400, { ok: false, message: expect.any(String) }])
})

test('the desk says 2,000 characters at most, too', async () => {
  const user = await exchange.newUser()
  await open(user)
  const reply = await desk.post(`chat/${idOf(user)}/reply`, { clientId: newOrderId(), text: 'a'.repeat(2_001) })
  expect(await reply.json()).toMatchObject({ ok: false, message: 'message-too-long: Use up to 2,000 characters' })
})

test('the desk hears of each conversation in which something was said', async () => {
  const user = await exchange.newUser()
  const reply = await desk.get('chat/stream')
  const reader = reply.body?.pipeThrough(new TextDecoderStream()).getReader()
  await reader?.read()
  const page = await open(user)
  await page.send('hello')
  let heard = ''
  while (!heard.includes(idOf(user))) heard += (await reader?.read())?.value ?? ''
  await reader?.cancel()
})

test('who waits is looked at anew as somebody leaves the queue, not with each word that others say', async () => {
  const [first, second] = [await exchange.newUser(), await exchange.newUser()]
  const moved: boolean[] = []
  const forget = listen(exchange.sandbox.context.db, { hear: (_, queueMoved) => void moved.push(queueMoved) })
  for (const who of [first, second]) await (await open(who)).send('human')
  const page = await open(second)
  await page.send('still there?')
  await (await open(await exchange.newUser())).send('How do I withdraw?')
  expect(moved).not.toContain(true)
  const lines = page.stream(1_000)
  const before = (await lines.next()).value
  await exchange.operate('chat', 'reply', idOf(first), 'Hello')
  const after = (await lines.next()).value
  expect([before, after]).toMatchObject([{ kind: 'state' }, { kind: 'state', place: before.place - 1 }])
  expect(moved).toContain(true)
  forget()
  await lines.return(undefined)
  for (const who of [first, second]) await exchange.operate('chat', 'close', idOf(who))
})

test('from a terminal: listed, shown, answered, closed; what people wrote steers no terminal', async () => {
  const user = await exchange.newUser()
  const page = await open(user)
  await page.send('a\u001b[2J\u200bb\r\nH9  waiting 1  forged')
  const id = idOf(user)
  const shown = String(await exchange.operate('chat', 'show', id))
  expect(shown).toContain('a[2J b')
  expect(shown).not.toMatch(/[^\P{C}\n]/u)
  expect(shown.split('\n').filter(line => line.startsWith('H9  waiting'))).toEqual([])
  await exchange.operate('chat', 'reply', id, 'Good evening')
  expect((await page.last())?.text).toBe('Good evening')
  await exchange.operate('chat', 'close', id)
  expect(String(await exchange.operate('chat', 'list'))).toMatch(new RegExp(`${id}  closed  ${user.account}`))
  for (const words of [
    ['reply', 'H1', 'x'],
    ['close', 'H1'],
    ['show', 'H1'],
    ['auto', 'maybe'],
    ['auto', 'on', 'H1'],
  ])
    await expect(exchange.operate('chat', ...words)).rejects.toThrow()
})
