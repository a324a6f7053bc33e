import { expect, test } from '@jest/globals'
import { isLate, untilFinal } from './payment.ts'

const at = (time: string) => Date.parse(`2026-11-21T${time}+08:00`)
const order = { status: 0 as const, minutes: 10, createTime: '2026-11-21 10:00:00', steps: [] }

test('an order is late once its usual time is over, counted from the proof of payment where there is one', () => {
  expect(isLate(order, at('10:10:00'))).toBe(false)
  expect(isLate(order, at('10:10:01'))).toBe(true)
  const paid = { ...order, steps: [{ code: 'voucher', time: '2026-11-21 10:30:00' }] }
  expect(isLate(paid, at('10:40:00'))).toBe(false)
  expect(isLate(paid, at('10:40:01'))).toBe(true)
})

test('what is decided, or has no usual time, is never late', () => {
  expect(isLate({ ...order, status: 2 }, at('23:00:00'))).toBe(false)
  expect(isLate({ ...order, minutes: null }, at('23:00:00'))).toBe(false)
})

test('an order is asked for again until it is decided, also before anything is known of it', () => {
  const every = untilFinal(5000)
  expect(every(undefined)).toBe(5000)
  expect(every({ id: 'R1', status: 0 })).toBe(5000)
  expect(every({ id: 'R1', status: -2 })).toBe(false)
})
