import { expect, test } from '@jest/globals'
import { languageCode } from '@shared/contract/config'
import { chosen, LANGUAGES, offerFor, scriptOf } from './languages.ts'

test('the eight codes of the specification, each with its tag and its own name', () => {
  expect(LANGUAGES.map(({ code }) => code).sort()).toEqual([...languageCode.options].sort())
  for (const { bcp47 } of LANGUAGES) expect(Intl.getCanonicalLocales(bcp47)).toEqual([bcp47])
})

test.each([
  [['zh-CN'], 'hans'],
  [['zh'], 'hans'],
  [['zh-TW'], 'hant'],
  [['zh-HK', 'en'], 'hant'],
  [['en', 'zh-MO'], 'hant'],
  [['zh-Hant-CN'], 'hant'],
  [['zh-Hans-HK'], 'hans'],
  [['zh-CN', 'zh-TW'], 'hans'],
  [['en', 'ja'], 'hans'],
  [[], 'hans'],
] as const)('a phone that speaks %j reads %s', (phone, script) => {
  expect(scriptOf(phone)).toBe(script)
})

test.each([
  [['en-US', 'es-MX'], 'es-419'],
  [['es-AR'], 'es-ES'],
  [['es-ES'], 'es-ES'],
  [['es'], 'es-419'],
  [['en-US'], 'es-419'],
] as const)('Spanish on a phone in %j has the numbers of %s and the same words', (phone, bcp47) => {
  expect(chosen('xi', 'hans', phone)).toEqual({ code: 'xi', bcp47, locale: 'xi' })
})

test('Spanish is one entry of the picker', () => {
  const entry = LANGUAGES.find(({ code }) => code === 'xi')
  expect(entry).toEqual({ code: 'xi', bcp47: 'es-419', name: 'Español' })
})

test('one code has two scripts, with a tag and a catalog each', () => {
  expect(chosen('zh-cn', 'hans')).toEqual({ code: 'zh-cn', script: 'hans', bcp47: 'zh-Hans', locale: 'zh-cn' })
  expect(chosen('zh-cn', 'hant')).toEqual({ code: 'zh-cn', script: 'hant', bcp47: 'zh-Hant', locale: 'zh-hant' })
  expect(chosen('jp', 'hant')).toEqual({ code: 'jp', bcp47: 'ja-JP', locale: 'jp' })
})

test.each([
  [['ja-JP', 'en'], 'en-us', { code: 'jp' }],
  [['fr-FR', 'es-MX'], 'en-us', { code: 'xi' }],
  [['zh-HK'], 'en-us', { code: 'zh-cn', script: 'hant' }],
  [['MS'], 'en-us', { code: 'mlxy' }],
  [['en-GB', 'ja'], 'en-us', null],
  [['fr'], 'en-us', null],
  [['th'], 'tai', null],
  [[], 'en-us', null],
] as const)('a phone that speaks %j, in an app that speaks %s, is offered %j', (phone, present, offer) => {
  expect(offerFor(phone, present)).toEqual(offer)
})
