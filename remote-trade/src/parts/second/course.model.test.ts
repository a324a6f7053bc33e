import { expect, test } from '@jest/globals'
import { courseOf, metIn } from './course.model.ts'

const terms = { entry: { time: 1000, price: '64000' }, end: 61_000, width: 300, height: 100 }
const at = (second: number, price: string) => ({ time: 1000 + second * 1000, price })

test('it begins at the entry, in the middle, and goes on to its end as time does', () => {
  const course = courseOf([at(15, '64010'), at(30, '63990'), at(54, '64005')], terms)
  expect(course).toEqual({ path: 'M0 50L75 8L150 92L270 29', now: '64005', x: 270, y: 29, way: 'rise', ends: true })
})

test('while its end is far off, what has passed takes most of the room; the first seconds are no sliver', () => {
  expect(courseOf([at(24, '64010')], terms)).toMatchObject({ x: 240, ends: false })
  expect(courseOf([at(5, '64010')], terms)).toMatchObject({ x: 75, ends: false })
})

test('what was met before the entry or after the end is not of it', () => {
  const course = courseOf([at(-5, '60000'), at(0, '64000'), at(60, '63999'), at(61, '70000')], terms)
  expect(course).toMatchObject({ path: 'M0 50L300 92', way: 'fall' })
})

test('where nothing moved it lies on its waterline', () => {
  expect(courseOf([at(10, '64000')], terms)).toMatchObject({ path: 'M0 50L150 50', way: 'flat' })
  expect(courseOf([], terms)).toMatchObject({ path: 'M0 50', x: 0, y: 50, way: 'flat' })
})

test('after a reload it begins at the entry: minute bars say what stood at their first and last second', () => {
  const bar = (minute: number, open: string, close: string) =>
    [minute * 60_000, open, '64999', '63001', close, '7'] as [number, string, string, string, string, string]
  const before = metIn([bar(0, '63900', '64010'), bar(1, '64008', '63990'), bar(2, '63995', '64001')])
  expect(before.map(({ time, price }) => `${time / 1000} ${price}`)).toEqual([
    '0 63900',
    '59 64010',
    '60 64008',
    '119 63990',
    '120 63995',
  ])
  const entry = { time: 30_000, price: '64000' }
  const line = { entry, end: 330_000, width: 300, height: 100 }
  const late = [{ time: 130_000, price: '64005' }, ...before]
  const { path, now } = courseOf([...before, { time: 130_000, price: '64005' }], line)
  expect(path.match(/[ML]/g)).toHaveLength(6)
  expect(path.startsWith('M0 50L69.6 8L72 ')).toBe(true)
  expect(courseOf(late, line)).toMatchObject({ path, now })
})
