import { expect, test } from '@jest/globals'
import { foreignTag } from './foreign.ts'

test('a text in another language carries its tag', () => {
  expect(foreignTag('en-us', 'tai')).toBe('en-US')
  expect(foreignTag('jp', 'en-us')).toBe('ja-JP')
})

test('a text in the language of the page carries none, nor does one that nobody can name', () => {
  expect(foreignTag('zh-cn', 'zh-cn')).toBeUndefined()
  expect(foreignTag(null, 'en-us')).toBeUndefined()
  expect(foreignTag('tlh', 'en-us')).toBeUndefined()
})
