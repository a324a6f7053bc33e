import { expect, test } from '@jest/globals'
import { noticeLink } from './notice-link.ts'

const live = (path: string) => path.startsWith('/hangqing')
const read = (linkType: number, linkUrl: string) => noticeLink({ linkType, linkUrl }, live)

test('a page of the app is a link within it, one that is not live is none', () => {
  expect(read(1, '/hangqing?q=')).toEqual({ href: '#/hangqing?q=', outside: false })
  expect(read(1, '/taolilicai')).toBeNull()
})

test('an article is named by kind and id', () => {
  expect(read(3, 'news:12')).toEqual({ href: '#/articleDetail?kind=news&id=12', outside: false })
  expect(read(3, '12')).toBeNull()
  expect(read(3, 'news:a&b')).toEqual({ href: '#/articleDetail?kind=news&id=a%26b', outside: false })
})

test('other sites are opened over https alone', () => {
  expect(read(2, 'https://example.com/')).toEqual({ href: 'https://example.com/', outside: true })
  expect(read(4, 'https://example.com/')).toEqual({ href: 'https://example.com/', outside: true })
  expect(read(4, 'javascript:alert(1)')).toBeNull()
})

test('a page of the exchange itself is a link into the viewer, where there is one', () => {
  const link = { linkType: 2, linkUrl: '/api/x/a.html' }
  expect(noticeLink(link, () => true)).toEqual({ href: '#/outlink?url=%2Fapi%2Fx%2Fa.html', outside: false })
  expect(noticeLink(link, () => false)).toBeNull()
  expect(read(4, '/api/x/a.html')).toBeNull()
})

test('no link is no link', () => expect(read(0, 'https://example.com/')).toBeNull())
