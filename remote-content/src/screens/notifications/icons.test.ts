import { expect, test } from '@jest/globals'
import type { Message } from '@shared/contract/calls/content'
import { ArrowDownToLine, ArrowUpFromLine, Bell, ChartCandlestick, HandCoins, Megaphone } from 'lucide-react'
import { iconOf } from './icons.ts'

const message = (linkUrl: string | null, more: Partial<Message> = {}): Message => ({
  id: '1',
  titile: 'x',
  noticeType: 'transaction',
  msgCategory: '2',
  sendTime: '2026-11-21 15:40:00',
  linkUrl,
  ...more,
})

test.each([
  ['/chongzhitixianResult?kind=recharge&id=R1', ArrowDownToLine],
  ['/chongzhitixianResult?kind=withdraw&id=W1', ArrowUpFromLine],
  ['/jiedaiOrder?id=1', HandCoins],
  ['/heyue?tab=history&order=1', ChartCandlestick],
  [null, ChartCandlestick],
])('a message that leads to %s has its sign', (path, icon) => expect(iconOf(message(path))).toBe(icon))

test('what leads nowhere has the sign of its tab, the desk its own', () => {
  expect(iconOf(message(null, { noticeType: 'system' }))).toBe(Bell)
  expect(iconOf(message('/jiedaiOrder?id=1', { msgCategory: '1' }))).toBe(Megaphone)
})
