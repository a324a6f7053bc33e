/** What the operator types for readers: shown as it was meant, or refused in words. */
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { closeAccountCall, messageListCall, myNoticeListCall, noticeListCall, settingCall } from '@shared/contract'
import { DAY, stamp } from '@shared/engine/clock'
import { pass } from '../../../sandbox/src/testing/accounts/people.ts'
import { copyRows } from '../../../sandbox/src/testing/growth/copies.ts'
import { type Exchange, startExchange, type TestUser } from '../../../testing/src/exchange.ts'

let exchange: Exchange
let count = 0
beforeAll(async () => {
  exchange = await startExchange()
})
afterAll(() => exchange.stop())

const newId = () => `op-${++count}`
const publish = async (...words: string[]): Promise<string> => {
  const id = newId()
  await exchange.operate('notice', 'publish', '--id', id, '--title', `Notice ${id}`, ...words)
  return id
}
const idsFor = async (user: TestUser) =>
  (await exchange.client.ask(myNoticeListCall, { noticeType: 1, pageSize: 100 }, user)).records.map(({ id }) => id)
const told = async (user: TestUser, id: string) =>
  (await exchange.client.ask(messageListCall, { pageSize: 100 }, user)).filter(({ linkUrl }) => linkUrl?.endsWith(id))
const rich = async () => {
  const user = await exchange.newUser({ balance: '1' })
  await exchange.operate('wallet', 'adjust', user.account, 'USDT', '+6000')
  await exchange.sandbox.advance(1)
  return user
}

test('an announcement to a level is read and told of by those who hold it alone', async () => {
  const [high, low] = [await rich(), await exchange.newUser()]
  const id = await publish('--level', '2')
  expect(await idsFor(high)).toContain(id)
  expect(await idsFor(low)).not.toContain(id)
  expect((await exchange.client.ask(noticeListCall, { id }, {})).records).toEqual([])
  expect([(await told(high, id)).length, (await told(low, id)).length]).toEqual([1, 0])
  const forNobodyYet = await publish('--level', '0')
  expect([(await told(high, forNobodyYet)).length, (await told(low, forNobodyYet)).length]).toEqual([0, 1])
})

test('one to come is told of as it shows, once; published again it is not told of again', async () => {
  const user = await exchange.newUser()
  const id = await publish('--user', user.account, '--at', stamp(exchange.sandbox.context.clock.now() + DAY))
  await exchange.sandbox.advance(1)
  expect([await idsFor(user), await told(user, id)]).toEqual([expect.not.arrayContaining([id]), []])
  pass(exchange, DAY / 1000)
  await exchange.sandbox.advance(2)
  expect([await idsFor(user), (await told(user, id)).length]).toEqual([expect.arrayContaining([id]), 1])
  await exchange.operate('notice', 'publish', '--id', id, '--title', 'Other words')
  await exchange.sandbox.advance(1)
  expect(await told(user, id)).toHaveLength(1)
})

test('taken back, it is neither read nor told of; given out once more it is both', async () => {
  const user = await exchange.newUser()
  const id = await publish('--user', user.account)
  await exchange.operate('notice', 'retract', id)
  expect([await idsFor(user), await told(user, id)]).toEqual([expect.not.arrayContaining([id]), []])
  await exchange.operate('notice', 'publish', '--id', id, '--title', 'Right this time')
  expect([await idsFor(user), (await told(user, id)).length]).toEqual([expect.arrayContaining([id]), 1])
})

test('addressed to another, or put off, whoever was told of it is so no more, and is told as it shows again', async () => {
  const [one, other] = [await exchange.newUser(), await exchange.newUser()]
  const id = await publish('--user', one.account)
  const both = async () => [(await told(one, id)).length, (await told(other, id)).length]
  expect(await both()).toEqual([1, 0])
  await exchange.operate('notice', 'publish', '--id', id, '--title', 'Not yours', '--user', other.account)
  expect(await both()).toEqual([0, 1])
  const tomorrow = stamp(exchange.sandbox.context.clock.now() + DAY)
  await exchange.operate('notice', 'publish', '--id', id, '--title', 'Later', '--at', tomorrow)
  expect(await both()).toEqual([0, 0])
  pass(exchange, DAY / 1000)
  await exchange.sandbox.advance(2)
  expect(await both()).toEqual([0, 1])
})

test('a level of many people is told, and told off, a slice of them a second', async () => {
  const { db } = exchange.sandbox.context
  const like = await exchange.newUser()
  copyRows(db, 'user', `id = '${like.id}'`, 1500, {
    ...{
      id: "'9' || printf('%08d', i)",
      account: "'crowd' || i",
      email: 'NULL',
      phone: 'NULL',
      invite_code: "'CROWD' || i",
    },
  })
  const id = newId()
  const had = () => Number(db.prepare('SELECT count(*) AS n FROM message WHERE event_key = ?').get(`notice:${id}`)?.n)
  const after = async (seconds: number) => {
    await exchange.sandbox.advance(seconds)
    return had()
  }
  const levels = db.prepare(
    'SELECT count(*) AS n FROM user LEFT JOIN vip ON vip.user_id = user.id WHERE coalesce(level, 0) = 0',
  )
  const people = Number(levels.get()?.n)
  await exchange.operate('notice', 'publish', '--id', id, '--title', 'For many', '--level', '0')
  const [first, second, all] = [had(), await after(1), await after(5)]
  expect(first).toBeLessThanOrEqual(500)
  expect([second > first, second < people, all]).toEqual([true, true, people])
  await exchange.operate('notice', 'retract', id)
  expect([had(), await after(1), await after(1)]).toEqual([people - 1000, 0, 0])
  expect(db.prepare('SELECT untelling FROM notice WHERE id = ?').get(id)).toEqual({ untelling: 0 })
})

test('a closed account is told of nothing', async () => {
  const user = await exchange.newUser()
  await exchange.client.ask(closeAccountCall, { password: user.password }, user)
  const id = await publish('--level', '0')
  await exchange.sandbox.advance(5)
  const { db } = exchange.sandbox.context
  expect(db.prepare('SELECT told_at FROM notice WHERE id = ?').get(id)?.told_at).toBeTruthy()
  expect(db.prepare('SELECT count(*) AS n FROM message WHERE user_id = ?').get(user.id)).toEqual({ n: 0 })
})

test('a banner is added and removed; what is no banner is not removed as one', async () => {
  const id = newId()
  const banner = ['--title', 'Prices', '--cover', 'content/banner-current.svg', '--link', '1:/hangqing']
  await exchange.operate('banner', 'add', '--id', id, ...banner)
  const shown = async () => (await exchange.client.ask(noticeListCall, { noticeType: 3 }, {})).records
  expect((await shown()).find(one => one.id === id)).toMatchObject({ linkType: 1, linkUrl: '/hangqing' })
  await exchange.operate('banner', 'remove', id)
  expect((await shown()).map(one => one.id)).not.toContain(id)
  await expect(exchange.operate('banner', 'remove', 'test-exchange')).rejects.toThrow('There is no banner')
})

const notice = ['notice', 'publish', '--title', 'T']
const message = ['message', 'send', 'USER', '--title', 'T', '--text', 'X']
const banner = ['banner', 'add', '--title', 'T', '--cover', 'content/banner-current.svg']

test.each<[words: string[], said: string | RegExp]>([
  [['notice', 'publish'], '--title is missing'],
  [['notice', 'publish', '--title', '   '], '--title is empty'],
  [['notice', 'publish', '--title', 'x'.repeat(121)], '120 characters'],
  [['notice', 'publish', '--title', 'Pay \u202emoc.live'], 'nobody sees'],
  [['notice', 'publish', '--title', 'a\u0000b'], 'nobody sees'],
  [['notice', 'publish', '--title', 'one\ntwo'], 'one line'],
  [[...notice, '--type', '5'], '--type is'],
  [[...notice, '--type', ''], '--type is'],
  [[...notice, '--tag', 'sport'], '--tag is one of'],
  [[...notice, '--at', 'tomorrow'], '--at is a time'],
  [[...notice, '--at', '2026-02-31 08:00:00'], '--at is a time'],
  [[...notice, '--at', '2026-12-01 24:00:00'], '--at is a time'],
  [[...notice, '--level', '7'], '--level is one of'],
  [[...notice, '--level', '-1'], /level/],
  [[...notice, '--user', 'nobody-at-all'], 'Nobody is called'],
  [[...notice, '--lang', 'xx'], '--lang is one of'],
  [[...notice, '--lang', 'tai'], 'English words'],
  [[...notice, '--id', '../../etc'], '--id takes'],
  [[...notice, '--cover', '../../../etc/passwd'], '--cover is'],
  [[...notice, '--cover', 'javascript:alert(1)'], '--cover is'],
  [[...notice, '--link', '1:javascript:alert(1)'], 'no path'],
  [[...notice, '--link', '1://evil.test'], 'no path'],
  [[...notice, '--link', '1:/\\evil.test'], 'no path'],
  [[...notice, '--link', '2:http://example.com/'], 'no https address'],
  [[...notice, '--link', '2:https://bank.example@evil.test/'], 'no https address'],
  [[...notice, '--link', '4:data:text/html,x'], 'no https address'],
  [[...notice, '--link', '2:https:evil.test'], 'no https address'],
  [[...notice, '--link', '4:https:\\\\evil.test'], 'no https address'],
  [[...notice, '--link', '4:ht\ttps://evil.test'], 'no https address'],
  [[...notice, '--link', '3:chat:1'], 'no article'],
  [[...notice, '--link', '0:/hangqing'], 'leads nowhere'],
  [[...notice, '--link', '9:/hangqing'], '--link is'],
  [['notice', 'retract'], '<id> is missing'],
  [['notice', 'retract', 'none-such'], 'There is no notice'],
  [['notice', 'pin', 'none-such'], 'There is no notice'],
  [banner, '--link are needed'],
  [['banner', 'add', '--title', 'T', '--link', '1:/hangqing'], '--cover and --link'],
  [[...banner, '--link', '0'], '--link are needed'],
  [['banner', 'remove'], '<id> is missing'],
  [['help', 'set', 'fees'], '--title is missing'],
  [['help', 'set', 'fees', '--title', 'T', '--category', 'sport'], '--category is one of'],
  [['help', 'set', 'fees', '--title', 'T', '--sort', 'first'], '--sort takes'],
  [['help', 'set', 'a b', '--title', 'T'], '--id takes'],
  [['setting', 'set', 'risk'], '<value> is missing'],
  [['setting', 'set', 'risk', 'no-such-article'], 'the id of a help article'],
  [['setting', 'set', 'risk', 'http://example.com/'], 'the id of a help article'],
  [['setting', 'set', 'desktop-limit', '2'], '0 or 1'],
  [['setting', 'set', 'service-hours', 'always'], 'hours of UTC+8'],
  [['setting', 'set', 'service-hours', '09:00-09:00'], 'hours of UTC+8'],
  [['setting', 'set', 'Drop Table', '1'], '<key> is'],
  [['message', 'send', 'USER', '--title', 'T'], '--title and --text'],
  [['message', 'send', 'USER', '--title', '\u2066T', '--text', 'X'], 'nobody sees'],
  [[...message, '--tab', 'news'], '--tab is one of'],
  [[...message, '--path', 'https://evil.test/'], 'no path'],
  [[...message, '--path', '//evil.test'], 'no path'],
  [[...message, '--lang', 'klingon'], '--lang is one of'],
  [['message', 'send', 'nobody-at-all', '--title', 'T', '--text', 'X'], 'Nobody is called'],
])('%j is refused in words, and nothing is written', async (words, said) => {
  const user = await exchange.newUser()
  const { db } = exchange.sandbox.context
  const written = () =>
    ['notice', 'help', 'wording', 'setting', 'message'].map(table =>
      db.prepare(`SELECT count(*) AS n FROM ${table}`).get(),
    )
  const before = written()
  await expect(exchange.operate(...words.map(word => word.replace('USER', user.account)))).rejects.toThrow(said)
  expect(written()).toEqual(before)
})

test('markup in a title is text, and a body stays as it was typed', async () => {
  const id = newId()
  const words = ['--title', '<b>Bold</b> & plain', '--body', '<p onclick="x()">Body</p>']
  await exchange.operate('notice', 'publish', '--id', id, ...words)
  const [row] = (await exchange.client.ask(noticeListCall, { id }, {})).records
  expect(row).toMatchObject({ title: '<b>Bold</b> & plain', content: '<p onclick="x()">Body</p>' })
})

test('a setting is what was set, and what a start seeds replaces it no more', async () => {
  await exchange.operate('setting', 'set', 'service-hours', '09:00–21:00')
  expect(await exchange.client.ask(settingCall, { key: 'service-hours' })).toBe('09:00–21:00')
})
