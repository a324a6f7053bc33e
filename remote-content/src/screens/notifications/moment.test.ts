import { expect, test } from '@jest/globals'
import { formatSent } from './moment.ts'

const at = (day: number, hour: number, minute = 0) => new Date(2026, 10, day, hour, minute).getTime()
const now = at(21, 0, 30)

test.each([
  [at(21, 0, 26), '4 min. ago'],
  [at(20, 23, 50), 'yesterday'],
  [at(20, 1), 'yesterday'],
  [at(16, 12), '5 days ago'],
  [at(12, 12), '12 Nov'],
  [at(21, 0, 30) - 59_000, 'now'],
  [at(21, 0, 31), 'now'],
])('%s reads "%s"', (sent, words) => expect(formatSent('en-US', sent, now)).toBe(words))

test('it is said in the language of the reader', () => {
  expect(formatSent('es-ES', at(20, 12), now)).toBe('ayer')
  expect(formatSent('ja-JP', at(18, 12), now)).toMatch(/3\s?日前/)
})
