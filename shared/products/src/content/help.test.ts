import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { helpByIdCall, helpListCall, serverTimeCall, settingCall } from '@shared/contract'
import { type Exchange, startExchange } from '../../../testing/src/exchange.ts'
import { categories } from './categories.ts'

let exchange: Exchange
beforeAll(async () => {
  exchange = await startExchange()
})
afterAll(() => exchange.stop())

const help = (input: { category?: string; keyword?: string } = {}, language = 'en-US') =>
  exchange.client.ask(helpListCall, { pageSize: 200, ...input }, { language })

test('36 articles in six categories, documents not among them', async () => {
  const { records, total } = await help()
  expect(total).toBe(36)
  expect([...new Set(records.map(({ category }) => category))]).toEqual(categories)
  expect(records[0]).toMatchObject({ id: 'what-this-is', categoryName: 'Getting started', lang: 'en-us' })
  expect((await help({ category: 'trading' })).records).toHaveLength(12)
})

test('titles and categories stand in every language', async () => {
  const { records } = await help({ category: 'recharge' }, 'zh-TW')
  expect(records[0]).toMatchObject({ categoryName: '加值與提領', title: '加值步驟', lang: 'zh-cn' })
})

test('a list says how people ask for each article, in the language asked for', async () => {
  const wordsOf = async (language: string) =>
    (await help({}, language)).records.find(({ id }) => id === 'withdrawing')?.keywords
  expect(await wordsOf('en-US')).toContain('get my money out')
  expect(await wordsOf('zh-CN')).toContain('怎么提现')
  expect(await wordsOf('zh-TW')).toContain('怎麼提領')
})

test('a Thai reader finds withdrawal by the Thai word', async () => {
  const { records } = await help({ keyword: 'ถอน' }, 'th-TH')
  expect(records.map(({ id }) => id)).toContain('withdrawing')
})

test.each([
  ['th-TH', 'โอนบัญชี', 'transfer'],
  ['ja-JP', '入金状態', 'recharge-states'],
  ['ja-JP', 'ﾈｯﾄﾜｰｸ', 'networks'],
  ['vi-VN', 'RUT TIEN', 'withdrawing'],
])('in %s "%s" finds %s: without spaces, whatever its case, diacritics and width', async (language, keyword, id) => {
  expect((await help({ keyword }, language)).records.map(row => row.id)).toContain(id)
})

test('a keyword is looked for in bodies too, as a reader sees them', async () => {
  expect((await help({ keyword: 'maintenance margin' })).records.map(({ id }) => id)).toEqual(['liquidation'])
  expect((await help({ keyword: 'thead' })).total).toBe(0)
})

test('an article comes with its body, and each look at it counts', async () => {
  const read = () => exchange.client.ask(helpByIdCall, { id: 'fees' }, { language: 'es-ES' })
  const [first, second] = [await read(), await read()]
  expect(first).toMatchObject({ title: 'Comisiones y cuándo se cobran', lang: 'xi' })
  expect(first.content).toContain('<table>')
  expect((second.reads ?? 0) - (first.reads ?? 0)).toBe(1)
})

test('reads are written once a minute: a look writes nothing', async () => {
  const { db } = exchange.sandbox.context
  const written = () => Number(db.prepare("SELECT reads FROM help WHERE id = 'fees'").get()?.reads)
  const read = async () => (await exchange.client.ask(helpByIdCall, { id: 'fees' })).reads
  await exchange.sandbox.advance(60)
  const [told, before] = [await read(), written()]
  expect(told).toBe(before)
  expect([await read(), written()]).toEqual([before + 1, before])
  await exchange.sandbox.advance(60)
  expect([await read(), written()]).toEqual([before + 2, before + 2])
})

test('an article that is not there is gone, in the reader’s language', async () => {
  const answer = await exchange.client.call(helpByIdCall, { id: 'nothing' }, { language: 'ja-JP' })
  expect(answer).toMatchObject({ code: 500, refusal: 'article-gone' })
  expect(answer.message).not.toMatch(/[a-z]{4}/)
})

test('every document that a setting names can be read', async () => {
  for (const key of ['user-agreement', 'privacy', 'white-paper', 'about-us', 'risk']) {
    const id = await exchange.client.ask(settingCall, { key })
    const article = await exchange.client.ask(helpByIdCall, { id: String(id) })
    expect(article.content.length).toBeGreaterThan(300)
  }
  expect(await exchange.client.ask(settingCall, { key: 'desktop-limit' })).toBe('0')
  expect(await exchange.client.ask(settingCall, { key: 'nothing' })).toBeNull()
})

test('the white paper has six chapters, a table and two pictures', async () => {
  const { content } = await exchange.client.ask(helpByIdCall, { id: 'white-paper' })
  const count = (tag: string) => content.split(`<${tag}`).length - 1
  expect([count('h2'), count('table'), count('img')]).toEqual([6, 1, 2])
  for (const [, path] of content.matchAll(/src="([^"]+)"/g))
    expect((await fetch(exchange.sandbox.url + path)).status).toBe(200)
})

test('the operator writes an article and a setting, and a restart’s seed leaves both alone', async () => {
  await exchange.operate('help', 'set', 'fees', '--title', 'Fees of ours', '--body', '<p>new</p>')
  await exchange.operate('help', 'set', 'house-rules', '--title', 'House rules', '--category', 'programme')
  await exchange.operate('setting', 'set', 'risk', 'https://example.com/risk.pdf')
  const { seedContent } = await import('./index.ts')
  seedContent(exchange.sandbox.context)
  expect(await exchange.client.ask(helpByIdCall, { id: 'fees' })).toMatchObject({
    content: '<p>new</p>',
    category: 'trading',
  })
  expect((await help()).records.at(-1)).toMatchObject({ id: 'house-rules', categoryName: 'Rewards & invitations' })
  expect(await exchange.client.ask(settingCall, { key: 'risk' })).toBe('https://example.com/risk.pdf')
})

test('the server’s time is the exchange’s clock, with one slash or two', async () => {
  const now = exchange.sandbox.context.clock.now()
  expect(await exchange.client.ask(serverTimeCall, {})).toBe(now)
  expect((await exchange.client.send('GET', '/api/public/getServerTime')).result).toBe(now)
})
