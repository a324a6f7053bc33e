/** The document's title and theme colour: the frame sets them, a screen's own <title> never wins. */
import { useAtomValue } from 'jotai'
import { useEffect, useLayoutEffect } from 'react'
import type { Page } from '../pages/pages.ts'
import { configAtom } from '../remotes/live-config.ts'
import type { LiveRoute } from '../remotes/routes.ts'
import { useLanguage } from '../surface/i18n/index.ts'
import { ownTitleAtom } from '../surface/navigation/own-title.ts'

function paint(background: string | undefined): void {
  const colour = background ?? getComputedStyle(document.body).backgroundColor
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', colour)
}

/** The bar of the phone has the route's colour, else the page's, which changes with the theme. */
function useThemeColour(background: string | undefined): void {
  useLayoutEffect(() => paint(background), [background])
  useEffect(() => {
    const themes = new MutationObserver(() => paint(background))
    themes.observe(document.documentElement, { attributes: true, attributeFilter: ['data-theme'] })
    return () => themes.disconnect()
  }, [background])
}

/** The title of an address in the present language. */
export function useRouteTitle({ title }: LiveRoute): string {
  const { code, script } = useLanguage()
  return title[code === 'zh-cn' && script === 'hant' ? 'zh-hant' : code]
}

export function PageTitle({ page }: { page: Page }) {
  const config = useAtomValue(configAtom)
  const own = useAtomValue(ownTitleAtom)
  const { bcp47 } = useLanguage()
  const named = useRouteTitle(page.route)
  const title = own || named
  useLayoutEffect(() => {
    document.title = [title, config?.name].filter(Boolean).join(' · ')
  }, [title, config?.name])
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was announced of the page was said in another language
  useLayoutEffect(() => document.getElementById('status')?.replaceChildren(), [bcp47])
  useThemeColour(page.route.background)
  return null
}
