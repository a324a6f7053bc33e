import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { clearMessagesCall, messageListCall, myUserInfoCall, unreadMessagesCall } from '@shared/contract'
import { MOST_LISTED } from '@shared/contract/limits'
import { transact } from '@shared/engine/db/transact'
import { messageTexts } from '@shared/engine/messages/message-texts/index'
import { wordsOfMessage } from '@shared/engine/messages/message-words'
import { type Message, notify } from '@shared/engine/messages/notify'
import { type Language, languages } from '@shared/engine/refusals/languages'
import { translate } from '@shared/phrases'
import { copyRows } from '../../../sandbox/src/testing/growth/copies.ts'
import { type Exchange, startExchange, type TestUser } from '../../../testing/src/exchange.ts'
import { contentBeat } from './messages.ts'

let exchange: Exchange
beforeAll(async () => {
  exchange = await startExchange()
})
afterAll(() => exchange.stop())

const now = () => exchange.sandbox.context.clock.now()
const tell = (user: TestUser, message: Partial<Message> = {}) =>
  transact(exchange.sandbox.context.db, tx =>
    notify(tx, {
      user: user.id,
      eventKey: `test:${Math.random()}`,
      tab: 'transaction',
      template: 'recharge-delivered',
      values: { id: 'R1', credited: '1234.5', amount: '1234.5', currency: 'USDT' },
      at: now(),
      ...message,
    } as Message),
  )
const list = (
  { token }: TestUser,
  input: { noticeType?: 'system' | 'transaction'; pageNo?: number; pageSize?: number } = {},
  language = 'en-US',
) => exchange.client.ask(messageListCall, input, { token, language })
const unread = ({ token }: TestUser) => exchange.client.ask(unreadMessagesCall, {}, { token })

test('listing marks read, and tells each state as it was before', async () => {
  const user = await exchange.newUser()
  tell(user)
  tell(user, { tab: 'system', template: 'device-added', values: {} })
  expect((await list(user)).map(({ readFlag }) => readFlag)).toEqual([false, false])
  expect((await list(user)).map(({ readFlag }) => readFlag)).toEqual([true, true])
})

test('only the rows that were listed are read: the other tab and the next page stay new', async () => {
  const user = await exchange.newUser()
  for (const _ of [1, 2, 3]) tell(user)
  tell(user, { tab: 'system', template: 'device-added', values: {} })
  await list(user, { noticeType: 'transaction', pageSize: 2 })
  expect(await unread(user)).toMatchObject({ transactionTotal: 1, sysMsgTotal: 2, anntMsgTotal: 0 })
  await list(user, { noticeType: 'transaction', pageSize: 2, pageNo: 2 })
  expect(await unread(user)).toMatchObject({ transactionTotal: 0, sysMsgTotal: 1 })
})

test('the reply is a bare array, the newest first, with its link and its time in UTC+8', async () => {
  const user = await exchange.newUser()
  tell(user, { path: '/chongzhitixianResult?kind=recharge&id=R1', at: Date.UTC(2026, 10, 20, 16, 0, 1) })
  const headers = { 'x-access-token': user.token }
  const reply = await fetch(`${exchange.sandbox.url}/api/sys/annountCement/vue3List`, { headers })
  expect(await reply.json()).toMatchObject([
    {
      titile: 'Deposit credited',
      msgContent: '1,234.50\u00a0USDT has been added to your balance account.',
      msgCategory: '2',
      noticeType: 'transaction',
      linkType: 1,
      linkUrl: '/chongzhitixianResult?kind=recharge&id=R1',
      sendTime: '2026-11-21 00:00:01',
      readFlag: false,
    },
  ])
})

test('the badge counts what is unread, in the profile too, and marks nothing', async () => {
  const user = await exchange.newUser()
  tell(user)
  await exchange.operate('message', 'send', user.account, '--title', 'Hello', '--text', 'From the desk')
  for (const _ of [1, 2])
    expect(await unread(user)).toMatchObject({
      anntMsgTotal: 1,
      anntMsgList: [{ titile: 'Hello', msgContent: 'From the desk', msgCategory: '1', noticeType: 'system' }],
      sysMsgTotal: 1,
      transactionTotal: 1,
    })
  expect(await exchange.client.ask(myUserInfoCall, {}, { token: user.token })).toMatchObject({ unreadCount: 2 })
})

test('the badge brings the ten newest of each kind, and counts all of them', async () => {
  const user = await exchange.newUser()
  for (let nth = 0; nth < 30; nth++) tell(user, { at: now() + nth * 1000 })
  tell(user, { tab: 'task', template: 'competition-end', values: { rank: 1 } })
  const badge = await unread(user)
  expect(badge).toMatchObject({ anntMsgTotal: 0, sysMsgTotal: 31, transactionTotal: 30, taskTotal: 1 })
  expect(badge.sysMsgList).toHaveLength(10)
  expect(badge.sysMsgList?.[0]).toMatchObject({ noticeType: 'task' })
})

test('a message is worded when it is read: in the language of that moment', async () => {
  const user = await exchange.newUser()
  const values = { symbol: 'BTCUSDT', quantity: '0.1', price: '61074.83', profit: '-292.517' }
  tell(user, { template: 'position-liquidated', values })
  expect((await list(user, {}, 'es-ES'))[0]).toMatchObject({
    titile: 'Posición liquidada',
    msgContent:
      'BTC/USDT: el margen ya no cubría la pérdida. Se cerró la posición de 0,1\u00a0BTC a 61.074,83. Pérdidas y ganancias tras comisiones: −292,51\u00a0USDT',
    lang: 'xi',
  })
  expect((await list(user, {}, 'zh-Hant'))[0]).toMatchObject({ titile: '持倉已強平', lang: 'zh-cn' })
})

test('what is read all at once is read under one tab, or everywhere; of its owner alone', async () => {
  const [lena, omar] = [await exchange.newUser(), await exchange.newUser()]
  for (const user of [lena, omar]) {
    tell(user)
    tell(user, { tab: 'task', template: 'competition-start', values: {} })
    tell(user, { tab: 'system', template: 'device-added', values: {} })
  }
  const clear = (input: { noticeType?: 'task' } = {}) =>
    exchange.client.ask(clearMessagesCall, input, { token: lena.token })
  await clear({ noticeType: 'task' })
  expect(await unread(lena)).toMatchObject({ sysMsgTotal: 2, taskTotal: 0, transactionTotal: 1 })
  await clear()
  expect(await unread(lena)).toMatchObject({ sysMsgTotal: 0, transactionTotal: 0 })
  tell(lena)
  expect((await list(lena)).map(({ readFlag }) => readFlag)).toEqual([false, true, true, true])
  expect(await unread(omar)).toMatchObject({ sysMsgTotal: 3 })
})

test('two phones that list at once: one of them is told that a message is new, and it is read once', async () => {
  const user = await exchange.newUser()
  for (let nth = 0; nth < 5; nth++) tell(user)
  const both = await Promise.all([list(user), list(user)])
  const newOnes = both.flat().filter(({ readFlag }) => readFlag === false)
  expect(newOnes).toHaveLength(5)
  expect(new Set(newOnes.map(({ id }) => id)).size).toBe(5)
  expect(await unread(user)).toMatchObject({ sysMsgTotal: 0 })
})

test('a message that comes between two pages moves rows on: one comes again, none is left out', async () => {
  const user = await exchange.newUser()
  for (let nth = 0; nth < 30; nth++) tell(user, { at: now() + nth * 1000 })
  const first = await list(user)
  tell(user, { at: now() + 60_000 })
  const second = await list(user, { pageNo: 2 })
  const ids = [...first, ...second].map(({ id }) => id)
  expect(second).toHaveLength(11)
  expect(new Set(ids).size).toBe(30)
  expect(ids.indexOf(second[0]?.id ?? '')).toBe(19)
  expect(await unread(user)).toMatchObject({ sysMsgTotal: 1 })
})

test('the same event is told once', async () => {
  const user = await exchange.newUser()
  tell(user, { eventKey: 'recharge:R1:delivered' })
  tell(user, { eventKey: 'recharge:R1:delivered' })
  expect(await list(user)).toHaveLength(1)
})

test('of a person who has ten thousand the oldest goes as one comes', async () => {
  const user = await exchange.newUser()
  tell(user, { eventKey: 'first' })
  const { db } = exchange.sandbox.context
  const next = '(SELECT max(id) FROM message) + i'
  copyRows(db, 'message', `user_id = '${user.id}'`, 9_999, { id: next, event_key: "'more' || i" })
  const kept = () =>
    db.prepare('SELECT count(*) AS n, min(event_key) AS oldest FROM message WHERE user_id = ?').get(user.id)
  expect(kept()).toEqual({ n: 10_000, oldest: 'first' })
  tell(user, { eventKey: 'newest' })
  expect(kept()).toEqual({ n: 10_000, oldest: 'more1' })
  expect(await unread(user)).toMatchObject({ transactionTotal: 10_000 })
})

test('a page beyond what lists reach is empty', async () => {
  const user = await exchange.newUser()
  tell(user)
  copyRows(exchange.sandbox.context.db, 'message', `user_id = '${user.id}'`, MOST_LISTED, {
    ...{ id: '(SELECT max(id) FROM message) + i', event_key: "'more' || i" },
  })
  const last = MOST_LISTED / 100
  expect((await list(user, { pageSize: 100, pageNo: last })).length).toBe(100)
  expect(await list(user, { pageSize: 100, pageNo: last + 1 })).toEqual([])
})

test('nobody sees or marks what was written to somebody else', async () => {
  const [lena, omar] = [await exchange.newUser(), await exchange.newUser()]
  tell(lena)
  expect(await list(omar)).toEqual([])
  expect(await unread(lena)).toMatchObject({ transactionTotal: 1 })
})

test('after 180 days a message goes, at 03:00', async () => {
  const user = await exchange.newUser()
  const days = 86_400_000
  tell(user, { at: now() - 181 * days })
  tell(user, { at: now() - 178 * days })
  contentBeat(exchange.sandbox.context, now() + 1 * days)
  expect(await list(user)).toHaveLength(1)
})

const placeholders = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(String).sort()

test.each(languages)('every message has its words in %s, with the same values', (language: Language) => {
  for (const [name, { title, text }] of Object.entries(messageTexts)) {
    expect(translate(title, language)).not.toBe('')
    expect([name, placeholders(translate(text, language))]).toEqual([name, placeholders(text.message)])
  }
})

test('a reason that was not given leaves no trace', () => {
  const words = wordsOfMessage('recharge-rejected', { amount: '50', currency: 'USDT' }, 'en-us')
  expect(words.text).toBe('Your deposit of 50.00\u00a0USDT was rejected.')
})
