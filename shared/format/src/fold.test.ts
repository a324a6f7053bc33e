import { expect, test } from '@jest/globals'
import { fc } from '../../testing/src/soak.ts'
import { fold, holds, piecesOf, wordsOf } from './fold.ts'
import type { Locale } from './languages.ts'

test.each([
  ['Rút tiền', 'rut tien'],
  ['Đặt lệnh', 'dat lenh'],
  ['CÓDIGO', 'codigo'],
  ['ＵＳＤＴ', 'usdt'],
  ['ﾛｸﾞｲﾝ', 'ろぐいん'],
  ['ログイン', 'ろぐいん'],
])('%s is looked for as %s', (text, plain) => expect(fold(text)).toBe(plain))

test('what is no ornament stays: Thai vowels and tones, the dots of a kana, Hangul', () => {
  expect(fold('ถอนเงินได้')).toBe('ถอนเงินได้'.normalize('NFKC'))
  expect(fold('が')).not.toBe(fold('か'))
  expect(fold('출금')).toBe('출금')
})

test.each<[Locale, string, string]>([
  ['th-TH', 'ถอน', 'การถอนเงินและเวลาที่ใช้'],
  ['th-TH', 'ถอนเงินฝาก', 'ฝากและถอนเงิน'],
  ['ja-JP', '出金手数料', '出金の手数料と時間'],
  ['ja-JP', 'ろぐいん', 'ログインできないとき'],
  ['zh-Hans', '提现手续费', '手续费：提现与交易'],
  ['vi-VN', 'phi rut', 'Rút tiền: phí và thời gian'],
  ['en-US', 'FEES withdrawal', 'Withdrawal fees'],
])('%s: "%s" is found in "%s"', (locale, typed, text) => expect(holds(typed, locale, text)).toBe(true))

test('a word that stands nowhere finds nothing, a particle alone does not decide', () => {
  expect(holds('withdrawal gold', 'en-US', 'Withdrawal fees')).toBe(false)
  expect(holds('出金の株', 'ja-JP', '出金の手数料')).toBe(false)
  expect(wordsOf('出金の手数料', 'ja-JP')).not.toContain('の')
})

test('words may stand in several texts', () => {
  expect(holds('fees bank', 'en-US', 'Fees', 'Transfers to a bank')).toBe(true)
})

test('what was found is marked as it is written, with all that belongs to a sign', () => {
  const marked = (text: string, typed: string, locale: Locale) =>
    piecesOf(text, typed, locale)
      .map(({ text: part, found }) => (found ? `[${part}]` : part))
      .join('')
  expect(marked('Rút tiền về ví', 'rut tien', 'vi-VN')).toBe('[Rút tiền] về ví')
  expect(marked('การถอนเงิน', 'ถอน', 'th-TH')).toBe('การ[ถอน]เงิน')
  expect(marked('出金の手数料', '出金手数料', 'ja-JP')).toBe('[出金]の[手数料]')
  expect(marked('㍿の出金', '株式', 'ja-JP')).toBe('[㍿]の出金')
  expect(marked('Fees', 'gold', 'en-US')).toBe('Fees')
})

test('whatever is typed, the pieces together are the text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'grapheme', maxLength: 4 }), (text, typed) => {
      expect(
        piecesOf(text, typed, 'en-US')
          .map(piece => piece.text)
          .join(''),
      ).toBe(text)
    }),
  )
})
