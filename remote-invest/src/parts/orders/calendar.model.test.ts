import { expect, test } from '@jest/globals'
import { incomeStates, productOrderStates, productTypes } from '@shared/contract/codes'
import { fromServerTime } from '@shared/format/time'
import { order } from '../../testing/order.ts'
import { countOf, daysOn, type Income, newest, pageOf, pagesOf } from './calendar.model.ts'

const { notStarted, ended, frozen, cancelled } = productOrderStates

const income = (n: number, change: Partial<Income> = {}): Income => ({
  ...{ n, dueTime: `2026-11-${21 + n} 10:00:00`, gross: '0.8', power: '0', net: '0.8' },
  ...{ currency: 'USDT', price: null, state: incomeStates.paid },
  ...change,
})
const incomes = [1, 2, 3, 4].map(n => income(n))

test('what came stands beside what is promised, each at its time', () => {
  const days = daysOn(1, order(), incomes, 4)
  expect(days.map(({ n, state, amount }) => `${n} ${state} ${amount}`)).toEqual([
    ...['1 paid 0.8', '2 paid 0.8', '3 paid 0.8', '4 paid 0.8', '5 coming 0.8', '6 coming 0.8', '7 coming 0.8'],
  ])
  expect(days.map(({ at }) => at)).toEqual(
    [22, 23, 24, 25, 26, 27, 28].map(day => fromServerTime(`2026-11-${day} 10:00:00`)),
  )
  expect(newest(days)?.n).toBe(4)
})

test('before it starts its days are counted from the start; the first to come is read', () => {
  const days = daysOn(1, order({ status: notStarted, nextIncomeTime: null, doneDays: 0 }), [], 0)
  expect([days.length, days[0]?.at, newest(days)?.n]).toEqual([7, fromServerTime('2026-11-22 10:00:00'), 1])
})

test('what stands still is due nobody knows when; what is over has the days that came, what was called off none', () => {
  expect(daysOn(1, order({ status: frozen, nextIncomeTime: null }), incomes, 4)[4]).toMatchObject({ n: 5, at: null })
  expect(daysOn(1, order({ status: ended, nextIncomeTime: null }), incomes, 4)).toHaveLength(4)
  expect(daysOn(1, order({ status: cancelled, nextIncomeTime: null }), [], 0)).toEqual([])
})

test('a bond has its coupons: the last with its end, together what it promises', () => {
  const bond = order({
    ...{ type: productTypes.bond, amount: '3650', rate: '0.08', cycleDays: 75, doneDays: 40, remainingDays: 35 },
    ...{ nextIncomeTime: '2027-01-20 10:00:00', totalIncome: '24' },
  })
  const [, second, third, ...more] = daysOn(1, bond, [income(1, { net: '24' })], 1)
  expect([second?.amount, third?.amount, more]).toEqual(['24', '12', []])
  expect(third?.at).toBe(fromServerTime('2027-02-04 10:00:00'))
})

test('a machine’s day that was idle says so; what its days to come bring nobody promises', () => {
  const machine = order({ type: productTypes.mining, rate: null, units: '1', cycleDays: 730, incomeCurrency: 'BTC' })
  const rows = [income(1, { net: '0.00007125' }), income(2, { net: '0', state: incomeStates.idle })]
  const [first, second, third] = daysOn(1, machine, rows, 2)
  expect([first?.state, second?.state, third?.state, third?.amount]).toEqual(['paid', 'idle', 'coming', null])
})

test('four weeks stand on a page, and the newest day is on the one that opens', () => {
  const machine = order({ type: productTypes.mining, rate: null, cycleDays: 730, doneDays: 29 })
  expect([countOf(machine, 29), pagesOf(730), pageOf(29), pageOf(28), pageOf(0)]).toEqual([730, 27, 2, 1, 1])
  const last = daysOn(27, machine, [], 29)
  expect([last[0]?.n, last.length]).toEqual([729, 2])
})
