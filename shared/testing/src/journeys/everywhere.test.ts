import { expect, test } from '@jest/globals'
import type { Look } from '../screenshots/looks.ts'
import { widest } from './composite.ts'
import { partOf } from './everywhere.ts'

const look = (at: number): Look => ({ name: `${at}`, path: '/', who: 'demo', ...(at % 3 === 0 && { steps: ['Open'] }) })

test('gives each look to exactly one part, in the same order', () => {
  const looks = Array.from({ length: 100 }, (_, at) => look(at))
  const parts = [1, 2, 3, 4].map(n => partOf(looks, n, 4))
  expect(parts.flat()).toEqual(looks)
  expect(Math.min(...parts.map(({ length }) => length))).toBeGreaterThan(20)
})

test('takes the longest line of a short text, and the widest word of a text that wraps', () => {
  const malay = ['ms-MY', { line: 300, word: 90 }] as const
  const spanish = ['es-ES', { line: 280, word: 120 }] as const
  expect(widest([spanish, malay])).toBe('ms-MY')
  expect(widest([['ms-MY', { line: 900, word: 90 }], spanish])).toBe('es-ES')
})
