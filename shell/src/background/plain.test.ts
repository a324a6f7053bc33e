import { expect, test } from '@jest/globals'
import { isPlain } from './plain.ts'

test('accepts only values that survive JSON unchanged', () => {
  const answer = { rows: [{ price: '64000.5', at: 5, hot: true, note: null, left: undefined }], text: '' }
  expect([answer, [], 'a', 0, null].map(isPlain)).not.toContain(false)
  const others = [new Date(), new Map(), { at: new Date() }, [Number.NaN], Number.POSITIVE_INFINITY, () => 1, 5n]
  expect(others.map(isPlain)).not.toContain(true)
})
