/** Makes the tabs ready while nothing else happens: their first opening waits for no network and for no remote to begin. */
import { i18n } from '@lingui/core'
import { idle } from '../browser/idle.ts'
import { learnPrevious } from './choice.ts'
import { filesOf, prefetch } from './files.ts'
import { isWhole, learnFiles } from './known.ts'
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

/** Of what does not say its files nothing comes beforehand. */
async function fetchTabs(tabs: readonly LiveRoute[]): Promise<void> {
  for (const tab of tabs) {
    if (!isWhole(tab)) await learnFiles(tab).catch(() => {})
    if (isWhole(tab)) for (const file of filesOf(tab, i18n.locale)) prefetch(file)
  }
}

/** What says the files of the other remotes: the first opening of a screen of theirs asks for those at once. */
async function learnOthers(routes: readonly LiveRoute[]): Promise<void> {
  for (const route of routes) {
    if (isWhole(route)) continue
    await idle()
    await learnFiles(route).catch(() => {})
  }
}

/** Never on a connection that the person pays by volume. */
export function prefetchTabs(): void {
  if (metered()) return
  const routes = paths().flatMap(path => routeAt(path) ?? [])
  const tabs = routes.filter(({ frame }) => frame === 'tabs')
  void fetchTabs(tabs)
    .then(() => beginRemotes(tabs))
    .then(() => learnOthers(routes))
  learnPrevious()
}
