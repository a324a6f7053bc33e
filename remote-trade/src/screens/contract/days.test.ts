import { expect, test } from '@jest/globals'
import { daysLabel, isBackwards, rangeOf } from './days.ts'

const away = -new Date('2026-11-05T00:00').getTimezoneOffset() * 60_000
/** The server's clock when it is this on the person's own. */
const atServer = (own: string) =>
  new Date(Date.parse(`${own}Z`) - away + 8 * 3_600_000).toISOString().slice(0, 19).replace('T', ' ')

test('days run from the first to the last second of the person, as the server writes them', () => {
  expect(rangeOf({ from: '2026-11-04', to: '2026-11-05' })).toEqual({
    closeTime_begin: atServer('2026-11-04T00:00:00'),
    closeTime_end: atServer('2026-11-05T23:59:59'),
  })
})

test('an open end asks for no bound', () => {
  expect(Object.keys(rangeOf({ from: '2026-11-04' }))).toEqual(['closeTime_begin'])
  expect(Object.keys(rangeOf({ to: '2026-11-04' }))).toEqual(['closeTime_end'])
  expect(rangeOf({})).toEqual({})
})

test('a span is named by its ends and never runs backwards', () => {
  expect([daysLabel({}), daysLabel({ from: '2026-11-04' })]).toEqual([undefined, '2026-11-04 – …'])
  expect(isBackwards({ from: '2026-11-05', to: '2026-11-04' })).toBe(true)
  expect(isBackwards({ from: '2026-11-05', to: '2026-11-05' })).toBe(false)
  expect(isBackwards({ from: '2026-11-05' })).toBe(false)
})
