import { expect, test } from '@jest/globals'
import { fc, rounds } from '../../testing/src/soak.ts'
import { firstRounded, readJson } from './exact-json.ts'

test.each([
  ['1234567890123456789', '1234567890123456789'],
  ['-9007199254740993', '-9007199254740993'],
  ['1000000000000000001', '1000000000000000001'],
  ['1000000000000000000000', '1000000000000000000000'],
  ['0.1234567890123456789', '0.1234567890123456789'],
  ['123456789.012345678', '123456789.012345678'],
  ['1.23456789012345678e3', '1.23456789012345678e3'],
])('the number %s, which JSON.parse rounds, is read as a text of its digits', (text, kept) => {
  expect(readJson(`{"a":[ ${text} ]}`)).toEqual({ a: [kept] })
  expect(firstRounded(`[1,${text}]`)).toBe(kept)
})

test.each([
  ['9007199254740991', 9_007_199_254_740_991],
  ['12.50000000000000000000', 12.5],
  ['0.30000000000000004', 0.1 + 0.2],
  ['1700000000000.123', 1_700_000_000_000.123],
  ['1.2345678901234568E16', 1.234_567_890_123_456_8e16],
])('the number %s keeps its digits and stays a number', (text, kept) => {
  expect(readJson(text)).toBe(kept)
  expect(firstRounded(text)).toBeUndefined()
})

test.each([
  '"1234567890123456789"',
  String.raw`"\",1234567890123456789,\""`,
  String.raw`"\\\",\n[1234567890123456789]"`,
  '{"1234567890123456789":1}',
  '["a","1234567890123456789",":12345678901234567890,"]',
])('digits inside the text %s are left alone', text => {
  expect(readJson(text)).toEqual(JSON.parse(text))
  expect(firstRounded(text)).toBeUndefined()
})

test.each([
  '',
  '<html>1234567890123456789',
  '01234567890123456789',
  '1234567890123456789.',
  '[1234567890123456789',
  '"1',
])('%p is no JSON, however its digits are written', text => expect(readJson(text)).toBeUndefined())

test('whatever JavaScript writes is read as JSON.parse reads it', () => {
  const numbers = fc.oneof(fc.maxSafeInteger(), fc.double({ min: -9e15, max: 9e15, noNaN: true }))
  const texts = fc.oneof(fc.string({ unit: 'binary' }), fc.bigInt().map(String), fc.constant('\\"1234567890123456789'))
  const { tree } = fc.letrec(tie => ({
    tree: fc.oneof(
      numbers,
      texts,
      fc.array(tie('tree'), { maxLength: 4 }),
      fc.dictionary(texts, tie('tree'), { maxKeys: 4 }),
    ),
  }))
  fc.assert(
    fc.property(tree, value => {
      const text = JSON.stringify(value)
      expect(readJson(text)).toEqual(JSON.parse(text))
    }),
    { numRuns: rounds(2000) },
  )
})

test('an integer of any length is read digit by digit', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: -(10n ** 30n), max: 10n ** 30n }), whole => {
      expect(String(readJson(String(whole)))).toBe(String(whole))
    }),
    { numRuns: rounds(10_000) },
  )
})
