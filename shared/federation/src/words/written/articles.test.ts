import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from '@jest/globals'
import { confirmArticles, staleArticles } from './articles.ts'

const seed = mkdtempSync(path.join(tmpdir(), 'seed-'))
afterAll(() => rmSync(seed, { recursive: true, force: true }))

const fileOf = (code: string) => path.join(seed, 'articles/fees', `${code}.md`)
const write = (code: string, title: string, body: string) =>
  writeFileSync(fileOf(code), `---\ntitle: ${title}\nabstract: A\nsort: 1\n---\n\n${body}\n`)
mkdirSync(path.join(seed, 'articles/fees'), { recursive: true })

test('a translated article is stale until it says of which English text it is, and again when that text changes', () => {
  write('en-us', 'Fees', 'A fee of <!-- = fees.ts FEE -->1 USDT.')
  write('ko', '수수료', '수수료는 1 USDT입니다.')
  expect(staleArticles(seed)).toEqual([expect.stringMatching(/fees\/ko\.md does not say which English text/)])
  confirmArticles(seed)
  expect(staleArticles(seed)).toEqual([])
  expect(readFileSync(fileOf('ko'), 'utf8')).toMatch(
    /^---\ntitle: 수수료\nabstract: A\nsort: 1\nof: '\w{6}'\n---\n\n수수료는/,
  )

  write('en-us', 'Fees', 'A fee of 1 USDT.')
  expect(staleArticles(seed)).toEqual([])
  write('en-us', 'Fees', 'A fee of 2 USDT.')
  expect(staleArticles(seed)).toEqual([expect.stringMatching(/fees\/ko\.md was written for another English text/)])
  confirmArticles(seed)
  expect(staleArticles(seed)).toEqual([])
  expect(readFileSync(fileOf('ko'), 'utf8').match(/^of:/gm)).toHaveLength(1)
})
