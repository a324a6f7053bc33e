import { expect, test } from '@jest/globals'
import { fixture } from '../testing/fixtures.ts'
import { compileWords } from './catalog.ts'

const words = { aBc123: 'Orders of {name}, {count, plural, one {# day} other {# days}}' }

test('a pseudo-locale marks every letter of the text and none of what stands for values', () => {
  const compile = (pseudo: boolean) => compileWords(fixture('remote-orders'), 'en-us', words, pseudo)
  expect(compile(false)).toContain('Orders of ')
  expect(compile(true)).not.toMatch(/Orders|days/)
  expect(compile(true)).toContain(String.raw`[\"name\"],`)
  expect(compile(true).length).toBeGreaterThan(compile(false).length)
})
