import { expect, test } from '@jest/globals'
import { bounded, distance, keepPlace, middle } from './zoom.ts'

test('a picture is never smaller than the screen, and not larger than five times it', () => {
  expect([bounded(0.4), bounded(1.7), bounded(40)]).toEqual([1, 1.7, 5])
})

test('what lies under the fingers stays under them', () => {
  const at = { x: 100, y: 50 }
  const scroll = keepPlace({ x: 20, y: 0 }, at, 2)
  // the point 120|50 of the picture is 240|100 of the doubled one
  expect({ x: scroll.x + at.x, y: scroll.y + at.y }).toEqual({ x: 240, y: 100 })
  expect(keepPlace(scroll, at, 0.5)).toEqual({ x: 20, y: 0 })
})

test('two fingers have a distance and a middle', () => {
  expect(distance({ x: 0, y: 0 }, { x: 30, y: 40 })).toBe(50)
  expect(middle({ x: 0, y: 0 }, { x: 30, y: 40 })).toEqual({ x: 15, y: 20 })
})
