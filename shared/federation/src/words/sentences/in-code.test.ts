import { expect, test } from '@jest/globals'
import { projectGlossary } from '../glossary-file.ts'
import { problemsInCode } from './check.ts'
import { codeOf, passagesInCode, sentenceFiles } from './in-code.ts'

const [page = '', shell = ''] = sentenceFiles
const problems = (file: string, code: string) => problemsInCode(projectGlossary(), file, code)

test('reads each sentence of the page in nine languages', () => {
  expect(passagesInCode(page, codeOf(page))).toHaveLength(27)
})

test('finds nothing wrong with the sentences of the page and the shell', () => {
  expect(sentenceFiles.flatMap(file => problems(file, codeOf(file)))).toEqual([])
})

test('names the language when a sentence lacks it', () => {
  const without = codeOf(shell).replace(/^ *vl: .*\n/m, '')
  expect(problems(shell, without)).toEqual([expect.stringContaining(`${shell} (vl)`)])
})

test('names a form that a language never uses when a sentence of the page has it', () => {
  const polite = codeOf(page).replace('새로고침해 주세요', '새로고침했어요')
  expect(problems(page, polite)).toEqual([expect.stringContaining(`${page} (ko)`)])
})
