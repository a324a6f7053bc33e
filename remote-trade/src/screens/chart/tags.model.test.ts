import { expect, test } from '@jest/globals'
import { type LiveTag, placeTags, type Wanted } from './tags.model.ts'

const HEIGHT = 20
const BOTTOM = 400

const wanted = (...ys: number[]): Wanted[] => ys.map((y, index) => ({ id: String(index), y }))
const ALL = { from: 0, to: BOTTOM }
const place = (ys: number[], live?: LiveTag, room = ALL) => {
  const placed = placeTags(wanted(...ys), HEIGHT, BOTTOM, room, live)
  return ys.map((_, index) => placed.get(String(index)))
}

test('a tag that nothing is near to stands at its line', () => {
  expect(place([50, 100, 300])).toEqual([50, 100, 300])
})

test('two at one price share the way they give; a third one near joins them', () => {
  expect(place([100, 100])).toEqual([90, 110])
  expect(place([100, 100, 112])).toEqual([84, 104, 124])
})

test('at an edge a tag stays whole, and pushes the others inwards', () => {
  expect(place([2, 5, 399])).toEqual([10, 30, 390])
})

test('below the legends there is room, also for a line that lies behind them', () => {
  expect(place([5, 60, 200], undefined, { from: 50, to: BOTTOM })).toEqual([60, 80, 200])
})

test('tags give way to the newest price and its countdown, to the side where their lines are', () => {
  const live = { y: 100, height: HEIGHT, rows: 2 } as const
  expect([70, 80, 90, 100].flatMap(y => place([y], live))).toEqual([70, 80, 80, 80])
  expect([101, 130, 140, 150].flatMap(y => place([y], live))).toEqual([140, 140, 140, 150])
  expect(place([110], { ...live, rows: 1 })).toEqual([120])
  expect(place([10], { ...live, y: 12 })).toEqual([52]) // above it there is no room
  expect(place([95, 98, 105], live)).toEqual([60, 80, 140])
})

test('a newest price out of sight takes no room', () => {
  expect(place([10, 390], { y: -50, height: HEIGHT, rows: 2 })).toEqual([10, 390])
  expect(place([10, 390], { y: 480, height: HEIGHT, rows: 2 })).toEqual([10, 390])
})

test('a line out of sight has no tag; where there is no room for all the first ones have it', () => {
  expect(place([-1, 401, 200])).toEqual([undefined, undefined, 200])
  const placed = place(Array.from({ length: 25 }, (_, index) => 200 - index))
  expect(placed.map(y => y !== undefined)).toEqual(Array.from({ length: 25 }, (_, index) => index < 20))
})

/** Numbers from 0 to 1 that are the same each time. */
function numbers(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31
    return state / 2 ** 31
  }
}

/** A chart with some lines, many of them close, and perhaps a newest price, also beyond the edges. */
function scene(seed: number): { lines: Wanted[]; live: LiveTag | undefined } {
  const next = numbers(seed)
  const [middle, reach] = [next() * BOTTOM, 10 + next() * 200]
  const lines = wanted(...Array.from({ length: 1 + Math.floor(next() * 14) }, () => middle + (next() - 0.5) * reach))
  const live: LiveTag = { y: middle + (next() - 0.5) * reach, height: 19, rows: next() < 0.5 ? 1 : 2 }
  return { lines, live: next() < 0.8 ? live : undefined }
}

test.each(Array.from({ length: 300 }, (_, index) => index + 1))('whatever the prices are, scene %i', seed => {
  const { lines, live } = scene(seed)
  const placed = placeTags(lines, HEIGHT, BOTTOM, ALL, live)
  const inSight = lines.filter(({ y }) => y >= 0 && y <= BOTTOM).sort((a, b) => a.y - b.y)
  const ys = inSight.map(({ id }) => placed.get(id) ?? Number.NaN)
  // each line in sight has a tag, whole, in the order of the lines, none over another
  expect(placed.size).toBe(inSight.length)
  for (const [index, y] of ys.entries()) {
    expect(y - HEIGHT / 2).toBeGreaterThanOrEqual(-1e-9)
    expect(y + HEIGHT / 2).toBeLessThanOrEqual(BOTTOM + 1e-9)
    if (index) expect(y - (ys[index - 1] ?? 0)).toBeGreaterThanOrEqual(HEIGHT - 1e-9)
    if (!live) continue
    const above = y + HEIGHT / 2 <= live.y - live.height / 2 + 1e-9
    const below = y - HEIGHT / 2 >= live.y + (live.rows - 0.5) * live.height - 1e-9
    expect(above || below).toBe(true)
  }
  // a tag that has room at its line has not moved
  const free = ([y, index]: readonly [number, number]) =>
    inSight.every((other, at) => at === index || Math.abs(other.y - y) > HEIGHT * inSight.length) &&
    (!live || Math.abs(live.y - y) > HEIGHT * (inSight.length + 3)) &&
    Math.min(y, BOTTOM - y) > HEIGHT * inSight.length
  for (const [index, { y }] of inSight.entries()) if (free([y, index])) expect(ys[index]).toBe(y)
})
