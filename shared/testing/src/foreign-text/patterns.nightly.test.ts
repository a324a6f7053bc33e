/** How the time of each pattern grows with its text. Only a watch can tell, so the short run leaves it out. */
import { expect, test } from '@jest/globals'
import { corpus } from './corpus.ts'
import { growth, LINEAR } from './growth.ts'
import { measured } from './patterns.ts'

const LENGTH = 16_384

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
