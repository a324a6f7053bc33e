/** Brings the tabs' screens into the cache while nothing else happens: their first opening then waits for no network. */
import { i18n } from '@lingui/core'
import { releaseUrl } from '@shared/contract/release'
import { learnPrevious } from './choice.ts'
import { releaseOf } from './known.ts'
import { type LiveRoute, paths, routeAt } from './routes.ts'

declare global {
  interface Navigator {
    /** Chromium only. */
    readonly connection?: { readonly saveData?: boolean }
  }
}

const metered = () => navigator.connection?.saveData === true

const filesOf = (route: LiveRoute): [url: string, integrity: string][] => {
  const { preload, files } = releaseOf(route)
  const names = [...(preload[route.path] ?? []), ...(preload[`words:${i18n.locale}`] ?? [])]
  return names.map(file => [releaseUrl(route.unit, route.release, file), files[file] ?? ''])
}

function prefetch(href: string, integrity: string): void {
  const link = Object.assign(document.createElement('link'), { rel: 'prefetch', crossOrigin: 'anonymous', integrity })
  link.as = href.endsWith('.css') ? 'style' : 'script'
  link.href = href
  document.head.append(link)
}

/** Never on a connection that the person pays by volume. */
export function prefetchTabs(): void {
  if (metered()) return
  const tabs = paths().flatMap(path => routeAt(path) ?? [])
  const wanted = new Map(tabs.filter(({ frame }) => frame === 'tabs').flatMap(filesOf))
  for (const [href, integrity] of wanted) prefetch(href, integrity)
  learnPrevious()
}
