import { expect, test } from '@jest/globals'
import type { Message } from '@shared/contract/calls/content'
import { arrivedOf, countsOf, folds, inOrder, newsOf, tabOf, type Unread, without } from './notifications.model.ts'

const message = (id: number | string, more: Partial<Message> = {}): Message => ({
  id: String(id),
  titile: `Message ${id}`,
  noticeType: 'transaction',
  sendTime: `2026-11-21 15:40:${String(id).padStart(2, '0')}`,
  readFlag: false,
  ...more,
})
const unread = (messages: readonly Message[], more: Partial<Unread> = {}): Unread => ({
  anntMsgList: [],
  anntMsgTotal: 0,
  sysMsgList: [...messages],
  sysMsgTotal: messages.length,
  taskTotal: 0,
  transactionTotal: messages.length,
  ...more,
})

test('the address names a tab; what it does not know is all', () => {
  expect([tabOf({ tab: 'task' }), tabOf({ tab: 'x' }), tabOf({})]).toEqual(['task', 'all', 'all'])
})

test('new is what was unread before it was listed, and a tab can be read as a whole', () => {
  const news = newsOf([message(1), message(2, { readFlag: true }), message(3, { noticeType: null })])
  expect(news).toEqual({ 1: 'transaction', 3: 'system' })
  expect(without(news, 'system')).toEqual({ 1: 'transaction' })
  expect(without(news, 'all')).toEqual({})
})

test('a tab counts what is marked and what was not listed yet', () => {
  const left = unread([message(4)], { sysMsgTotal: 7, taskTotal: 2, transactionTotal: 4 })
  expect(countsOf(left, { 1: 'transaction', 2: 'system' })).toEqual({ all: 9, system: 2, task: 2, transaction: 5 })
  expect(countsOf(undefined, { 1: 'task' })).toEqual({ all: 1, system: 0, task: 1, transaction: 0 })
})

test('a count from before a listing does not count twice', () => {
  const [a, b] = [message(1), message(2)]
  expect(countsOf(unread([a, b]), newsOf([a, b]))).toMatchObject({ all: 2, transaction: 2 })
})

test('what arrived is newer than what is listed: the next page is not', () => {
  const listed = [message(5), message(4)]
  const waiting = unread([message(7), message(6, { noticeType: 'task' }), message(3), message(5)])
  expect(arrivedOf(waiting, 'all', listed)).toEqual({ count: 2, exact: true })
  expect(arrivedOf(waiting, 'task', listed)).toEqual({ count: 1, exact: true })
  expect(arrivedOf(undefined, 'all', listed).count).toBe(0)
})

test('of one second the higher number is the later; more than come along are not counted', () => {
  const sendTime = '2026-11-21 15:40:00'
  const same = (id: number) => message(id, { sendTime })
  expect(arrivedOf(unread([same(10), same(8)]), 'all', [same(9)]).count).toBe(1)
  const ten = Array.from({ length: 10 }, (_, nth) => message(20 + nth))
  expect(arrivedOf(unread(ten), 'all', [message(1)]).exact).toBe(false)
})

test('one that came between two pages stands where it belongs', () => {
  expect(inOrder([message(3), message(2), message(9), message(1)]).map(({ id }) => id)).toEqual(['9', '3', '2', '1'])
})

test('many words fold, and those that say more than their first line', () => {
  expect(folds(message(1, { msgAbstract: 'short', msgContent: 'short' }))).toBe(false)
  expect(folds(message(1, { msgAbstract: 'short', msgContent: 'longer' }))).toBe(true)
  expect(folds(message(1, { msgContent: 'x'.repeat(200) }))).toBe(true)
})
