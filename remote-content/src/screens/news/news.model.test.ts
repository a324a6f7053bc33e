import { expect, test } from '@jest/globals'
import { tagOf } from './news.model.ts'

test('an address names a topic; without one, or with one that nobody knows, it is all news', () => {
  expect(tagOf('market')).toBe('market')
  expect([tagOf(undefined), tagOf('sport')]).toEqual(['all', 'all'])
})
