/** The files behind the first picture of a screen, and how they come before webpack asks. */
import { releaseUrl } from '@shared/contract/release'
import { type Described, releaseOf } from './known.ts'
import { runningShell } from './live-config.ts'
import type { LiveRoute } from './routes.ts'

export interface NamedFile {
  url: string
  integrity: string
}

type Listing = Pick<Described, 'release' | 'files' | 'preload'>

const listed = (unit: string, { release, files = {}, preload }: Listing, name: string): NamedFile[] =>
  (preload[name] ?? []).map(file => ({ url: releaseUrl(unit, release, file), integrity: files[file] ?? '' }))

/** Entry, the screen's first chunks, the words of a language, and what the screen borrows of the shell beyond its start. */
export function filesOf(route: LiveRoute, language: string): NamedFile[] {
  const own = releaseOf(route)
  const lent = (own.borrows?.[route.path] ?? []).flatMap(family => listed('shell', runningShell(), `lent:${family}`))
  return [...listed(route.unit, own, route.path), ...listed(route.unit, own, `words:${language}`), ...lent]
}

const prefetched = new Set<string>()

/** Never without a network: Chromium keeps a preload that failed for the tag that comes later, which then fails without asking. */
function isWanted({ url }: NamedFile): boolean {
  return navigator.onLine && !prefetched.has(url) && !document.head.querySelector(`link[href="${url}"]`)
}

/** Tells the browser of a file that a tag will ask for, with that tag's integrity: without it the file would come twice. */
export function preload(file: NamedFile): void {
  if (!isWanted(file)) return
  const { url, integrity } = file
  const link = Object.assign(document.createElement('link'), { rel: 'preload', crossOrigin: 'anonymous', integrity })
  link.as = url.endsWith('.css') ? 'style' : 'script'
  link.href = url
  document.head.append(link)
}

/**
 * Brings a file into the browser's cache, after all that is wanted now. Not by a link: Firefox holds a prefetch against the
 * policy's default-src, and Safari knows none.
 */
export function prefetch(file: NamedFile): void {
  if (!isWanted(file)) return
  const { url, integrity } = file
  prefetched.add(url)
  fetch(url, { integrity, priority: 'low' }).catch(() => prefetched.delete(url)) // asked for again by whoever needs it
}
