import { expect, test } from '@jest/globals'
import type { Locale } from '@shared/format/languages'
import { LONGEST, readTyped } from './typed.model.ts'

test.each<[Locale, string, string | null, string]>([
  ['en-US', 'BTC 66,000', '66000', 'btc'],
  ['en-US', 'why 57,679', '57679', 'why'],
  ['es-ES', 'btc 66.000', '66000', 'btc'],
  ['es-ES', 'xrp 2,05', '2.05', 'xrp'],
  ['vi-VN', 'Rút 1.250,50', '1250.5', 'rut'],
  ['en-US', 'send 1 250.50 now', '1250.5', 'send now'],
  ['ja-JP', '出金１００', '100', '出金'],
  ['th-TH', 'ถอน ๑๐๐', '100', 'ถอน'],
  ['en-US', 'send 100.', '100', 'send .'],
  ['en-US', 'gold', null, 'gold'],
  ['en-US', '1.2.3.4', null, '1.2.3.4'],
])('in %s, "%s" has the number %s beside "%s"', (locale, typed, number, rest) => {
  expect(readTyped(typed, locale)).toMatchObject({ number, rest })
})

test('reads no more of a link than can be typed', () => {
  expect(readTyped('a'.repeat(100_000), 'en-US').whole).toHaveLength(LONGEST)
})
