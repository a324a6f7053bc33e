/** The document's title, language and theme colour: the frame sets them, a screen's own <title> never wins. */
import { useAtomValue } from 'jotai'
import { useLayoutEffect } from 'react'
import { configAtom } from '../live-config.ts'
import { useLanguage } from '../surface/i18n/index.ts'
import { ownTitleAtom } from './own-title.ts'
import type { Page } from './pages.ts'

const themeColour = (background: string | undefined) => background ?? getComputedStyle(document.body).backgroundColor

export function PageTitle({ page }: { page: Page }) {
  const config = useAtomValue(configAtom)
  const own = useAtomValue(ownTitleAtom)
  const { code, script, bcp47 } = useLanguage()
  const titles = page.route.title
  const title = own || titles[code === 'zh-cn' && script === 'hant' ? 'zh-hant' : code]
  useLayoutEffect(() => {
    document.documentElement.lang = bcp47
    document.title = `${title} · ${config?.name ?? ''}`
    document.querySelector('meta[name="theme-color"]')?.setAttribute('content', themeColour(page.route.background))
  }, [title, bcp47, config?.name, page.route.background])
  return null
}
