/** The questions that people type, and what the bot takes them for: `testing/chat/questions.tsv`, a line each. */
import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { type Language, languages } from '@shared/engine/refusals/languages'
import { type Exchange, startExchange } from '../../../testing/src/exchange.ts'
import { meaningOf } from './meaning/meaning.ts'

let exchange: Exchange
beforeAll(async () => {
  exchange = await startExchange({ data: ':memory:', symbols: [] })
})
afterAll(() => exchange.stop())

/** `answer`: an intent or an article, or several with | between; "!person": anything else than a person. */
type Row = { language: string; answer: string; text: string }

const table = readFileSync(new URL('../testing/chat/questions.tsv', import.meta.url), 'utf8').split('\n')
const rows = table.flatMap((line): Row[] => {
  const [language, answer, text] = line.split('\t')
  return language && answer && text ? [{ language, answer, text }] : []
})
const isAboutPerson = ({ answer }: Row) => answer === 'person' || answer === '!person'

function firstAnswer(text: string, language: Language): string {
  const { intent, articles } = meaningOf(exchange.sandbox.context.db, text, language)
  return intent ?? articles[0] ?? 'nothing'
}

const isRight = (answer: string, given: string): boolean =>
  answer === '!person' ? given !== 'person' : answer.split('|').includes(given)

const missesOf = (some: readonly Row[], language: Language): string[] =>
  some.flatMap(({ answer, text }) => {
    const given = firstAnswer(text, language)
    return isRight(answer, given) ? [] : [`${text}: ${given} instead of ${answer}`]
  })

/** The part of the questions that is answered right at the first try. */
const LEAST_RIGHT = 0.9

test.each(languages)('answers nine of ten questions in %s', language => {
  const asked = rows.filter(row => row.language === language && !isAboutPerson(row))
  expect(asked.length).toBeGreaterThanOrEqual(language === 'zh-hant' ? 12 : 30)
  const misses = missesOf(asked, language)
  const most = Math.floor(asked.length * (1 - LEAST_RIGHT))
  expect(misses.length > most ? misses : []).toEqual([])
})

test.each(languages)('calls a person in %s if somebody asks for one, and at no other time', language => {
  const asked = rows.filter(row => row.language === language && isAboutPerson(row))
  expect(asked.length).toBeGreaterThanOrEqual(5)
  expect(missesOf(asked, language)).toEqual([])
})

test('every line of the table belongs to a language', () => {
  const lines = table.filter(line => line !== '' && !line.startsWith('#'))
  expect(rows.filter(({ language }) => languages.some(one => one === language))).toHaveLength(lines.length)
})

test.each<[Language, string, string]>([
  ['tai', 'talk to a human', 'person'],
  ['en-us', '转人工', 'person'],
  ['en-us', 'hablar con una persona', 'person'],
  ['vl', 'khidmat pelanggan', 'person'],
  ['xi', '出金方法', 'withdrawing'],
  ['zh-hant', '怎么提现', 'withdrawing'],
])('understands another language than the reader’s by its writing (%s: %s)', (language, text, answer) => {
  expect(firstAnswer(text, language)).toBe(answer)
})
