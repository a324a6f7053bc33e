import { globSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@jest/globals'
import type { Look } from '../screenshots/looks.ts'
import { widest } from './composite.ts'
import { PARTS, partOf } from './everywhere.ts'

const root = join(import.meta.dirname, '../../../..')

const look = (at: number): Look => ({ name: `${at}`, path: '/', who: 'demo', ...(at % 3 === 0 && { steps: ['Open'] }) })

test('has a file for each part of each remote of the specification, by day and by night', () => {
  const remotes = globSync('remote-*/package.json', { cwd: root }).map(file => file.replace(/remote-|\/.*/g, ''))
  expect(remotes).toEqual(expect.arrayContaining(Object.keys(PARTS))) // an installation's own remotes have tests of their own
  expect(Object.keys(PARTS)).toEqual(['account', 'content', 'invest', 'trade', 'wallet'])
  const parts = Object.entries(PARTS).flatMap(([unit, of]) => Array.from({ length: of }, (_, n) => `${unit}-${n + 1}`))
  const files = parts.flatMap(part => [`everywhere-${part}.journey.ts`, `everywhere-${part}.nightly.journey.ts`])
  expect(globSync('everywhere-*.journey.ts', { cwd: import.meta.dirname }).toSorted()).toEqual(files)
})

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
