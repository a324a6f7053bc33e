import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, expect, test } from '@jest/globals'
import { sentencesOfArticles } from './check.ts'
import { passagesOfArticles } from './in-articles.ts'

const seed = mkdtempSync(path.join(tmpdir(), 'seed-'))
afterEach(() => rmSync(path.join(seed, 'articles'), { recursive: true, force: true }))

function write(code: string, body: string, title = 'Fees') {
  const folder = path.join(seed, 'articles/fees')
  mkdirSync(folder, { recursive: true })
  writeFileSync(path.join(folder, `${code}.md`), `---\ntitle: ${title}\nabstract: All of them\n---\n${body}`)
}
const english = '\nThe <!-- = fees.ts FEE -->fee.\n\n## Your balance account\n\nIt pays.\n'
const glossary = [
  'English|ja|ko|ms|th|vi|es|zh-Hans',
  'Balance account|資金口座|a|b|c|d|e|f',
  'Inside sentences too: balance account.',
  'ja|残高口座|資金口座|',
].join('\n')

test('each section stands beside the English one, Traditional Chinese derived', () => {
  write('en-us', english)
  write('zh-cn', '\n手续费。\n\n## 资金账户\n\n由其支付。\n', '费用')
  const found = passagesOfArticles(seed).filter(({ language }) => language === 'zh-hant')
  expect(found.map(({ english: ours, text }) => [ours, text])).toEqual([
    ['Fees', '費用'],
    ['All of them', 'All of them'],
    ['The fee.\n\n', '手續費。\n\n'],
    ['## Your balance account\n\nIt pays.', '## 資金帳戶\n\n由其支付。'],
  ])
})

test('an article whose body is not translated yet is asked for nothing in it', () => {
  write('en-us', english)
  write('jp', '', '手数料')
  expect(sentencesOfArticles(seed, glossary)).toEqual([])
})

test('a word that no text says is found in a body, with the file', () => {
  write('en-us', english)
  write('jp', '\n手数料。\n\n## 残高口座\n\n支払い\n', '手数料')
  expect(sentencesOfArticles(seed, glossary)).toEqual([
    expect.stringMatching(
      /articles\/fees\/jp\.md \(jp\): "## Your balance account It pays\.": “残高口座”: write 資金口座/,
    ),
    expect.stringContaining('“balance account” is “資金口座”'),
  ])
})
