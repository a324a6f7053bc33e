import { expect, test } from '@jest/globals'
import { type ReasonKind, reasonCodes } from '@shared/contract'
import { translate } from '@shared/phrases'
import { wordsOfMessage } from '../messages/message-words.ts'
import { type Language, languages } from '../refusals/languages.ts'
import { givenReason } from './given.ts'
import { noReason, reasonOf, reasonValues } from './stored.ts'
import { ownWordsTexts, reasonTexts } from './texts.ts'
import { wordReason } from './worded.ts'

const kinds = Object.keys(reasonCodes) as ReasonKind[]
const others = languages.filter(language => language !== 'en-us')

test.each(kinds)('every code of %s has its sentence, and no sentence is without its code', kind => {
  expect(Object.keys(reasonTexts[kind])).toEqual([...reasonCodes[kind]])
})

test.each(others)('every sentence is told in %s', (language: Language) => {
  const texts = [...kinds.flatMap(kind => Object.values(reasonTexts[kind])), ...Object.values(ownWordsTexts)]
  for (const text of texts) expect([text.message, translate(text, language)]).not.toContain('')
  expect(texts.filter(text => translate(text, language) === text.message)).toEqual([])
})

test('the desk’s own sentence follows the code’s, marked as such and in its own language', () => {
  const stored = { ...reasonOf('recharge', 'proof-unreadable'), reason_words: 'Envía otra.', reason_lang: 'xi' }
  expect(wordReason('recharge', stored, 'tai')).toEqual({
    reason: 'อ่านหลักฐานการโอนไม่ได้ ข้อความจากเจ้าหน้าที่: “Envía otra.”',
    ownWords: { text: 'Envía otra.', lang: 'xi' },
  })
  expect(wordReason('recharge', stored, 'jp').reason).toBe(
    '入金証明を判読できませんでした。担当者からの連絡：「Envía otra.」',
  )
})

test('own words that look like a placeholder stay as they were typed', () => {
  const stored = { ...reasonOf('loan', 'overdue'), reason_words: 'Pay {reason} first' }
  expect(wordReason('loan', stored, 'en-us').reason).toBe(
    'Another loan of yours is overdue. Note from our staff: “Pay {reason} first”',
  )
})

test('what was stored before there were codes is the desk’s own words', () => {
  const words = { ...noReason, reason_words: 'Name does not match' }
  const own = { text: 'Name does not match', lang: 'en-us' }
  expect(wordReason('withdrawal', words, 'zh-hant')).toEqual({
    reason: '工作人員留言：「Name does not match」',
    ownWords: own,
  })
  const message = wordsOfMessage(
    'recharge-rejected',
    { amount: '5', currency: 'USDT', reason: 'Name does not match' },
    'en-us',
  )
  expect(message).toMatchObject({
    text: 'Your deposit of 5.00\u00a0USDT was rejected. Note from our staff: “Name does not match”',
    ownWords: own,
  })
})

test.each(['of-a-newer-exchange', 'toString', '__proto__'])('a code that has no words here (%s) leaves none', code => {
  expect(wordReason('recharge', { ...noReason, reason_code: code }, 'en-us')).toEqual({ reason: null, ownWords: null })
})

test('a message tells the reason in the reader’s words', () => {
  const values = { amount: '5', currency: 'USDT', ...reasonValues('loan', reasonOf('loan', 'overdue')) }
  expect(wordsOfMessage('loan-rejected', values, 'vl').text).toMatch(/Bạn có khoản vay khác đang quá hạn\.$/)
})

test('the operator gives a code and words, or the first code of the kind is meant', () => {
  expect(givenReason('order', {})).toEqual(reasonOf('order', 'review'))
  expect(givenReason('loan', { reason: 'limits', words: ' Ask for less. ', lang: 'mlxy' })).toEqual({
    ...{ reason_code: 'limits', reason_words: 'Ask for less.', reason_lang: 'mlxy' },
  })
})

test.each([
  [{ reason: 'Name does not match' }, /no reason code.*--words[\s\S]*name-differs {2}The payer's name differs/],
  [{ reason: 'income-unproved' }, /no reason code/],
  [{ words: 'two\nlines' }, /one line/],
  [{ words: '\u202eturned' }, /nobody sees/],
  [{ words: 'x'.repeat(401) }, /400 characters/],
  [{ words: 'Hallo', lang: 'de' }, /--lang is one of/],
])('%p is refused for a deposit', (options, why) => {
  expect(() => givenReason('recharge', options)).toThrow(why)
})
