/** Every article of the seed in every language, as far as a program can judge it. */
import { expect, test } from '@jest/globals'
import { languageCode } from '@shared/contract'
import { problemsOf } from '../../../../sandbox/src/testing/content/article-problems.ts'
import { helpSeeds, keywordsOf, noticeSeeds, parseArticle, readArticles } from './articles.ts'

/** Read in English everywhere, to show what a reader of another language sees then. */
const ENGLISH_ONLY = '12'

const kindOf = (type: string) => (type === 'news' ? 'news' : 'notice')
const known = new Set([
  ...helpSeeds.map(({ id }) => `help:${id}`),
  ...noticeSeeds.map(({ id, type }) => `${kindOf(type)}:${id}`),
])

test.each(['articles', 'notices'] as const)('%s are complete and alike in all languages', kind => {
  const files = [...readArticles(kind)].filter(([id]) => id !== ENGLISH_ONLY)
  expect(files.length).toBeGreaterThan(15)
  expect(files.flatMap(([id, texts]) => problemsOf(texts, known).map(problem => `${id}: ${problem}`))).toEqual([])
})

test('articles and announcements have a body, banners and popups have none', () => {
  const bodies = [
    ...helpSeeds.map(({ id, texts }) => [id, texts, true] as const),
    ...noticeSeeds.map(({ id, texts, type }) => [id, texts, type === 'announcement' || type === 'news'] as const),
  ]
  const wrong = bodies.filter(([, texts, has]) => (texts.get('en-us')?.content != null) !== has)
  expect(wrong.map(([id]) => id)).toEqual([])
})

test('every article of the help centre has keywords in every language, no keyword twice', () => {
  const listed = helpSeeds.filter(({ hidden }) => !hidden)
  const keywords = listed.flatMap(({ id }) => languageCode.options.map(code => [`${id}/${code}`, keywordsOf(id, code)]))
  expect(keywords.length).toBeGreaterThan(200)
  const wrong = keywords.filter(([, words = []]) => words.length < 8 || new Set(words).size < words.length)
  expect(wrong.map(([file]) => file)).toEqual([])
})

test('no body shows a mark of Markdown', () => {
  const bodies = [...helpSeeds, ...noticeSeeds].flatMap(({ id, texts }) =>
    [...texts].map(([code, { content }]) => [`${id}/${code}`, content ?? ''] as const),
  )
  const unread = bodies.filter(([, html]) => /\*\*|\]\(|^#|^\|/m.test(html.replace(/<[^>]*>/g, '')))
  expect(unread.map(([file]) => file)).toEqual([])
})

test('banners and popups link to pages and articles that exist', () => {
  const links = noticeSeeds.flatMap(({ link, linkUrl }) => (link === 'article' ? [linkUrl ?? ''] : []))
  expect(links.length).toBeGreaterThan(1)
  expect(links.filter(link => !known.has(link))).toEqual([])
})

const english =
  '## One\n\nFrom 1,000.50 USDT see [fees](#/articleDetail?kind=help&id=fees), {name}.\n\n- A\n\n| a | b |\n|---|---|'
/** Languages that write 1.000,50. */
const ownNumbers = (code: string, markdown: string) =>
  code === 'vl' ? markdown.replace('1,000.50', '1.000,50') : markdown
const article = (markdown: string, frontMatter = 'title: T\nabstract: A') =>
  parseArticle(`---\n${frontMatter}\n---\n\n${markdown}\n`)
const inAll = (markdown = english) =>
  new Map(languageCode.options.map(code => [code, article(ownNumbers(code, markdown))]))

test('accepts a translation that writes numbers its own way, in another order', () => {
  const spanish = english.replace(
    /From .*/,
    '{name}: [comisiones](#/articleDetail?kind=help&id=fees) desde 1,000.50 USDT.',
  )
  expect(problemsOf(inAll().set('xi', article(spanish, 'title: T\nabstract: A\nof: "1e2"')), known)).toEqual([])
})

test.each([
  ['a heading fewer', english.replace('## ', ''), 'other headings'],
  ['a heading of another level', english.replace('## ', '### '), 'other headings'],
  ['another number', english.replace('.50', '.05'), 'other numbers'],
  ['a large number more', `${english}\n\n21`, 'other numbers'],
  ['another link', english.replace('id=fees', 'id=risk'), 'other links'],
  ['a link to an unknown page', english.replace('#/articleDetail', '#/nowhere'), 'links to #/nowhere'],
  ['a link to an unknown article', english.replace('id=fees', 'id=none'), 'links to #/articleDetail'],
  ['another variable', english.replace('{name}', '{user}'), 'other variables'],
  ['a list item fewer', english.replace('- A', 'A'), 'other lists'],
  ['a column fewer', english.replace('| b |', '|'), 'other tables'],
  ['a rule more', `---\n\n${english}`, 'other rules'],
  ['no body', '', 'ko has no body'],
  ['HTML', `${english} <b>bold</b>`, 'the HTML tag b'],
])('finds in a translation %s', (_, markdown, problem) => {
  expect(problemsOf(inAll().set('ko', article(markdown)), known).join()).toContain(problem)
})

test('asks no body of a translation where the English article has none', () => {
  expect(problemsOf(inAll(''), known)).toEqual([])
})

test('finds a missing file, a missing abstract and facts that only the English file may tell', () => {
  const files = inAll('')
  files.delete('tai')
  files.set('vl', article('', 'title: T')).set('jp', article('', 'title: T\nabstract: A\nsort: 1'))
  expect(problemsOf(files, known)).toEqual([
    'no file for tai',
    expect.stringMatching(/^jp repeats/),
    expect.stringMatching(/^vl lacks/),
  ])
  files.delete('en-us')
  expect(problemsOf(files, known)).toEqual(['no English file'])
})
