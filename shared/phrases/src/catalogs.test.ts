import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterEach, expect, test } from '@jest/globals'
import { languageCode } from '@shared/contract/config'
import { parsePo } from 'pofile-ts'
import { checkWords } from '../../federation/src/words/check.ts'
import { extract } from '../../federation/src/words/extract.ts'
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
