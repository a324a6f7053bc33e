import { beforeEach, expect, test } from '@jest/globals'
import { renderScreen } from '@shared/testing/screen'
import { noticeLink } from './notice-link.ts'

const Blank = () => null
const live = (...routes: string[]) =>
  renderScreen(Promise.resolve({ default: Blank }), { path: '/home', routes: ['/home', '/hangqing', ...routes] })
beforeEach(() => live())

const read = (linkType: number, linkUrl: string) => noticeLink({ linkType, linkUrl })

test('a page of the app is a link within it, one that is not live is none', () => {
  expect(read(1, '/hangqing?q=')).toEqual({ href: '#/hangqing?q=', outside: false })
  expect(read(1, '/taolilicai')).toBeNull()
})

test('an article is named by kind and id', () => {
  expect(read(3, 'news:12')).toEqual({ href: '#/articleDetail?kind=news&id=12', outside: false })
  expect(read(3, '12')).toBeNull()
  expect(read(3, 'news:a&b')).toEqual({ href: '#/articleDetail?kind=news&id=a%26b', outside: false })
})

test.each([2, 4])('a link of type %i to another site over https has its address', type => {
  expect(read(type, 'https://example.com/')).toEqual({ href: 'https://example.com/', outside: true })
  for (const none of ['javascript:alert(1)', 'https:example.com']) expect(read(type, none)).toBeNull()
})

test.each([2, 4])(
  'asks before a link of type %i to a plain http site: it has no address to pass the question by',
  type => expect(read(type, 'http://example.com/')).toEqual({ outside: true }),
)

test.each([2, 4])('a link of type %i leads nowhere where something stands before the host', type => {
  expect(read(type, 'https://user@example.com/')).toBeNull()
  expect(read(type, 'http://:secret@example.com/')).toBeNull()
})

test('a page of the exchange itself is a link into the viewer, where there is one', async () => {
  expect(read(2, '/api/x/a.html')).toBeNull()
  await live('/outlink')
  expect(read(2, '/api/x/a.html')).toEqual({ href: '#/outlink?url=%2Fapi%2Fx%2Fa.html', outside: false })
  expect(read(4, '/api/x/a.html')).toBeNull()
})

test('ignores a link of type 0', () => expect(read(0, 'https://example.com/')).toBeNull())
