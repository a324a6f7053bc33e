import { expect, test } from '@jest/globals'
import { linesOf, shortened } from './lines.ts'

const within = (letters: number) => (line: string) => [...line].length <= letters

test('a line ends where a word does, and takes its signs along', () => {
  expect(linesOf('Fees,  leverage (and margin) tiers', 'en-US', within(14))).toEqual([
    'Fees, leverage',
    '(and margin)',
    'tiers',
  ])
})

test('where a language writes no spaces it ends between words all the same, never before a full stop', () => {
  for (const [words, language] of [
    ['ここでの価格の決まり方。', 'ja-JP'],
    ['这里的价格是如何产生的。', 'zh-Hans'],
    ['ราคาที่นี่เกิดขึ้นอย่างไร', 'th-TH'],
  ] as const) {
    const lines = linesOf(words, language, within(8))
    expect(lines.join('')).toBe(words)
    expect(lines.length).toBeGreaterThan(1)
    for (const line of lines) {
      expect(within(8)(line)).toBe(true)
      expect(line).not.toMatch(/^[。、]/)
    }
  }
})

test('what is longer than a line is broken anywhere, and nothing of it is lost', () => {
  const lines = linesOf('see https://example.com/a/very/long/way now', 'en-US', within(10))
  expect(lines.join('').replaceAll(' ', '')).toBe('seehttps://example.com/a/very/long/waynow')
  for (const line of lines) expect(line.length).toBeLessThanOrEqual(10)
})

test('what has no room ends with the sign that says so', () => {
  expect(shortened(['one two', 'three four', 'five'], 2, within(10))).toEqual(['one two', 'three fou…'])
  expect(shortened(['one'], 2, within(10))).toEqual(['one'])
  expect(shortened(['one'], 0, within(10))).toEqual([])
})
