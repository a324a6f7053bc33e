import { expect, test } from '@jest/globals'
import { fileName, givenTo, linkOf, type Sharing } from './article-share.model.ts'

const news = { kind: 'news', id: '12' } as const
const at = { origin: 'https://tarn.example', lang: 'jp' }

test('the link carries the invitation before the hash, article and language after it', () => {
  expect(linkOf(news, { ...at, invite: 'DEMO88' })).toBe(
    'https://tarn.example/?s=DEMO88#/articleShare?kind=news&id=12&lang=jp',
  )
})

test('a visitor invites nobody', () => {
  expect(linkOf(news, { ...at, invite: '' })).toBe('https://tarn.example/#/articleShare?kind=news&id=12&lang=jp')
})

test('what would end the address early does not', () => {
  expect(linkOf({ kind: 'help', id: 'a&b#c' }, { ...at, invite: 'a&b' })).toBe(
    'https://tarn.example/?s=a%26b#/articleShare?kind=help&id=a%26b%23c&lang=jp',
  )
})

const file = new File(['x'], 'x.png', { type: 'image/png' })
const shared = { title: 'T', link: 'https://tarn.example/', file }
const share: Sharing['share'] = async () => {}

test('picture and link where the browser takes both, else the link alone', () => {
  expect(givenTo({ share, canShare: () => true }, shared)).toEqual({ title: 'T', url: shared.link, files: [file] })
  for (const sharing of [{ share, canShare: () => false }, { share }])
    expect(givenTo(sharing, shared)).toEqual({ title: 'T', url: shared.link })
  expect(givenTo({ share, canShare: () => true }, { ...shared, file: undefined })).toEqual({
    title: 'T',
    url: shared.link,
  })
})

test('a browser that hands nothing on is not asked to', () => expect(givenTo({}, shared)).toBeNull())

test('a picture is named after its article, in every script, whatever the title holds', () => {
  expect(fileName('What the 24-hour change measures')).toBe('What the 24-hour change measures.png')
  expect(fileName('../a:b/ราคา?')).toBe('abราคา.png')
  expect(fileName('??')).toBe('article.png')
})
