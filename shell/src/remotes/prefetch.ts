/** Makes the tabs ready while nothing else happens: their first opening waits for no network and for no remote to begin. */
import { i18n } from '@lingui/core'
import { idle } from '../browser/idle.ts'
import { learnPrevious } from './choice.ts'
import { filesOf, prefetch } from './files.ts'
import { begin } from './load.ts'
import { type LiveRoute, paths, routeAt } from './routes.ts'

declare global {
  interface Navigator {
    /** Chromium only. */
    readonly connection?: { readonly saveData?: boolean }
  }
}

/** Whether the person pays the connection by volume: nothing comes beforehand. */
export const metered = (): boolean => navigator.connection?.saveData === true

/**
 * One after the other, each in the release that it runs by then: one that broke meanwhile was closed and stays closed.
 * What fails here fails again, and is told, when somebody goes there.
 */
async function beginRemotes(tabs: readonly LiveRoute[]): Promise<void> {
  for (const { path } of tabs) {
    await idle()
    const now = routeAt(path)
    if (now) await begin(now).catch(() => {})
  }
}

/** Never on a connection that the person pays by volume. */
export function prefetchTabs(): void {
  if (metered()) return
  const tabs = paths().flatMap(path => routeAt(path) ?? [])
  const framed = tabs.filter(({ frame }) => frame === 'tabs')
  for (const file of framed.flatMap(tab => filesOf(tab, i18n.locale))) prefetch(file)
  void beginRemotes(framed)
  learnPrevious()
}
