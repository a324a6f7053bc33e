import { expect, test } from '@jest/globals'
import { frameAt, pathOf } from './replay.model.ts'

const room = { width: 100, height: 40, margin: 10 }
const course = {
  points: [
    { at: 0, price: 100 },
    { at: 0.5, price: 90 },
    { at: 1, price: 105 },
  ],
  straight: false,
}
const at = (progress: number) => frameAt(course, progress, room)

test('begins at the entry, in the middle of the picture', () => {
  expect(at(0)).toEqual({
    places: [
      { x: 0, y: 20 },
      { x: 0, y: 20 },
    ],
    price: 100,
    fees: false,
    result: false,
  })
})

test('grows between recorded prices and names only recorded ones', () => {
  expect(at(0.175)).toMatchObject({ price: 100, fees: false })
  expect(pathOf(at(0.175).places)).toBe('M0 20L25 25')
  expect(at(0.525)).toMatchObject({ price: 90 })
  expect(pathOf(at(0.525).places)).toBe('M0 20L50 30L75 22.5')
})

test('shows the fees once the line has reached the exit, and the result last', () => {
  expect(at(0.69)).toMatchObject({ fees: false, result: false })
  expect(at(0.7)).toMatchObject({ price: 105, fees: true, result: false })
  expect(at(1)).toMatchObject({ price: 105, fees: true, result: true })
  expect(pathOf(at(1).places)).toBe('M0 20L50 30L100 15L100 15')
})
