import { expect, test } from '@jest/globals'
import { askedOf, listOf, neighbours, scaleOf, siteOf, stepped } from './article-detail.model.ts'

test('an address names an article by kind and id; without a kind it is an announcement', () => {
  expect(askedOf({ kind: 'help', id: 'fees' })).toEqual({ kind: 'help', id: 'fees' })
  expect(askedOf({ id: '12' })).toEqual({ kind: 'notice', id: '12' })
  expect(askedOf({ kind: 'constructor', id: '12' })).toEqual({ kind: 'notice', id: '12' })
})

test('or a document by its key', () => {
  expect(askedOf({ key: 'user-agreement' })).toEqual({ kind: 'document', key: 'user-agreement' })
  expect(askedOf({ kind: 'help' })).toBeNull()
})

test('what is gone leads to the list of its like, or Home while that is not live', () => {
  expect(listOf('notice', way => way)).toBe('/articleList')
  expect(listOf('help', way => way)).toBe('/helpCenter')
  expect(listOf('news', way => (way === '/articleList' ? way : undefined))).toBe('/articleList')
  expect(listOf('help', () => undefined)).toBeUndefined()
})

test('beside a help article stand those of its own category', () => {
  const articles = ['a1', 'a2', 'b1', 'a3'].map(id => ({ id, category: id.slice(0, 1), title: id }))
  const ids = (id: string) => [neighbours(articles, id).previous?.id, neighbours(articles, id).next?.id]
  expect(ids('a2')).toEqual(['a1', 'a3'])
  expect(ids('a1')).toEqual([undefined, 'a2'])
  expect(ids('b1')).toEqual([undefined, undefined])
  expect(ids('unlisted')).toEqual([undefined, undefined])
})

test('letters grow and shrink by steps, and stop at the ends', () => {
  expect(stepped(1, 1)).toBe(1.15)
  expect(stepped(1.5, 1)).toBeUndefined()
  expect(stepped(0.9, -1)).toBeUndefined()
  expect([scaleOf(1.3), scaleOf('large'), scaleOf(null)]).toEqual([1.3, 1, 1])
})

test('a document may be kept on another site, over https alone', () => {
  expect(siteOf('https://example.com/paper.pdf')).toEqual({ url: 'https://example.com/paper.pdf', host: 'example.com' })
  expect([siteOf('white-paper'), siteOf('javascript:alert(1)'), siteOf('https://')]).toEqual([null, null, null])
})
