/** Pages where money moves have a "?" with an article that exists. */
import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from '@jest/globals'
import { helpArticles } from '@shared/contract/help-topics'
import { helpSeeds } from '@shared/products/content/seed/articles'

const root = fileURLToPath(new URL('../../../', import.meta.url))
const screens = globSync('remote-*/src/**/*.tsx', { cwd: root }).filter(file => !file.includes('.test.'))
const topics = Object.entries(helpArticles)

test('every topic has an article of the help centre in all eight languages', () => {
  const listed = helpSeeds.filter(({ hidden }) => !hidden)
  const languages = new Map(listed.map(({ id, texts }) => [id, texts.size]))
  expect(topics.filter(([, id]) => languages.get(id) !== 8)).toEqual([])
})

test('some page offers help about every topic', () => {
  const offered = screens.flatMap(file => readFileSync(root + file, 'utf8').match(/(?<=\babout=")\w+/g) ?? [])
  expect(topics.filter(([topic]) => !offered.includes(topic))).toEqual([])
})
