/** The only place that knows which bytes may run: the hash of each file of each release that the live config names. */

import { releaseUrl } from '@shared/contract/release'

/** null: the browser throws. `sink` as the standard names it, e.g. "Element innerHTML". */
interface Rules {
  createScriptURL(url: string, type: string, sink: string): string
  createHTML(html: string, type: string, sink: string): string | null
}

declare global {
  /** Integrity of a file of a release by its address; what is not known gets a hash that nothing matches. */
  var __sri: (url: string) => string
  /** Marks HTML as about to be sanitised: DOMParser may parse it, into a document that runs and fetches nothing. */
  var __inert: ((html: string) => string) | undefined
  interface Window {
    /** Not in Firefox before 148. */
    readonly trustedTypes?: { createPolicy(name: 'default', rules: Rules): unknown }
  }
}

/** Marks the text for the one parser that the page lets a string into; a browser without Trusted Types needs no mark. */
export const inert = (html: string): string => globalThis.__inert?.(html) ?? html

/** Well-formed, matches nothing: a browser ignores a malformed hash, and webpack waits for ever where `__sri` throws. */
const impossible = `sha384-${'A'.repeat(64)}`

const known = new Map<string, string>()

const pathOf = (url: string) => {
  const { origin, pathname, href } = new URL(url, location.href)
  return origin === location.origin ? pathname : href
}

/** Folders of units that a development server serves; in production there is no such thing. */
const served: string[] = []
const isServed = (url: string) => served.some(folder => url.startsWith(folder))

const sri = (url: string): string => (isServed(url) ? '' : (known.get(pathOf(url)) ?? impossible))

interface Files {
  release: string
  files: Record<string, string>
  entry: string
}

/** Lets these files of a release run from now on. */
export function admit(unit: string, { release, files, entry }: Files): void {
  for (const [file, hash] of Object.entries(files)) known.set(releaseUrl(unit, release, file), hash)
  if (process.env.NODE_ENV !== 'production' && Object.keys(files).length === 0)
    served.push(new URL('.', new URL(entry, location.href)).href)
}

/** The opposite of `admit`, for a release that is closed. */
export function dismiss(unit: string, { release, files }: Files): void {
  for (const file of Object.keys(files)) known.delete(releaseUrl(unit, release, file))
}

const parser = 'DOMParser parseFromString'

/** The sinks of the page's own scripts. A worker of a release's file would outlive that release. */
const scripts = ['HTMLScriptElement src', 'SVGScriptElement href']
const isScript = (url: string, sink: string) => scripts.includes(sink) && known.has(pathOf(url))

/** The one script without a hash, in the one sink that starts it: the gateway checks what it serves there. */
export const WORKER = '/worker.js'
const isWorker = (url: string, sink: string) => sink === 'ServiceWorkerContainer register' && url === WORKER

/**
 * Makes the hashes count: webpack's runtimes ask `__sri`, and the page's one Trusted Types policy sends every script that
 * is not admitted, and every worker but ours, to an address that answers nothing (null would leave webpack waiting). HTML is
 * refused as a string but for one way: marked by `__inert`, which no text of a server can forge, and in the one sink whose
 * document is inert.
 */
export function enforce(): void {
  Object.defineProperty(self, '__sri', { value: sri })
  if (!self.trustedTypes) return
  const mark = `<!--${crypto.getRandomValues(new Uint32Array(4)).join('-')}-->`
  Object.defineProperty(self, '__inert', { value: (html: string) => mark + html })
  self.trustedTypes.createPolicy('default', {
    createScriptURL: (url, _type, sink) =>
      isServed(url) || isScript(url, sink) || isWorker(url, sink) ? url : `/refused?${encodeURIComponent(url)}`,
    createHTML: (html, _type, sink) => (sink === parser && html.startsWith(mark) ? html.slice(mark.length) : null),
  })
}
