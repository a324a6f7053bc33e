/** Patterns that read text of others: each is known, and none can be divided in endlessly many ways. patterns.nightly.test.ts measures them. */
import { expect, test } from '@jest/globals'
import { measured, own } from './patterns.ts'
import { madeInSource, patternsInSource } from './patterns-in-source.ts'

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
const divided = [
  ...[String.raw`(\.[a-z0-9-]+)*`, String.raw`(?:\.[^\s@.]+)*`],
  ...[String.raw`(?:[\da-f]+:){2}`, String.raw`(?:\\.[^"\\]*)*`],
]

test('repetitions inside repetitions are divided by a sign', () => {
  const bare = ({ source }: RegExp) =>
    divided.reduce((text, part) => text.replace(part, ''), source).replace(/\[[^\]]*\]/g, 'x')
  expect(measured.filter(pattern => nested.test(bare(pattern)))).toEqual([])
})
