/** Service hours, the end of conversations, and what is told of orders. */
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { chatSessionCall } from '@shared/contract'
import { fromStamp } from '@shared/engine/clock'
import { type Exchange, startExchange, type TestUser } from '../../../testing/src/exchange.ts'
import { deposit, newVisitor, openPage } from '../testing/chat/chat.ts'
import { png } from '../testing/upload/pictures.ts'
import { serviceOf } from './service.ts'

let exchange: Exchange
beforeAll(async () => {
  exchange = await startExchange()
})
afterAll(() => exchange.stop())

const open = (who: Parameters<typeof openPage>[2]) => openPage(exchange.client, exchange.sandbox.url, who)
const db = () => exchange.sandbox.context.db
const idOf = ({ id }: TestUser) =>
  String(db().prepare('SELECT id FROM chat_conversation WHERE user_id = ?').get(id)?.id)

/** Hours that are over now, whenever it is. */
async function closed(): Promise<void> {
  const hour = new Date(exchange.sandbox.context.clock.now() + 8 * 3_600_000).getUTCHours()
  const at = (hour: number) => `${String(hour % 24).padStart(2, '0')}:00`
  await exchange.operate('setting', 'set', 'service-hours', `${at(hour + 2)}–${at(hour + 4)}`)
}

test('outside of the hours the bot answers, and the queue says when a person does', async () => {
  await closed()
  const page = await open(await exchange.newUser())
  await page.send('human')
  const { state, open: isOpen, place, messages } = (await page.read()).body
  expect({ state, isOpen, place }).toEqual({ state: 'waiting', isOpen: false, place: 1 })
  expect(messages.at(-1)?.text).toContain('Nobody is here right now')
})

test('where the bot is off as well, the chat is closed, and says its hours in the reader’s language', async () => {
  await closed()
  await exchange.operate('chat', 'auto', 'off')
  const answer = await exchange.client.call(chatSessionCall, {}, { ...(await exchange.newUser()), language: 'ko-KR' })
  expect(answer).toMatchObject({
    refusal: 'chat-closed',
    values: { hours: expect.stringMatching(/^\d\d:00–\d\d:00$/) },
  })
  expect(answer.message).toContain('상담 시간')
  await exchange.operate('setting', 'set', 'service-hours', '00:00–24:00')
  const user = await exchange.newUser()
  const page = await open(user)
  await page.send('hello')
  expect((await page.read()).body).toMatchObject({ state: 'waiting', messages: [{ from: 'me' }] })
  await exchange.operate('chat', 'auto', 'on')
})

test.each([
  ['08:00', '09:00–21:00', false],
  ['09:00', '09:00–21:00', true],
  ['21:00', '09:00–21:00', false],
  ['23:30', '22:00–06:00', true],
  ['06:00', '22:00–06:00', false],
  ['12:00', '00:00–24:00', true],
])('at %s UTC+8 the hours %s say %p', async (time, hours, isOpen) => {
  await exchange.operate('setting', 'set', 'service-hours', hours)
  const clock = { now: () => fromStamp(`2026-11-25 ${time}:00`), manual: false }
  expect(serviceOf({ db: db(), clock })).toEqual({ hours, open: isOpen })
  await exchange.operate('setting', 'set', 'service-hours', '00:00–24:00')
})

test('a decision of the desk on an order that was spoken of is told there, in the reader’s words, with the way to it', async () => {
  const user = await exchange.newUser()
  const [named, other] = [await deposit(exchange.client, user.token), await deposit(exchange.client, user.token)]
  await (await open(user)).send(named.id)
  await exchange.operate('recharge', 'approve', other.id)
  await exchange.operate('recharge', 'approve', named.id)
  const notes = (await (await open({ ...user, language: 'zh-Hans' })).messages()).filter(({ from }) => from === 'note')
  expect(notes).toMatchObject([
    {
      automatic: true,
      way: `/chongzhitixianResult?kind=recharge&id=${named.id}`,
      text: expect.stringContaining('充值已到账'),
    },
  ])
})

test('an order that was rejected says why', async () => {
  const user = await exchange.newUser()
  const { id } = await deposit(exchange.client, user.token)
  const page = await open(user)
  await page.send(id)
  await exchange.operate('recharge', 'reject', id, '--reason', 'name-differs', '--words', 'Pay it yourself.')
  expect(await page.last()).toMatchObject({
    ...{ from: 'note', ownWords: { text: 'Pay it yourself.', lang: 'en-US' } },
    text: expect.stringMatching(/The payer's name differs .* Note from our staff: “Pay it yourself\.”$/),
  })
})

test('a decision that was taken back is told nowhere', async () => {
  const user = await exchange.newUser()
  const { id } = await deposit(exchange.client, user.token)
  const page = await open(user)
  await page.send(id)
  const before = await page.messages()
  await expect(exchange.operate('recharge', 'approve', id, '--amount', '9000')).rejects.toThrow('more than twice')
  expect(await page.messages()).toEqual(before)
})

test('after 48 hours of silence it is closed; who waits for a person is not; writing begins anew', async () => {
  const [talker, waiter] = [await exchange.newUser(), await exchange.newUser()]
  await (await open(talker)).send('How do I withdraw?')
  await (await open(waiter)).send('human')
  const state = async (user: TestUser) => (await (await open(user)).read()).body.state
  const { clock } = exchange.sandbox.context
  const start = clock.now()
  await exchange.operate('clock', 'skip', '47h')
  await exchange.sandbox.advance(60)
  expect(await state(talker)).toBe('bot')
  await exchange.operate('clock', 'skip', '1h')
  await exchange.sandbox.advance(60)
  expect(clock.now() - start).toBeGreaterThan(48 * 3_600_000)
  expect([await state(talker), await state(waiter)]).toEqual(['closed', 'waiting'])
  const page = await open(talker)
  await page.send('How do I deposit?')
  expect((await page.read()).body).toMatchObject({ state: 'bot' })
  expect((await page.messages()).map(({ from }) => from)).toEqual(['bot', 'me', 'bot', 'me', 'bot'])
})

test('a visitor’s conversation is forgotten after 30 days, a person’s after 180, with pictures', async () => {
  const user = await exchange.newUser()
  const visitorId = newVisitor()
  await (await open(user)).send({ picture: png().toString('base64') })
  await (await open({ visitorId, ip: '10.76.0.1' })).send('x')
  const id = idOf(user)
  const visitors = () =>
    Number(db().prepare('SELECT count(*) AS n FROM chat_conversation WHERE user_id IS NULL').get()?.n)
  const kept = () => Number(db().prepare('SELECT count(*) AS n FROM chat_conversation WHERE id = ?').get(id)?.n)
  const pictures = () => Number(db().prepare('SELECT count(*) AS n FROM upload WHERE user_id = ?').get(user.id)?.n)
  expect([visitors(), kept(), pictures()]).toEqual([1, 1, 1])
  await exchange.operate('clock', 'skip', '31d')
  await exchange.sandbox.advance(61)
  expect([visitors(), kept(), pictures()]).toEqual([0, 1, 1])
  await exchange.operate('clock', 'skip', '150d')
  await exchange.sandbox.advance(61)
  await exchange.operate('clock', 'skip', '1h')
  await exchange.sandbox.advance(2)
  expect([visitors(), kept(), pictures()]).toEqual([0, 0, 0])
})
