import { expect, test } from '@jest/globals'
import { i18n, type Messages } from '@lingui/core'
import { addWords, loadLanguage } from './words.ts'

const loads: string[] = []
const unit = (name: string, texts: Record<string, string>) =>
  Object.fromEntries(
    Object.entries(texts).map(([language, text]) => [
      language,
      async (): Promise<{ messages: Messages }> => {
        loads.push(`${name} ${language}`)
        return { messages: { [name]: [text] } }
      },
    ]),
  )

test("a unit's words are there once it is opened; another language is loaded for all that is open, each once", async () => {
  await addWords('shell', unit('shell', { ko: '홈', jp: 'ホーム' }), 'ko')
  await addWords('trade', unit('trade', { ko: '시장', jp: 'マーケット' }), 'ko')
  i18n.activate('ko')
  expect([i18n._('shell'), i18n._('trade')]).toEqual(['홈', '시장'])
  await loadLanguage('jp')
  await loadLanguage('jp')
  i18n.activate('jp')
  expect([i18n._('shell'), i18n._('trade')]).toEqual(['ホーム', 'マーケット'])
  expect(loads).toEqual(['shell ko', 'trade ko', 'shell jp', 'trade jp'])
})

test('a language that a unit does not have is a clear error', async () => {
  await expect(addWords('wallet', unit('wallet', { ko: '지갑' }), 'fr')).rejects.toThrow('wallet has no words for "fr"')
})
