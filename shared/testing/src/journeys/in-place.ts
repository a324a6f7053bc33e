/** What changes on a phone while its page stands: language, size of letters. By the app's own ways, without a reload. */
import { LOCALES, type Locale } from '@shared/format/languages'
import type { Page } from 'puppeteer'

type Surface = { setLanguage(code: string, script?: string): Promise<void> }

/**
 * The language that a press in the list of languages brings, by the same call; resolves once the page is drawn in it. The
 * phone is one of that language, since its region decides how Spanish writes numbers.
 */
export function speak(page: Page, language: Locale): Promise<void> {
  const { code, script } = LOCALES[language]
  return page.evaluate(
    async (language, code, script) => {
      Object.defineProperty(navigator, 'languages', { value: [language], configurable: true })
      const [lent] = Object.values(__FEDERATION__.__INSTANCES__[0]?.shareScopeMap.default?.['shell/i18n'] ?? {})
      const surface = (await lent?.get())?.() as Surface | undefined
      if (!surface) throw new Error('The shell lends no shell/i18n: the page cannot change its language')
      await surface.setLanguage(code, script)
      for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame)
    },
    language as string,
    code as string,
    script as string | undefined,
  )
}

/** The size of letters that another tab chooses; resolves once the page is drawn in it. */
export const sizeLetters = (page: Page, textSize: 1 | 1.25): Promise<void> =>
  page.evaluate(
    async (key, newValue) => {
      localStorage.setItem(key, newValue)
      dispatchEvent(new StorageEvent('storage', { key, newValue, storageArea: localStorage }))
      for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame)
    },
    'ui.appearance.v1',
    JSON.stringify({ textSize }),
  )
