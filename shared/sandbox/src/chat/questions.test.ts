/** The questions that people type, and what the bot takes them for: `testing/chat/questions.tsv`, a line each. */
import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { languageCode } from '@shared/contract'
import { type Language, languages } from '@shared/engine/refusals/languages'
import { translate } from '@shared/phrases'
import { type Exchange, startExchange } from '../../../testing/src/exchange.ts'
import { meaningOf } from './meaning/meaning.ts'
import { topicTexts } from './texts.ts'

let exchange: Exchange
beforeAll(async () => {
  exchange = await startExchange({ data: ':memory:', symbols: [] })
})
afterAll(() => exchange.stop())

/** `answer`: an intent or an article, or several with | between; "!person": anything else than a person. */
type Row = { language: string; answer: string; text: string }

function readTable(name: string): string[] {
  const text = readFileSync(new URL(`../testing/chat/${name}.tsv`, import.meta.url), 'utf8')
  return text.split('\n').filter(line => line !== '' && !line.startsWith('#'))
}

const asRow = (line: string): Row[] => {
  const [language, answer, text] = line.split('\t')
  return language && answer && text ? [{ language, answer, text }] : []
}
const table = readTable('questions')
const rows = table.flatMap(asRow)
const heldOut = readTable('blind-held-out').flatMap(asRow)
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

/** Of questions whose rate was in sight while the words were tuned, but never a single one of them. */
const LEAST_RIGHT_UNSEEN = 0.85

test.each(languageCode.options)('answers unseen questions in %s right at the first try', language => {
  const asked = heldOut.filter(row => row.language === language && !isAboutPerson(row))
  expect(asked.length).toBeGreaterThanOrEqual(30)
  const misses = missesOf(asked, language)
  const most = Math.floor(asked.length * (1 - LEAST_RIGHT_UNSEEN))
  expect(misses.length > most ? misses : []).toEqual([])
})

test.each(languageCode.options)('calls a person in %s for every unseen wish for one', language => {
  const asked = heldOut.filter(row => row.language === language && isAboutPerson(row))
  expect(missesOf(asked, language)).toEqual([])
})

test.each(languages)('takes each offered question in %s for the topic that it names', language => {
  const { db } = exchange.sandbox.context
  const taken = Object.entries(topicTexts).map(([topic, text]) => {
    const { intent, topics } = meaningOf(db, translate(text, language), language)
    return [topic, intent, topics]
  })
  expect(taken).toEqual(Object.keys(topicTexts).map(topic => [topic, topic, []]))
})

test('every line of the table belongs to a language', () => {
  expect(rows.filter(({ language }) => languages.some(one => one === language))).toHaveLength(table.length)
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
