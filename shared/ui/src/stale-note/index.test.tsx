import { expect, test } from '@jest/globals'
import { renderPart } from '../testing.tsx'
import { StaleNote } from './index.tsx'

const at = new Date(2026, 10, 21, 14, 3, 22).getTime()
const says = (time: number, stale: boolean) => renderPart(<StaleNote at={time} stale={stale} />).container.textContent

test('what is old is told with its time', () => {
  expect(says(at, true)).toBe('As of 14:03:22')
})

test('what is new, or never came, is not', () => {
  expect([says(at, false), says(0, true)]).toEqual(['', ''])
})
