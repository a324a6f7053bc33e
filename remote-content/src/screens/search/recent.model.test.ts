import { expect, test } from '@jest/globals'
import { parseRecent, remembered } from './recent.model.ts'

test('keeps six searches, the newest first, each once', () => {
  const seven = ['a', 'b', 'c', 'd', 'e', 'f', 'g'].reduce<string[]>((all, text) => remembered(all, text), [])
  expect(seven).toEqual(['g', 'f', 'e', 'd', 'c', 'b'])
  expect(remembered(seven, 'c')).toEqual(['c', 'g', 'f', 'e', 'd', 'b'])
})

test.each([null, 1, 'x', [], { owner: 1, searches: ['a'] }, { owner: 'p', searches: 'a' }])(
  'takes %j for nothing',
  stored => expect(parseRecent(stored)).toEqual({ owner: '', searches: [] }),
)

test('leaves out of what was stored what is no search', () => {
  const searches = ['btc', 7, '', ' ', 'x'.repeat(61), 'btc']
  expect(parseRecent({ owner: 'p', searches })).toEqual({ owner: 'p', searches: ['btc'] })
})
