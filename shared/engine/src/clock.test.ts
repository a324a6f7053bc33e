import { expect, test } from '@jest/globals'
import { HOUR, realClock } from './clock.ts'

/** A machine whose time somebody sets. */
function machine() {
  let [wall, steady] = [1_000_000_000_000, 0]
  const logged: number[] = []
  const sources = { wall: () => wall, steady: () => steady }
  return {
    sources: { ...sources, log: (_: string, { ms }: { ms: number }) => void logged.push(ms) },
    logged,
    wall: sources.wall,
    pass: (ms: number) => {
      wall += ms
      steady += ms
    },
    set: (ms: number) => {
      wall += ms
    },
  }
}

test("never goes back, lives on at its pace, and takes the machine's time again once that has caught up", () => {
  const { sources, wall, pass, set } = machine()
  const clock = realClock(sources)
  const before = clock.now()
  set(-60_000)
  expect(clock.now()).toBe(before)
  pass(10_000)
  expect(clock.now()).toBe(before + 9_900)
  pass(100 * 60_000)
  expect(clock.now()).toBe(wall())
})

test('takes a step forward at once', () => {
  const { sources, wall, pass, set } = machine()
  const clock = realClock(sources)
  clock.now()
  set(3 * HOUR)
  expect(clock.now()).toBe(wall())
  pass(1000)
  expect(clock.now()).toBe(wall())
})

test('begins at the last moment that the exchange has lived, where the machine is behind that', () => {
  const { sources, wall } = machine()
  expect(realClock({ ...sources, from: wall() + 5000 }).now()).toBe(wall() + 5000)
  expect(realClock({ ...sources, from: wall() - 5000 }).now()).toBe(wall())
})

test('says by how much it is ahead, at once and each hour, and nothing of less than two seconds', () => {
  const { sources, logged, pass, set } = machine()
  const clock = realClock(sources)
  clock.now()
  set(-1900)
  clock.now()
  expect(logged).toEqual([])
  set(-2 * HOUR)
  for (const minutes of [0, 1, 58, 1]) {
    pass(minutes * 60_000)
    clock.now()
  }
  expect(logged).toEqual([2 * HOUR + 1900, 2 * HOUR + 1900 - 36_000])
})
