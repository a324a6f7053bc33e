import { expect, test } from '@jest/globals'
import { printable, printableJson, printableLines } from './printable.ts'

/** A row of its own, another colour, a cleared screen, C1's CSI, reversed reading, a tag, both line ends, half a pair. */
const hostile = 'ab\r\nR99 approved\u001b[31m\u001b[2J\u009b2K\u007f\u202Ecba\u2066\u200b\u{e0041}\u2028\u2029\ud800end'
const unseen = /[\p{C}\p{Zl}\p{Zp}]/u

test('foreign text stands on one line and steers nothing', () => {
  expect(printable(hostile)).not.toMatch(unseen)
  expect(printable(hostile)).toMatch(/^ab {2}R99 approved \[31m \[2J 2K {2}cba.*end$/)
  expect(printable('x'.repeat(5_000))).toHaveLength(2_000)
})

test('people’s own scripts stay as they are', () => {
  for (const text of ['Zoë 充值 ฝากเงิน 입금 Đặng 🙂', 'שלום'])
    expect([printable(text), printableLines(text), JSON.parse(printableJson(text))]).toEqual([text, text, text])
})

test('our own lines stay lines', () => {
  expect(printableLines(`one\n${hostile}`)).not.toMatch(/[^\P{C}\n]/u)
  expect(printableLines('one\ntwo')).toBe('one\ntwo')
})

test('JSON is one line of what is to be seen, and says all that was in it', () => {
  const line = printableJson({ [hostile]: hostile, absent: undefined })
  expect(line).not.toMatch(unseen)
  expect(JSON.parse(line)).toEqual({ [hostile]: hostile })
  expect(JSON.parse(printableJson({ a: [hostile] }, 2))).toEqual({ a: [hostile] })
  expect(printableJson({ a: 1 }, 2)).toBe('{\n  "a": 1\n}')
  expect(printableJson(undefined)).toBe('null')
})
