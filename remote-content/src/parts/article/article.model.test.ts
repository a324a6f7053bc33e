import { expect, test } from '@jest/globals'
import { articleRefOf, listOf, scaleOf, siteOf, stepped } from './article.model.ts'

test('an address names an article by kind and id; without a kind it is an announcement', () => {
  expect(articleRefOf({ kind: 'help', id: 'fees' })).toEqual({ kind: 'help', id: 'fees' })
  expect(articleRefOf({ id: '12' })).toEqual({ kind: 'notice', id: '12' })
  expect(articleRefOf({ kind: 'constructor', id: '12' })).toEqual({ kind: 'notice', id: '12' })
})

test('or a document by its key', () => {
  expect(articleRefOf({ key: 'user-agreement' })).toEqual({ kind: 'document', key: 'user-agreement' })
  expect(articleRefOf({ kind: 'help' })).toBeNull()
})

test('what no server names anything by names nothing: there is nothing to try again', () => {
  expect([articleRefOf({ id: 'x'.repeat(65) }), articleRefOf({ key: 'x'.repeat(61) })]).toEqual([null, null])
})

test('what is gone leads to the list of its like, or Home while that is not live', () => {
  expect(listOf('notice', way => way)).toBe('/articleList')
  expect(listOf('help', way => way)).toBe('/helpCenter')
  expect(listOf('news', way => (way === '/articleList' ? way : undefined))).toBe('/articleList')
  expect(listOf('help', () => undefined)).toBeUndefined()
})

test('letters grow and shrink by steps, and stop at the ends', () => {
  expect(stepped(1, 1)).toBe(1.15)
  expect(stepped(1.5, 1)).toBeUndefined()
  expect(stepped(0.9, -1)).toBeUndefined()
  expect([scaleOf(1.3), scaleOf('large'), scaleOf(null)]).toEqual([1.3, 1, 1])
})

test('a document may be kept on another site, over https alone; a PDF is the browser’s', () => {
  const pdf = { url: 'https://example.com/Paper.PDF?v=2', host: 'example.com', linkType: 4 }
  expect(siteOf('https://example.com/Paper.PDF?v=2')).toEqual(pdf)
  expect(siteOf('https://example.com/paper')?.linkType).toBe(2)
  expect([siteOf('white-paper'), siteOf('javascript:alert(1)'), siteOf('https://')]).toEqual([null, null, null])
})
