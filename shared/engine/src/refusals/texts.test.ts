import { expect, test } from '@jest/globals'
import { type Refusal, refusals } from '@shared/contract'
import { translate } from '@shared/phrases'
import { languageOf, languages } from './languages.ts'
import { causeTexts, fieldTexts, pauseTexts, refusalTexts, remainderTexts, stateTexts } from './texts.ts'
import { worded } from './worded.ts'

const names = [...refusals, 'server-error'] as const
const placeholders = (text: string) => (text.match(/\{\w+\}/g) ?? []).sort()

test.each(languages)('every refusal has its sentence in %s, with the same values', language => {
  for (const name of names) {
    const text = translate(refusalTexts[name], language)
    expect([name, placeholders(text)]).toEqual([name, placeholders(refusalTexts[name].message)])
    expect(text.replace(/\{\w+\}/g, '').trim()).not.toBe('')
  }
})

test('no sentence was left in English', () => {
  for (const language of languages.filter(code => code !== 'en-us'))
    for (const texts of [refusalTexts, stateTexts, fieldTexts, pauseTexts, remainderTexts, causeTexts])
      for (const [name, text] of Object.entries(texts))
        if (name !== 'email') expect([language, translate(text, language)]).not.toEqual([language, text.message])
})

test('Traditional Chinese is derived with the words of this product', () => {
  const traditional = (name: Refusal) => translate(refusalTexts[name], 'zh-hant')
  expect(traditional('review-begun')).toBe('審核已開始')
  expect(traditional('ledger-halted')).toBe('帳目核對中，暫停辦理')
  expect(traditional('stop-side')).toBe('停利/停損價方向有誤')
  expect(traditional('too-many-open')).toBe('有 {n} 筆申請未完成，請先完成或取消一筆')
})

test('values are written as the language writes them', () => {
  const have = { have: '1234.5', currency: 'USDT', need: '2000' }
  expect(worded('insufficient-balance', have, 'en-us')).toBe('You need 2,000 USDT, but you have 1,234.50 USDT')
  expect(worded('insufficient-balance', have, 'xi')).toBe('Tienes 1,234.50 USDT y necesitas 2,000 USDT')
  expect(worded('insufficient-balance', have, 'xi-es')).toBe('Tienes 1.234,50 USDT y necesitas 2.000 USDT')
  expect(worded('order-state', { state: 'cancelled' }, 'jp')).toBe('現在の状態：取消済み')
  expect(worded('network-paused', { network: 'TRC20', reason: 'upgrade' }, 'xi')).toBe(
    'TRC20 está en pausa: actualización de la red',
  )
})

test.each([
  ['payCurrency', 'en-us', 'Check the payment currency'],
  ['payCurrency', 'zh-cn', '请检查支付币种'],
  ['tolerance', 'xi', 'Revisa el deslizamiento'],
  ['voucher.0', 'en-us', 'Check the proof of payment'],
  ['orderType', 'en-us', 'Check the details'],
] as const)('an input at fault (%s) is named in words of %s, never as the code calls it', (field, language, text) => {
  expect(worded('field-invalid', { field }, language)).toBe(text)
})

test.each([
  ['too-many-tries', 'en-us', 'Try again in 1 min'],
  ['too-many-tries', 'xi', 'Inténtalo de nuevo en 1 min'],
  ['too-many-open', 'en-us', 'Open deposits or withdrawals: 1. Complete or cancel one first.'],
  ['too-many-open', 'xi', 'Depósitos o retiros en curso: 1. Completa o cancela uno antes.'],
  ['too-fast', 'en-us', 'Limit reached: 1 a second'],
  ['too-fast', 'xi', 'Límite alcanzado: 1 por segundo'],
] as const)('%s is right for one, too, in %s', (refusal, language, text) => {
  expect(worded(refusal, { n: 1 }, language)).toBe(text)
})

test.each([
  ['ja-JP,ja;q=0.9', 'jp'],
  ['es-419', 'xi'],
  ['es', 'xi'],
  ['es-MX', 'xi'],
  ['es-ES', 'xi-es'],
  ['es-AR', 'xi-es'],
  ['zh-Hant', 'zh-hant'],
  ['zh-TW', 'zh-hant'],
  ['zh-Hans', 'zh-cn'],
  ['zh', 'zh-cn'],
  ['fr-FR', 'en-us'],
  ['k', 'en-us'],
  ['', 'en-us'],
  [undefined, 'en-us'],
])('Accept-Language %p is answered in %s', (header, language) => {
  expect(languageOf(header)).toBe(language)
})
