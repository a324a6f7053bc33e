import { expect, test } from '@jest/globals'
import { corpus } from './corpus.ts'
import { growth, LINEAR } from './growth.ts'
import { measured, own } from './patterns.ts'
import { madeInSource, patternsInSource } from './patterns-in-source.ts'

const LENGTH = 16_384

test('the table names every pattern that stands where text of others is read, and no other', () => {
  const named = [...measured, ...own.map(([pattern]) => pattern)].map(String)
  expect([...patternsInSource().keys()].sort()).toEqual(named.sort())
})

test('no pattern is made out of text at run time', () => {
  expect(madeInSource()).toEqual([])
})

/** One repetition inside another: a piece of text that fits both can be divided in endlessly many ways. */
const nested = /\((?:\?:)?[^()]*[+*][^()]*\)[+*{]/
/** Divided in one way alone, for each piece begins with a sign that the piece before cannot hold. */
const divided = [String.raw`(\.[a-z0-9-]+)*`, String.raw`(?:\.[^\s@.]+)*`, String.raw`(?:[\da-f]+:){2}`]

test('repetitions inside repetitions are divided by a sign', () => {
  const bare = ({ source }: RegExp) =>
    divided.reduce((text, part) => text.replace(part, ''), source).replace(/\[[^\]]*\]/g, 'x')
  expect(measured.filter(pattern => nested.test(bare(pattern)))).toEqual([])
})

const slowest = (pattern: RegExp) => {
  const work = (text: string) => (pattern.global ? text.replace(pattern, '') : text.search(pattern))
  return corpus.find(({ make }) => growth(work, make, LENGTH) >= LINEAR)
}

test.each([
  ['a trim at both ends', /^\/+|\/+$/g],
  ['a name of dots', /^[^\s@]{1,64}@[^\s@]+\.[^\s@]{2,}$/],
  ['a last number', /\d+$/],
])('%s that walks the same way again and again is found', (_, pattern) => {
  expect(slowest(pattern)).toBeDefined()
})

test.each(measured.map(pattern => [String(pattern), pattern] as const))(
  '%s takes time that grows as its text',
  (_, pattern) => {
    expect(slowest(pattern)?.name).toBeUndefined()
  },
)
