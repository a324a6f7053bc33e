import { expect, test } from '@jest/globals'
import type { Rates } from '@shared/release/writing'
import { fareOf } from './fares.ts'

const now = new Date('2026-11-22T10:00:30Z')
const fault = { unit: 'trade', release: 'r1', kind: 'render', route: '/kline', times: 2 }
const minutes = [
  { minute: '2026-11-22T08:00Z', pages: 1000, failed: 0 },
  { minute: '2026-11-22T09:01Z', pages: 10, failed: 1 },
  { minute: '2026-11-22T09:02Z', pages: 5, failed: 0 },
  { minute: '2026-11-22T10:00Z', pages: 7, failed: 3 },
]
const rates: Rates = new Map([
  [
    'trade@r1',
    {
      ...{ unit: 'trade', release: 'r1', pages: 0, failed: 0, rate: 0, days: [], minutes },
      faults: [
        { ...fault, at: '2026-11-22T09:59:00Z', message: 'a\u0007b' },
        { ...fault, at: '2026-11-22T08:00:00Z', message: 'old' },
      ],
    },
  ],
])

test('the span is divided evenly, the present minute last; what is older does not count', () => {
  const { pages, failed, rate, bars } = fareOf(rates, 'trade', 'r1', 1, now)
  expect([pages, failed, rate]).toEqual([22, 4, 4 / 22])
  expect([bars.length, bars[0], bars.at(-1)]).toEqual([30, { pages: 15, failed: 1 }, { pages: 7, failed: 3 }])
  expect(fareOf(rates, 'trade', 'r1', 6, now).pages).toBe(1022)
})

test('faults of the span are shown, and nothing in them steers a screen', () => {
  expect(fareOf(rates, 'trade', 'r1', 1, now).faults.map(({ message }) => message)).toEqual(['a b'])
})

test('a release that no page ran counts nothing', () => {
  expect(fareOf(rates, 'trade', 'r2', 1, now)).toMatchObject({ pages: 0, failed: 0, rate: 0, faults: [] })
})
