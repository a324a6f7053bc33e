import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { myNoticeListCall, noticeListCall } from '@shared/contract'
import type { ManualClock } from '@shared/engine/clock'
import { type Exchange, startExchange } from '../../../testing/src/exchange.ts'

let exchange: Exchange
beforeAll(async () => {
  exchange = await startExchange()
})
afterAll(() => exchange.stop())

const announcements = (language = 'en-US', token?: string) =>
  exchange.client.ask(noticeListCall, { noticeType: 1, pageSize: 50 }, { language, token })
const idsOf = async () => (await announcements()).records.map(({ id }) => id)
const wait = (seconds: number) => (exchange.sandbox.context.clock as ManualClock).advance(seconds, () => {})

test('the pinned announcement comes first, then the newest; a retracted, a future and a hidden one do not show', async () => {
  expect(await idsOf()).toEqual(['test-exchange', 'contract-terms', 'recharge-networks', 'market-hours'])
})

test('an announcement of the future shows once its time has come', async () => {
  wait(7 * 86_400 - 60)
  expect(await idsOf()).not.toContain('one-week')
  wait(60)
  expect(await idsOf()).toEqual(['test-exchange', 'one-week', 'contract-terms', 'recharge-networks', 'market-hours'])
})

test.each([
  ['ja-JP', 'jp', '貴金属と為替の取引時間'],
  ['zh-Hans', 'zh-cn', '贵金属与外汇的交易时间'],
  ['zh-Hant', 'zh-cn', '貴金屬與外匯的交易時間'],
  ['fr-FR', 'en-us', 'Opening hours of metals and currencies'],
])('in %s the title is written in %s', async (language, lang, title) => {
  const { records } = await announcements(language)
  expect(records.find(({ id }) => id === 'market-hours')).toMatchObject({ title, lang })
})

test('a body that exists in English alone says so, although its title is translated', async () => {
  await exchange.operate('notice', 'publish', '--id', 'half', '--title', 'Upkeep tonight', '--body', '<p>At ten</p>')
  await exchange.operate('notice', 'publish', '--id', 'half', '--title', 'ปิดปรับปรุงคืนนี้', '--lang', 'tai')
  const { records, total } = await exchange.client.ask(noticeListCall, { id: 'half' }, { language: 'th-TH' })
  expect(total).toBe(1)
  expect(records[0]).toMatchObject({ lang: 'en-us', title: 'ปิดปรับปรุงคืนนี้', content: '<p>At ten</p>' })
  await exchange.operate('notice', 'retract', 'half')
})

test('a list brings no bodies', async () => {
  const { records } = await announcements()
  expect(records.every(({ content }) => content === undefined)).toBe(true)
})

test('banners lead to what exists, with words in eight languages and pictures open to all', async () => {
  const { records } = await exchange.client.ask(noticeListCall, { noticeType: 3 }, { language: 'ko-KR' })
  expect(records.map(({ linkType, linkUrl, lang }) => [linkType, linkUrl, lang])).toEqual([
    [3, 'notice:test-exchange', 'ko'],
    [1, '/taolilicai', 'ko'],
    [2, '/api/sys/common/static/content/deposit.html', 'ko'],
    [1, '/zhaiquan', 'ko'],
    [1, '/kuangchi', 'ko'],
    [3, 'help:codes', 'ko'],
  ])
  for (const { cover, abstract } of records) {
    expect(abstract).toBeTruthy()
    const picture = await fetch(`${exchange.sandbox.url}/api/sys/common/static/${cover}`)
    expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/svg+xml'])
  }
})

test('news are explainers, two for each tag', async () => {
  const { records } = await exchange.client.ask(noticeListCall, { noticeType: 2 })
  expect(records.map(({ tag }) => tag).sort()).toEqual(['education', 'market', 'platform'].flatMap(tag => [tag, tag]))
  const market = await exchange.client.ask(noticeListCall, { noticeType: 2, tag: 'market' })
  expect(market.total).toBe(2)
})

test('a keyword is found in titles and abstracts, whatever its case', async () => {
  const found = await exchange.client.ask(noticeListCall, { noticeType: 1, keyword: 'MARGIN tiers' })
  expect(found.records.map(({ id }) => id)).toEqual(['contract-terms'])
  expect((await exchange.client.ask(noticeListCall, { noticeType: 1, keyword: 'no such words' })).total).toBe(0)
})

test('a keyword finds what was worded anew, and what is addressed to the reader', async () => {
  const user = await exchange.newUser()
  const found = async (keyword: string, language = 'en-US') => {
    const { records } = await exchange.client.ask(myNoticeListCall, { keyword }, { token: user.token, language })
    return records.map(({ id }) => id)
  }
  expect(await found('quokka')).toEqual([])
  await exchange.operate('notice', 'publish', '--id', 'animal', '--title', 'A quokka came by')
  await exchange.operate('notice', 'publish', '--id', 'own-animal', '--title', 'Your quokka', '--user', user.account)
  expect((await found('QUOKKA')).sort()).toEqual(['animal', 'own-animal'])
  expect((await exchange.client.ask(noticeListCall, { keyword: 'quokka' })).records.map(({ id }) => id)).toEqual([
    'animal',
  ])
  await exchange.operate('notice', 'publish', '--id', 'animal', '--title', 'A wombat came by')
  expect([await found('quokka'), await found('wombat')]).toEqual([['own-animal'], ['animal']])
  for (const id of ['animal', 'own-animal']) await exchange.operate('notice', 'retract', id)
  expect([await found('quokka'), await found('wombat')]).toEqual([[], []])
})

test('pages follow one another without a gap', async () => {
  const page = (pageNo: number) => exchange.client.ask(noticeListCall, { noticeType: 2, pageSize: 4, pageNo })
  const [first, second] = [await page(1), await page(2)]
  expect([first.total, first.pages, first.records.length, second.records.length]).toEqual([6, 2, 4, 2])
  expect(new Set([...first.records, ...second.records].map(({ id }) => id)).size).toBe(6)
})

test('reading an announcement marks it read for that reader alone', async () => {
  const [lena, omar] = [await exchange.newUser(), await exchange.newUser()]
  const flags = async (token: string) => {
    const { records } = await exchange.client.ask(myNoticeListCall, { noticeType: 1 }, { token })
    return Object.fromEntries(records.map(({ id, readFlag }) => [id, readFlag]))
  }
  expect(await flags(lena.token)).toMatchObject({ 'test-exchange': false, 'market-hours': false })
  await exchange.client.ask(myNoticeListCall, { id: 'market-hours' }, { token: lena.token })
  expect(await flags(lena.token)).toMatchObject({ 'test-exchange': false, 'market-hours': true })
  expect(await flags(omar.token)).toMatchObject({ 'market-hours': false })
})

test('the operator publishes, pins, addresses and retracts', async () => {
  const user = await exchange.newUser()
  const mine = async () =>
    (await exchange.client.ask(myNoticeListCall, { noticeType: 1, pageSize: 50 }, { token: user.token })).records
  wait(1)
  await exchange.operate('notice', 'publish', '--id', 'upkeep', '--title', 'Upkeep tonight', '--body', '<p>b</p>')
  expect((await idsOf())[1]).toBe('upkeep')
  await exchange.operate('notice', 'pin', 'upkeep')
  expect((await idsOf())[0]).toBe('upkeep')
  await exchange.operate('notice', 'publish', '--id', 'upkeep', '--title', '今夜の保守', '--lang', 'jp')
  expect((await announcements('ja-JP')).records[0]).toMatchObject({ title: '今夜の保守', lang: 'jp' })
  await exchange.operate('notice', 'publish', '--id', 'for-one', '--title', 'For you', '--user', user.account)
  expect((await mine()).map(({ id }) => id)).toContain('for-one')
  expect(await idsOf()).not.toContain('for-one')
  await exchange.operate('notice', 'retract', 'upkeep')
  expect(await idsOf()).not.toContain('upkeep')
  expect((await exchange.client.ask(noticeListCall, { id: 'upkeep' })).records).toEqual([])
})

test('the operator learns what was wrong with an order', async () => {
  await expect(exchange.operate('notice', 'retract', 'nothing')).rejects.toThrow('There is no notice nothing')
  await expect(exchange.operate('notice', 'publish', '--title', 'x', '--lang', 'jp')).rejects.toThrow('English')
  await expect(exchange.operate('notice', 'publish', '--title', 'x', '--at', 'soon')).rejects.toThrow('--at is a time')
  await expect(exchange.operate('notice', 'publish', '--title', 'x', '--link', '/home')).rejects.toThrow('--link')
})

test('the hostile articles are in no list and are served as they are: cleaning is the screen’s work', async () => {
  expect((await idsOf()).filter(id => id.startsWith('xss'))).toEqual([])
  expect((await exchange.client.ask(noticeListCall, { id: 'xss-9' })).total).toBe(1)
  const { records } = await exchange.client.ask(noticeListCall, { id: 'xss' })
  expect(records[0]?.content).toContain('<img src=x onerror=alert(1)>')
})
