import { beforeEach, expect, jest, test } from '@jest/globals'
import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { setLanguage, startLanguages, suggestLanguage } from '../surface/i18n/language.ts'
import { LanguageOffer } from './language-offer.tsx'

/** As the frame begins on a phone of this language. */
function begin(phone: string): void {
  cleanup()
  jest.spyOn(navigator, 'languages', 'get').mockReturnValue([phone, 'en'])
  startLanguages()
  render(
    <I18nProvider i18n={i18n}>
      <LanguageOffer />
    </I18nProvider>,
  )
}

const said = () => screen.queryByRole('status')?.textContent

beforeEach(() => localStorage.clear())

test.each([
  ['th-TH', 'แอปนี้มีภาษาของคุณไทย', 'th-TH'],
  ['zh-TW', '本應用程式支援您的語言繁體中文', 'zh-Hant'],
])('a phone in %s reads the offer in its own words, with the first picture', (phone, words, tag) => {
  begin(phone)
  expect([said(), screen.getByRole('status').querySelector('[lang]')?.getAttribute('lang')]).toEqual([words, tag])
})

test.each([
  ['another one is chosen elsewhere', () => setLanguage('jp')],
  ['English is chosen', () => setLanguage('en-us')],
  ['a link suggests it', () => suggestLanguage('tai')],
])('it goes where %s', async (_, change) => {
  begin('th-TH')
  await act(change)
  expect(said()).toBeUndefined()
})

test('whoever closes it, or takes it, is not asked again', async () => {
  begin('th-TH')
  fireEvent.click(screen.getByRole('button', { name: 'Close' }))
  expect(said()).toBeUndefined()
  begin('th-TH')
  expect(said()).toBeUndefined()
  localStorage.clear()
  begin('ko-KR')
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: '한국어' })))
  expect([said(), document.documentElement.lang]).toEqual([undefined, 'ko-KR'])
  begin('ko-KR')
  expect(said()).toBeUndefined()
})
