import { expect, test } from '@jest/globals'
import { neighbours } from './article-detail.model.ts'

test('beside a help article stand those of its own category', () => {
  const articles = ['a1', 'a2', 'b1', 'a3'].map(id => ({ id, category: id.slice(0, 1), title: id }))
  const ids = (id: string) => [neighbours(articles, id).previous?.id, neighbours(articles, id).next?.id]
  expect(ids('a2')).toEqual(['a1', 'a3'])
  expect(ids('a1')).toEqual([undefined, 'a2'])
  expect(ids('b1')).toEqual([undefined, undefined])
  expect(ids('unlisted')).toEqual([undefined, undefined])
})
