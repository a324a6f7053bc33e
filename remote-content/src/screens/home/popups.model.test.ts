import { expect, test } from '@jest/globals'
import { isDue, markRead, markShown, nextOf, readPopups } from './popups.model.ts'

const MINUTE = 60_000
const DAY = 1440 * MINUTE
/** Noon where the test runs. */
const noon = new Date(2026, 10, 26, 12).getTime()
const none = readPopups(null)
const all = [{ id: 'a' }, { id: 'b' }]

test("shows one popup a day at most, by the phone's calendar", () => {
  expect(isDue(none, noon)).toBe(true)
  const kept = markShown(none, 'a', noon)
  expect(isDue(kept, noon + 11 * 60 * MINUTE)).toBe(false)
  expect(isDue(kept, noon + 12 * 60 * MINUTE)).toBe(true)
})

test('hides a seen popup for a week and shows the next one the day after', () => {
  const kept = markShown(none, 'a', noon)
  expect(nextOf(all, none, noon)?.id).toBe('a')
  expect(nextOf(all, kept, noon + DAY)?.id).toBe('b')
  expect(nextOf(all, markShown(kept, 'b', noon + DAY), noon + 2 * DAY)).toBeUndefined()
  expect(nextOf(all, kept, noon + 7 * DAY)?.id).toBe('a')
})

test('never shows a read popup again, but shows the others', () => {
  const kept = markRead(markShown(none, 'a', noon), 'a')
  expect(nextOf(all, kept, noon + 1000 * DAY)?.id).toBe('b')
  expect(nextOf([{ id: 'a' }], kept, noon + 1000 * DAY)).toBeUndefined()
})

test('survives a reload, and ignores stored values that it cannot read', () => {
  const kept = markRead(markShown(none, 'a', noon), 'a')
  expect(readPopups(JSON.parse(JSON.stringify(kept)))).toEqual(kept)
  for (const foreign of ['x', 7, [], { at: '1', away: { a: null } }, { away: 'x' }])
    expect(readPopups(foreign)).toMatchObject({ at: 0 })
})

test.each(['__proto__', 'constructor'])('shows and hides a popup with the id %s like any other', id => {
  expect(nextOf([{ id }], none, noon)).toEqual({ id })
  expect(nextOf([{ id }], readPopups(JSON.parse(JSON.stringify(markRead(none, id)))), noon)).toBeUndefined()
})

test('remembers fifty popups and drops the oldest', () => {
  let kept = none
  for (let n = 0; n < 60; n += 1) kept = markShown(kept, `P${n}`, noon)
  expect(Object.keys(kept.away)).toHaveLength(50)
  expect(kept.away).not.toHaveProperty('P9')
})
