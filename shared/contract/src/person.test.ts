import { expect, test } from '@jest/globals'
import { birthdayFault, isHomeAddress, isPersonName, isReadable, squeezed } from './person.ts'

const today = '2026-11-25'

test.each<[string, string | null]>([
  ['2008-11-25', null],
  ['2008-11-26', 'under-age'],
  ['1900-01-01', null],
  ['1899-12-31', 'no-day'],
  ['2026-11-26', 'no-day'],
  ['1990-02-30', 'no-day'],
  ['', 'no-day'],
])('born on %p: %p', (day, fault) => {
  expect(birthdayFault(day, today)).toBe(fault)
})

test('who was born on 29 February is of age on 1 March', () => {
  expect([birthdayFault('2008-02-29', '2026-02-28'), birthdayFault('2008-02-29', '2026-03-01')]).toEqual([
    'under-age',
    null,
  ])
})

test.each([
  ['Nguyễn', "O'Neill", '王', ' Anna-Lena ', 'Saetang'],
  ['Muthu A/L Raman', 'Siti A/P Ahmad', 'Kumar @ Raj', 'Ng, Jr.', 'John (Johnny)', 'Louis Ⅲ', 'X Æ A-12'],
  ['Gal•la', '阿卜杜拉·買買提', '阿卜杜拉・買買提', 'ｱﾝﾅ･ﾏﾘｱ', 'Gal‧la', 'བསྟན་འཛིན'],
  ['Anna‐Lena', 'Anna‑Lena', 'Anna–Lena', 'בן־דוד', 'ג׳ורג׳'],
  ['O’Neill', 'O‘Neill', 'O´Brien', 'd`Arc', 'ʻAlohi', "'t Hooft", '’s Gravesande'],
  ['ශ්‍රී', 'می‌رزا', '葛\u{e0100}西', 'O'],
  ['夏曼．藍波安', '陳大文（彼得）', 'ジャン＝ポール', 'Ｏ＇ＢＲＩＥＮ'],
  ['രാജന്\u200d', 'അനില്\u200dകുമാര്\u200d', 'সত্\u200d'],
  ['សុខ\u200bសុភា', 'ສົມ\u200bສັກ', '\u2068Malee\u2069', 'محمد\u200f', '\u200eWang'],
])('accepts names as documents print them: %s', (...names) => {
  expect(names.filter(name => !isPersonName(name))).toEqual([])
})

test.each([
  ['nothing', ['', ' ']],
  ['no letter', ['12', '-', '()', "'", '🙂']],
  ['a picture, markup or a formula', ['An 🙂', '<b>An</b>', 'An & Co', '=An', '@An', 'An"']],
  ['an invisible or turning character', ['An\u202e', 'A\u200bn', 'A\u00adn', 'A\u034fn', 'A\ue000n', 'ㅤ', 'A\u0000n']],
  ['a joiner that joins nothing', ['An\u200d', '\u200dAn', 'An \u200dBo', 'می\u200c']],
])('refuses a name with %s', (_, names) => {
  expect(names.filter(isPersonName)).toEqual([])
})

test('keeps a name on one line, with single spaces and without what nobody sees around it', () => {
  expect(squeezed('  Văn \n An ')).toBe('Văn An')
  expect(squeezed('\u2068 Malee\u2069 ')).toBe('Malee')
  expect(squeezed('សុខ\u200bសុភា')).toBe('សុខសុភា')
})

test('a text is readable with emoji and joined letters, and not with hidden or turning characters', () => {
  const good = [
    '❤️',
    '👨‍👩‍👧 home',
    '🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}',
    'می‌خواهم',
    'ක්‍ෂ',
    '\u{1fabe}',
  ]
  expect(good.filter(text => !isReadable(text))).toEqual([])
  const tagged = 'ok\u{e0067}\u{e0062}'
  const bad = ['', ' ', '\u200d', 'a\u200bb', 'a\u202eb', 'a\u2066b', 'a\u2028b', 'a\u0007b', 'a\ud800b', 'ㅤ', tagged]
  expect(bad.filter(isReadable)).toEqual([])
})

test('a home address is readable text', () => {
  expect([' \u200b ', ' ', '9 Charoen Krung', 'บ้าน 🏠', 'ផ្ទះ\u200bលេខ\u200b ១២'].map(isHomeAddress)).toEqual([
    ...[false, false, true, true, true],
  ])
})
