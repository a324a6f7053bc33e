import { expect, test } from '@jest/globals'
import { depthOf, hasMore, linkOf } from './team.model.ts'

test('the link is of the page that one invites from', () => {
  expect(linkOf('/?s=DEMO88', 'https://tarn.example')).toBe('https://tarn.example/?s=DEMO88')
})

test('an address that names no level shows all', () => {
  expect(['1', '3', '4', undefined].map(depthOf)).toEqual([1, 3, undefined, undefined])
})

test('more stands behind the last page that is here', () => {
  expect([hasMore(1, { pages: 2 }), hasMore(2, { pages: 2 }), hasMore(1, null)]).toEqual([true, false, false])
})
