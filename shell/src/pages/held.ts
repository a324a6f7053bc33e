/** What the pages on the screen hold of a unit: its release stays while one of its pages is shown or half filled. */
import { getDefaultStore } from 'jotai'
import { retire } from '../remotes/retire.ts'
import { holdBy, isThere, settle } from '../remotes/routes.ts'
import { allPages, currentPage, type Page, pagesAtom, release } from './pages.ts'
import { isTyped } from './typed.ts'

/** A panel, in place of a screen that did not come or broke, holds nothing. */
const stands = (page: Page) => page.Screen !== undefined && !page.broken

/** Release of a unit that must not be replaced under the person's hands; undefined where nothing holds it. */
export function heldRelease(unit: string): string | undefined {
  const pages = allPages().filter(page => page.route.unit === unit && stands(page))
  const now = currentPage()
  return (pages.find(isTyped) ?? pages.find(page => page === now))?.route.release
}

/** A unit whose page is left takes its new release from then on. */
export function followPages(): void {
  holdBy(heldRelease)
  getDefaultStore().sub(pagesAtom, settle)
}

const isGone = ({ route }: Page) => !isThere(route.unit)

/** Once the screen has changed: kept pages of a removed unit end, and what no page stands in any more is closed. */
export function closeLeft(): void {
  if (getDefaultStore().get(pagesAtom).kept.some(isGone)) release(isGone)
  retire(allPages().map(({ route }) => route))
}
