import { expect, test } from '@jest/globals'
import { refusals } from '@shared/contract'
import { languageOf, languages } from './languages.ts'
import { texts } from './texts/index.ts'
import { states } from './texts/shape.ts'
import { worded } from './worded.ts'

const names = [...refusals, 'server-error'] as const
const placeholders = (text: string) => (text.match(/\{\w+\}/g) ?? []).sort()

test.each(languages)('every refusal has its sentence in %s, with the same values', language => {
  for (const name of names) {
    const text = texts[language].refusals[name]
    expect([name, placeholders(text)]).toEqual([name, placeholders(texts['en-us'].refusals[name])])
    expect(text.replace(/\{\w+\}/g, '').trim()).not.toBe('')
  }
  expect(Object.keys(texts[language].states).sort()).toEqual([...states].sort())
})

test('no sentence was left in English', () => {
  for (const language of languages.filter(code => code !== 'en-us'))
    for (const name of names)
      expect([language, texts[language].refusals[name]]).not.toEqual([language, texts['en-us'].refusals[name]])
})

test('Traditional Chinese is derived with the words of this product', () => {
  expect(texts['zh-hant'].refusals['review-begun']).toBe('審核已開始')
  expect(texts['zh-hant'].refusals['ledger-halted']).toBe('帳目核對中，暫停辦理')
})

test('values are written as the language writes them', () => {
  const have = { have: '1234.5', currency: 'USDT', need: '2000' }
  expect(worded('insufficient-balance', have, 'en-us')).toBe('You have 1,234.50 USDT; 2,000 is needed')
  expect(worded('insufficient-balance', have, 'xi')).toBe('Tienes 1.234,50 USDT; necesitas 2.000')
  expect(worded('order-state', { state: 'cancelled' }, 'jp')).toBe('この注文の現在の状態：取消済み')
  expect(worded('network-paused', { network: 'TRC20', reason: 'upkeep' }, 'en-us')).toBe('TRC20 is paused: upkeep')
})

test.each([
  ['too-many-tries', 'en-us', 'Try again in 1 min'],
  ['too-many-tries', 'xi', 'Inténtalo de nuevo en 1 min'],
  ['too-many-open', 'en-us', 'Orders already under review: 1'],
  ['too-many-open', 'xi', 'Órdenes ya en revisión: 1'],
  ['too-fast', 'en-us', 'Order limit reached: 1 a second'],
  ['too-fast', 'xi', 'Límite de órdenes alcanzado: 1 por segundo'],
] as const)('%s is right for one, too, in %s', (refusal, language, text) => {
  expect(worded(refusal, { n: 1 }, language)).toBe(text)
})

test.each([
  ['ja-JP,ja;q=0.9', 'jp'],
  ['zh-Hant', 'zh-hant'],
  ['zh-TW', 'zh-hant'],
  ['zh-Hans', 'zh-cn'],
  ['fr-FR', 'en-us'],
  [undefined, 'en-us'],
])('Accept-Language %p is answered in %s', (header, language) => {
  expect(languageOf(header)).toBe(language)
})
