import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { i18n } from '@lingui/core'
import { act, render, screen } from '@testing-library/react'
import { loadCatalog, setLanguage, suggestLanguage, useLanguage } from './index.ts'
import { bcp47, onLanguage, startLanguages } from './language.ts'
import type { Locale } from './languages.ts'
import { closeLanguageOffer, languageOffer } from './offer.ts'

const phone = (...languages: string[]) => jest.spyOn(navigator, 'languages', 'get').mockReturnValue(languages)
const kept = (key: string) => localStorage.getItem(key)

let units = 0
/** A unit that no other test knows, with one message named after it. */
async function unit(load: (locale: Locale) => Promise<unknown> = async () => {}) {
  const name = `unit${++units}`
  await loadCatalog(name, async locale => {
    await load(locale)
    return { messages: { [name]: `${name} in ${locale}` } }
  })
  return { name, says: () => i18n._(name) }
}

beforeEach(() => {
  localStorage.clear()
  phone('en-US')
})
afterEach(() => {
  jest.restoreAllMocks()
})

test.each([
  [null, 'en-US'],
  ['klingon', 'en-US'],
  ['jp', 'ja-JP'],
  ['tai', 'th-TH'],
])('with %p stored, a page begins in %s', (stored, tag) => {
  if (stored) localStorage.setItem('lang', stored)
  startLanguages()
  expect([bcp47(), document.documentElement.lang, i18n.locales]).toEqual([tag, tag, tag])
})

test("Chinese begins in the stored script, else in the phone's", () => {
  localStorage.setItem('lang', 'zh-cn')
  phone('zh-TW')
  startLanguages()
  expect(bcp47()).toBe('zh-Hant')
  localStorage.setItem('lang-script', 'hans')
  startLanguages()
  expect(bcp47()).toBe('zh-Hans')
})

test("Spanish begins with the numbers of the phone's region, under the same catalog", () => {
  localStorage.setItem('lang', 'xi')
  for (const [region, tag] of [
    ['es-MX', 'es-419'],
    ['es-AR', 'es-ES'],
  ]) {
    phone('en-US', String(region))
    startLanguages()
    expect([bcp47(), document.documentElement.lang, i18n.locale]).toEqual([tag, tag, 'xi'])
  }
})

test('a change loads the words of every unit first, then shows all at once and keeps the choice', async () => {
  startLanguages()
  const loads: string[] = []
  const [shell, trade] = [await unit(), await unit(async locale => loads.push(locale))]
  expect([shell.says(), trade.says(), loads]).toEqual([`${shell.name} in en-us`, `${trade.name} in en-us`, ['en-us']])
  const told: string[] = []
  const end = onLanguage(() => told.push(`${bcp47()}: ${shell.says()}, ${trade.says()}`))
  await setLanguage('zh-cn', 'hant')
  end()
  expect(told).toEqual([`zh-Hant: ${shell.name} in zh-hant, ${trade.name} in zh-hant`])
  const { lang, dataset } = document.documentElement
  expect([kept('lang'), kept('lang-script'), lang, dataset.lang]).toEqual(['zh-cn', 'hant', 'zh-Hant', 'zh-Hant'])
})

test('back in Chinese without a word on the script, it is the last one', async () => {
  startLanguages()
  await setLanguage('zh-cn', 'hant')
  await setLanguage('en-us')
  await setLanguage('zh-cn')
  expect(bcp47()).toBe('zh-Hant')
})

test('of two changes the last wins, whichever arrives first', async () => {
  startLanguages()
  const late = new Map<string, () => void>()
  await unit(async locale => {
    if (locale === 'jp' || locale === 'vl') await new Promise<void>(come => late.set(locale, come))
  })
  const [first, second] = [setLanguage('jp'), setLanguage('vl')]
  late.get('vl')?.()
  await second
  late.get('jp')?.()
  await first
  expect([bcp47(), kept('lang')]).toEqual(['vi-VN', 'vl'])
})

test('a screen follows', async () => {
  startLanguages()
  render(<Tag />)
  expect(screen.getByText('en-US')).toBeTruthy()
  await act(() => setLanguage('mlxy'))
  expect(screen.getByText('ms-MY')).toBeTruthy()
})
const Tag = () => <p>{useLanguage().bcp47}</p>

test('a phone in another language is offered it, once, and only while none was chosen', () => {
  phone('ko-KR')
  startLanguages()
  expect(languageOffer()).toEqual({ code: 'ko' })
  closeLanguageOffer()
  expect(languageOffer()).toBeNull()
  localStorage.clear()
  localStorage.setItem('lang', 'en-us')
  expect(languageOffer()).toBeNull()
})

// Last: its unit has no Korean for the rest of this page's life.
test('a catalog that does not come leaves everything as it was', async () => {
  startLanguages()
  const { name, says } = await unit(async locale => {
    if (locale === 'ko') throw new Error('no connection')
  })
  await expect(setLanguage('ko')).rejects.toThrow('no connection')
  expect([bcp47(), says(), kept('lang')]).toEqual(['en-US', `${name} in en-us`, null])
})

test('a language that a link suggests is shown and kept nowhere; whoever has chosen one keeps theirs', async () => {
  startLanguages()
  const { says, name } = await unit()
  await suggestLanguage('jp')
  expect([bcp47(), says(), kept('lang')]).toEqual(['ja-JP', `${name} in jp`, null])
  await suggestLanguage('klingon')
  await suggestLanguage(undefined)
  expect(bcp47()).toBe('ja-JP')
  await setLanguage('en-us')
  await suggestLanguage('tai')
  expect([bcp47(), kept('lang')]).toEqual(['en-US', 'en-us'])
})

test('a suggestion whose words do not come changes nothing', async () => {
  startLanguages()
  await unit(async locale => {
    if (locale === 'vl') throw new Error('no connection')
  })
  await suggestLanguage('vl')
  expect([bcp47(), kept('lang')]).toEqual(['en-US', null])
})
