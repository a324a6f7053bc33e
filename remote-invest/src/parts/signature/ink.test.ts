import { expect, test } from '@jest/globals'
import type { PointGroup } from 'signature_pad'
import { boxOf, fitted, type Ink, isBlank, NO_INK, type Size } from './ink.ts'

const style = { dotSize: 0, minWidth: 1, maxWidth: 3, penColor: 'black', velocityFilterWeight: 0.7 }
const stroke = (...points: [number, number][]): PointGroup => ({
  ...style,
  compositeOperation: 'source-over',
  points: points.map(([x, y], n) => ({ x, y, pressure: 0, time: n + 1 })),
})
const upright: Size = { width: 343, height: 160 }
const across: Size = { width: 780, height: 160 }
const ink: Ink = { strokes: [stroke([40, 60], [140, 20]), stroke([100, 120], [240, 80])], size: upright }

const on = (size: Size, of: Ink) => boxOf({ strokes: fitted(of, size), size })

test('on its own paper it stays as it was drawn', () => {
  expect(fitted(ink, upright)).toBe(ink.strokes)
  expect(boxOf(ink)).toEqual({ left: 40, top: 20, right: 240, bottom: 120 })
})

test('on a wider paper it keeps its size, and its middle the same part of the paper', () => {
  const box = on(across, ink)
  expect((box?.right ?? 0) - (box?.left ?? 0)).toBeCloseTo(200)
  expect(((box?.left ?? 0) + (box?.right ?? 0)) / 2 / across.width).toBeCloseTo(140 / 343)
})

test('turned and turned back it lies where it lay', () => {
  const turned: Ink = { strokes: fitted(ink, across), size: across }
  const back = on(upright, turned)
  for (const [side, at] of Object.entries(boxOf(ink) ?? {})) expect(back?.[side as keyof typeof back]).toBeCloseTo(at)
})

test('what is larger than the paper is made smaller, whole, its strokes thinner too', () => {
  const large: Ink = { strokes: [stroke([20, 100], [700, 900])], size: { width: 720, height: 1000 } }
  const box = on(upright, large)
  expect(box?.left).toBeGreaterThanOrEqual(0)
  expect(box?.right).toBeLessThanOrEqual(upright.width)
  expect(box?.top).toBeGreaterThanOrEqual(0)
  expect(box?.bottom).toBeLessThanOrEqual(upright.height)
  expect(fitted(large, upright)[0]?.maxWidth).toBeLessThan(3)
})

test('it stays on the paper from any edge', () => {
  const corner: Ink = { strokes: [stroke([330, 140], [343, 160])], size: upright }
  const box = on({ width: 120, height: 60 }, corner)
  expect([box?.right, box?.bottom].every(at => (at ?? 0) <= 120)).toBe(true)
  expect(box?.bottom).toBeLessThanOrEqual(60)
})

test('on a paper with no room at all its strokes have a width still', () => {
  const [first] = fitted(ink, { width: 4, height: 0 })
  expect(first?.maxWidth).toBeGreaterThan(0)
})

test.each<[string, Ink, boolean]>([
  ['nothing', NO_INK, true],
  ['a slip of the finger', { strokes: [stroke([10, 10], [15, 12])], size: upright }, true],
  ['a short stroke', { strokes: [stroke([10, 10], [30, 12])], size: upright }, false],
])('%s', (_, drawn, blank) => expect(isBlank(drawn)).toBe(blank))
