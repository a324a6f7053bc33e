import { expect, test } from '@jest/globals'
import { myNoticeListCall, type Notice } from '@shared/contract/calls/content'
import { QueryClient } from '@tanstack/react-query'
import { copyOf, markRead, type Pages } from './notices.ts'
import { UNIT } from './query.ts'

const notice = (id: string): Notice => ({
  id,
  noticeType: 1,
  title: `Title of ${id}`,
  publishTime: '2026-11-21 08:00:00',
  readFlag: false,
})

/** As Home and the list leave them behind. */
function held() {
  const queries = new QueryClient()
  const line = [UNIT, myNoticeListCall.path, { noticeType: 1 }]
  const list = [UNIT, myNoticeListCall.path, 'pages', {}]
  const pages: Pages = { pageParams: [1, 2], pages: [{ records: [notice('b')] }, null] }
  queries.setQueryData(line, [notice('a')])
  queries.setQueryData(list, pages)
  return { queries, line: () => queries.getQueryData<Notice[]>(line), list: () => queries.getQueryData<Pages>(list) }
}

test('a row that any list brought is at hand', () => {
  const { queries } = held()
  expect([copyOf(queries, 'a')?.title, copyOf(queries, 'b')?.title]).toEqual(['Title of a', 'Title of b'])
  expect(copyOf(queries, 'c')).toBeUndefined()
})

test('what was read is marked in every list, and nothing else', () => {
  const { queries, line, list } = held()
  markRead(queries, 'b')
  expect(line()?.[0]?.readFlag).toBe(false)
  expect(list()?.pages[0]?.records[0]?.readFlag).toBe(true)
})
