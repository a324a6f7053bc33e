import { expect, test } from '@jest/globals'
import { myNoticeListCall, type Notice, noticeListCall } from '@shared/contract/calls/content'
import { QueryClient } from '@tanstack/react-query'
import { copyOf, markRead } from './at-hand.ts'

const notice = (id: string) =>
  ({ id, noticeType: 1, title: `Title of ${id}`, publishTime: '2026-11-21 08:00:00', readFlag: false }) as Notice

/** As Home, the list and an article leave them behind. */
function held() {
  const queries = new QueryClient()
  const line = [noticeListCall.path, { noticeType: 1 }, 'en-US']
  const list = [myNoticeListCall.path, {}, 'pages', 'en-US']
  const article = [noticeListCall.path, { asked: 'a' }, 'en-US']
  queries.setQueryData(line, { records: [notice('a')] })
  queries.setQueryData(list, { pageParams: [1, 2], pages: [{ records: [notice('b')] }, null] })
  queries.setQueryData(article, { kind: 'gone' })
  return { queries, known: () => [line, list, article].map(key => JSON.stringify(queries.getQueryData(key))) }
}

test('a row that any list brought is at hand', () => {
  const { queries } = held()
  expect([copyOf(queries, 'a')?.title, copyOf(queries, 'b')?.title]).toEqual(['Title of a', 'Title of b'])
  expect(copyOf(queries, 'c')).toBeUndefined()
})

test.each(['a', 'b'])('what was read is marked in every list, and nothing else (%s)', id => {
  const { queries, known } = held()
  const before = known()
  markRead(queries, id)
  const row = JSON.stringify(notice(id))
  const read = JSON.stringify({ ...notice(id), readFlag: true })
  expect(known()).toEqual(before.map(text => text.replace(row, read)))
  expect(known()).not.toEqual(before)
})
