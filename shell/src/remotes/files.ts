/** The files behind the first picture of a screen, and how the browser is told of them before webpack asks. */
import type { Config } from '@shared/contract/config'
import { releaseUrl } from '@shared/contract/release'
import { releaseOf } from './known.ts'
import { runningShell } from './live-config.ts'
import type { LiveRoute } from './routes.ts'

export interface NamedFile {
  url: string
  integrity: string
}

type Described = Pick<Config['shell'], 'release' | 'files' | 'preload'>

const listed = (unit: string, { release, files, preload }: Described, name: string): NamedFile[] =>
  (preload[name] ?? []).map(file => ({ url: releaseUrl(unit, release, file), integrity: files[file] ?? '' }))

/** Entry, the screen's first chunks, the words of a language, and what the screen borrows of the shell beyond its start. */
export function filesOf(route: LiveRoute, language: string): NamedFile[] {
  const own = releaseOf(route)
  const lent = (own.borrows?.[route.path] ?? []).flatMap(family => listed('shell', runningShell(), `lent:${family}`))
  return [...listed(route.unit, own, route.path), ...listed(route.unit, own, `words:${language}`), ...lent]
}

/**
 * Tells the browser of a file, once, with the integrity of the later tag: without it the file would come twice. Never without
 * a network: Chromium keeps a preload that failed for the tag that comes later, which then fails without asking.
 */
export function hint(rel: 'preload' | 'prefetch', { url, integrity }: NamedFile): void {
  if (!navigator.onLine) return
  if (document.head.querySelector(`link[href="${url}"]`)) return
  const link = Object.assign(document.createElement('link'), { rel, crossOrigin: 'anonymous', integrity })
  link.as = url.endsWith('.css') ? 'style' : 'script'
  link.href = url
  document.head.append(link)
}
