import { expect, test } from '@jest/globals'
import { fillsTheSame } from './placeholders.ts'

test.each([
  ['{have} of {need}', '{need} / {have}', true],
  ['{have} of {need}', '{have}', false],
  ['{n} lots', '{m} lots', false],
  ['Read <0>the rules</0>', '<0>ルール</0>', true],
  ['Read <0>the rules</0>', 'ルール', false],
  [
    '{n, plural, one {# day left for {name}} other {# days left for {name}}}',
    '{name}: {n, plural, other {# ngày}}',
    true,
  ],
  ['{n, plural, one {# day} other {# days}}', '{n} 日', true],
  ['{n, plural, one {# day} other {# days}}', 'Ngày', false],
])('%p and %p fill the same: %p', (english, text, same) => {
  expect(fillsTheSame(english, text)).toBe(same)
})
