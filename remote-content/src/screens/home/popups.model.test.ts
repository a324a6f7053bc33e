import { expect, test } from '@jest/globals'
import { isDue, markClosed, markRead, markSeen, nextOf, readPopups } from './popups.model.ts'

const MINUTE = 60_000
const DAY = 1440 * MINUTE
/** Noon where the test runs. */
const noon = new Date(2026, 10, 26, 12).getTime()
const none = readPopups(null)
const all = [{ id: 'a' }, { id: 'b' }]

test('shows no warning to a person without money on their first day here, by the calendar of the phone', () => {
  const kept = markSeen(none, noon)
  expect([isDue(none, noon, false), isDue(kept, noon + 11 * 60 * MINUTE, false)]).toEqual([false, false])
  expect(isDue(kept, noon + 12 * 60 * MINUTE, false)).toBe(true)
})

test('shows a warning from the first deposit on', () => {
  expect([isDue(none, noon, true), isDue(markSeen(none, noon), noon, true)]).toEqual([true, true])
})

test('counts the days from the first visit', () => {
  expect(markSeen(markSeen(none, noon), noon + DAY).since).toBe(noon)
})

test('shows the next warning on another day after one was closed or read', () => {
  for (const mark of [markClosed, markRead]) {
    const kept = mark(none, 'a', noon)
    expect(isDue(kept, noon + 11 * 60 * MINUTE, true)).toBe(false)
    expect(isDue(kept, noon + 12 * 60 * MINUTE, true)).toBe(true)
  }
})

test('hides a closed warning for a week and shows the next one', () => {
  const kept = markClosed(none, 'a', noon)
  expect(nextOf(all, none, noon)?.id).toBe('a')
  expect(nextOf(all, kept, noon + DAY)?.id).toBe('b')
  expect(nextOf(all, markClosed(kept, 'b', noon + DAY), noon + 2 * DAY)).toBeUndefined()
  expect(nextOf(all, kept, noon + 7 * DAY)?.id).toBe('a')
})

test('never shows a read warning again, but shows the others', () => {
  const kept = markRead(none, 'a', noon)
  expect(nextOf(all, kept, noon + 1000 * DAY)?.id).toBe('b')
  expect(nextOf([{ id: 'a' }], kept, noon + 1000 * DAY)).toBeUndefined()
})

test('survives a reload, and ignores stored values that it cannot read', () => {
  const kept = markRead(markSeen(none, noon), 'a', noon)
  expect(readPopups(JSON.parse(JSON.stringify(kept)))).toEqual(kept)
  for (const foreign of ['x', 7, [], { since: '1', at: '1', away: { a: null } }, { away: 'x' }])
    expect(readPopups(foreign)).toMatchObject({ since: 0, at: 0 })
})

test.each(['__proto__', 'constructor'])('shows and hides a warning with the id %s like any other', id => {
  expect(nextOf([{ id }], none, noon)).toEqual({ id })
  expect(nextOf([{ id }], readPopups(JSON.parse(JSON.stringify(markRead(none, id, noon)))), noon)).toBeUndefined()
})

test('remembers fifty warnings and drops the oldest', () => {
  let kept = none
  for (let n = 0; n < 60; n += 1) kept = markClosed(kept, `P${n}`, noon)
  expect(Object.keys(kept.away)).toHaveLength(50)
  expect(kept.away).not.toHaveProperty('P9')
})
