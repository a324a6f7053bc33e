import { expect, test } from '@jest/globals'
import { fc } from '../../../testing/src/soak.ts'
import { DAY, dayOf, fromStamp } from '../clock.ts'
import { ALL_TIME, spansOf } from './spans.ts'

const START = fromStamp('2025-11-20 00:00:00')
const moment = fc.oneof(
  fc.integer({ min: 0, max: 140 * DAY }).map(ms => START + ms),
  fc.integer({ min: 0, max: 140 }).map(day => START + day * DAY),
  fc.integer({ min: 1, max: 140 }).map(day => START + day * DAY - 1),
)
const range = fc.record({
  from: fc.oneof({ weight: 4, arbitrary: moment }, { weight: 1, arbitrary: fc.constant(ALL_TIME.from) }),
  to: fc.oneof({ weight: 4, arbitrary: moment }, { weight: 1, arbitrary: fc.constant(ALL_TIME.to) }),
})

test('each moment of a range is in one period or part of it, and no other moment is', () => {
  fc.assert(
    fc.property(range, moment, (asked, at) => {
      const { periods, parts } = spansOf(asked)
      const names = [dayOf(at), `m${dayOf(at).slice(0, 7)}`]
      const found = [
        ...periods.filter(([first, before]) => names.some(name => first <= name && name < before)),
        ...parts.filter(({ from, to }) => from <= at && at <= to),
      ]
      expect(found).toHaveLength(asked.from <= at && at <= asked.to ? 1 : 0)
    }),
  )
})

test('a range of whole months reads months alone, and all time too', () => {
  const range = { from: fromStamp('2026-02-01 00:00:00'), to: fromStamp('2026-04-01 00:00:00') - 1 }
  expect(spansOf(range)).toEqual({ periods: [['m2026-02', 'm2026-04']], parts: [] })
  expect(spansOf(ALL_TIME)).toEqual({ periods: [['m', 'm9']], parts: [] })
})
