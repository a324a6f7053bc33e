import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterEach, expect, test } from '@jest/globals'
import { languageCode } from '@shared/contract/config'
import { parsePo } from 'pofile-ts'
import { checkWords } from '../../federation/src/words/check.ts'
import { extract } from '../../federation/src/words/extract.ts'
import { derived } from './derived.ts'
import { msg } from './text.ts'
import { translate, translations } from './translate.ts'

const own = path.join(import.meta.dirname, '..')
const cache = path.join(own, '../../.cache')
let base = ''
afterEach(() => rmSync(base, { recursive: true, force: true }))

/** Catalogs of a package beside this one that says one text. */
function made(source: string): string {
  mkdirSync(cache, { recursive: true })
  base = mkdtempSync(path.join(cache, 'phrases-'))
  const folder = path.join(base, 'phrases')
  mkdirSync(path.join(folder, 'src'), { recursive: true })
  mkdirSync(path.join(base, 'shop/src'), { recursive: true })
  cpSync(path.join(own, 'lingui.config.ts'), path.join(folder, 'lingui.config.ts'))
  symlinkSync(path.join(own, 'node_modules'), path.join(folder, 'node_modules'))
  writeFileSync(path.join(base, 'shop/src/shop.ts'), `import { msg } from '@shared/phrases'\n${source}\n`)
  return folder
}

test('a text of the exchange without a translation fails the check, in each language', async () => {
  const folder = made(
    "export const gone = msg({ message: 'Sold out on {day}' })\nexport const end = msg({ message: 'End', context: 'sale' })",
  )
  expect((await checkWords([folder]))[0]).toContain('run "pnpm words extract"')
  await extract(folder)
  const problems = await checkWords([folder])
  expect(problems).toHaveLength(7)
  expect(problems[0]).toContain('phrases has no ko text for\n')
  expect(problems[0]).toContain('"Sold out on {day}"')
  expect(problems[0]).toContain('"End" (sale)')
})

test.each(languageCode.options)('every text in %s fills plain {placeholders} alone', language => {
  const { items } = parsePo(readFileSync(path.join(import.meta.dirname, `locales/${language}.po`), 'utf8'))
  const texts = items.map(({ msgid, msgstr: [text = ''] }) => (language === 'en-us' ? msgid : text))
  expect(texts.length).toBeGreaterThan(400)
  expect(texts.filter(text => text === '' || /[{}]/.test(text.replaceAll(/\{\w+\}/g, '')))).toEqual([])
})

test('a translation is told apart by its context, and Traditional Chinese is derived', () => {
  expect(translate(msg({ message: 'address', context: 'Check the {field}' }), 'xi')).toBe('la dirección')
  expect(translate(msg`address`, 'xi')).toBe('address')
  expect(translate(msg`The review has already started`, 'zh-hant')).toBe('審核已開始')
})

test("in Spain's Spanish a text has the same words, its figures with commas", () => {
  const text = msg`Use up to 2,000 characters`
  expect(translate(text, 'xi-es')).toBe(translate(text, 'xi').replace('2,000', '2.000'))
  expect(translate(text, 'xi')).toContain('2,000')
})

test.each([
  ['1,000.00 USDT, 0.05 % and 64,000.', '1.000,00 USDT, 0,05 % and 64.000.'],
  ['<a href="/x?at=1.5">1.5</a>', '<a href="/x?at=1.5">1,5</a>'],
  ['Chrome 109.0.1, v1.2, 10.0.0.1/24, 5,6 and 7', 'Chrome 109.0.1, v1.2, 10.0.0.1/24, 5,6 and 7'],
])('%s is %s in Spain', (text, expected) => expect(derived(text, 'xi-es')).toBe(expected))

test('a text that no catalog knows is said in English', () => {
  expect(translate(msg`Nobody translates this`, 'ko')).toBe('Nobody translates this')
  expect(translate(msg`Nobody translates this`, 'zh-hant')).toBe('Nobody translates this')
})

test('a row keeps a text in the eight languages, with its values', () => {
  const words = translations(msg({ message: 'AI arbitrage {coin}, {days} days' }), { coin: 'BTC', days: 180 })
  expect(words).toMatchObject({
    'en-us': 'AI arbitrage BTC, 180 days',
    jp: 'AI裁定取引 BTC 180日',
    'zh-cn': 'AI 套利 BTC 180 天',
  })
  expect(Object.keys(words)).toHaveLength(8)
})
