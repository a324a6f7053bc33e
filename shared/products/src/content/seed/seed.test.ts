/** What a fresh exchange has to say: as much as the rules name, in all languages, leading to what is there. */
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { helpByIdCall, helpListCall, noticeListCall, settingCall } from '@shared/contract'
import { linkTypes, noticeTypes } from '@shared/contract/codes'
import { DAY } from '@shared/engine/clock'
import { languages, localeOf } from '@shared/engine/refusals/languages'
import { pass } from '../../../../sandbox/src/testing/accounts/people.ts'
import { type Exchange, startExchange } from '../../../../testing/src/exchange.ts'
import { noticeSeeds } from './articles.ts'
import { settingSeeds } from './index.ts'

let exchange: Exchange
beforeAll(async () => {
  exchange = await startExchange({ data: ':memory:', symbols: [] })
})
afterAll(() => exchange.stop())

const { announcement, news, banner, popup } = noticeTypes
const list = async (noticeType: 1 | 2 | 3 | 4, language = 'en-US') =>
  (await exchange.client.ask(noticeListCall, { noticeType, pageSize: 100 }, { language })).records

test('six announcements: the pinned one first, one that shows a week later, one that is taken back', async () => {
  const announcements = noticeSeeds.filter(({ type }) => type === 'announcement')
  expect(announcements).toHaveLength(6)
  const shown = await list(announcement)
  expect([shown.length, shown.map(({ top }) => top)]).toEqual([4, [true, false, false, false]])
  pass(exchange, (7 * DAY) / 1000)
  expect(await list(announcement)).toHaveLength(5)
  expect(announcements.filter(({ retracted }) => retracted)).toHaveLength(1)
})

test('six news, two of each tag, each with a cover and a body', async () => {
  const tags = (await list(news)).map(({ tag }) => tag)
  expect(tags.sort()).toEqual(['education', 'education', 'market', 'market', 'platform', 'platform'])
  for (const { id, cover } of await list(news)) {
    const [one] = (await exchange.client.ask(noticeListCall, { id }, {})).records
    expect([id, one?.content?.length, cover]).toEqual([id, expect.any(Number), expect.stringMatching(/^content\//)])
    expect(one?.content?.length).toBeGreaterThan(400)
  }
})

test('six banners: to investments, to articles, to a page of the exchange itself; one popup', async () => {
  const shown = await list(banner)
  expect(shown.map(({ linkType, linkUrl }) => [linkType, linkUrl])).toEqual([
    [linkTypes.article, 'notice:test-exchange'],
    [linkTypes.path, '/taolilicai'],
    [linkTypes.viewer, expect.stringMatching(/^\/api\/sys\/common\/static\/content\/.+\.html$/)],
    [linkTypes.path, '/zhaiquan'],
    [linkTypes.path, '/kuangchi'],
    [linkTypes.article, 'help:codes'],
  ])
  const page = await fetch(`${exchange.sandbox.url}${shown[2]?.linkUrl}`)
  expect([page.status, page.headers.get('content-type')]).toEqual([200, expect.stringContaining('text/html')])
  for (const { cover } of shown)
    expect((await fetch(`${exchange.sandbox.url}/api/sys/common/static/${cover}`)).status).toBe(200)
  expect(await list(popup)).toHaveLength(1)
})

test.each(languages)('what lists and pictures show is in %s', async language => {
  const of = (rows: readonly { lang?: string | null | undefined }[]) => new Set(rows.map(({ lang }) => lang))
  const own = language === 'zh-hant' ? 'zh-cn' : language
  const shown = await Promise.all([announcement, news, banner, popup].map(type => list(type, localeOf[language])))
  expect(of(shown.flat())).toEqual(new Set([own]))
  const { records } = await exchange.client.ask(helpListCall, { pageSize: 200 }, { language: localeOf[language] })
  expect([records.length >= 24, of(records)]).toEqual([true, new Set([own])])
})

test('news 12 is English alone, and says so to whoever reads another language', async () => {
  const [one] = (await exchange.client.ask(noticeListCall, { id: '12' }, { language: 'th-TH' })).records
  expect(one).toMatchObject({ title: 'What a confirmation on a chain means', lang: 'en-us' })
  expect((await list(news, 'th-TH')).map(({ id }) => id)).not.toContain('12')
})

test('every document that a setting names is there', async () => {
  for (const key of ['user-agreement', 'privacy', 'white-paper', 'about-us', 'risk'] as const) {
    const id = (await exchange.client.ask(settingCall, { key })) ?? ''
    expect([key, settingSeeds[key]]).toEqual([key, id])
    expect((await exchange.client.ask(helpByIdCall, { id })).content?.length).toBeGreaterThan(200)
  }
})
