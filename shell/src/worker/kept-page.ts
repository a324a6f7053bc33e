/**
 * The page that the worker keeps, with its icon. Any code of the app's pages can write into this cache, so the worker opens
 * only a page with a digest that the gateway told it, under headers that the digest covers.
 */
import { boundHeaders, boundText } from '@shared/contract/kept-page'
import { digestOf } from './digest.ts'
import { LIMIT } from './kept.ts'
import { scope } from './scope.ts'

const PAGE = 'kept page'
const open = (): Promise<Cache> => scope.caches.open(PAGE)

export type Page = { html: string; headers: Headers }

/** @returns undefined for a page that the gateway did not tell this worker */
export async function readPage(reply: Response): Promise<Page | undefined> {
  const html = await reply.text()
  const values = boundHeaders.flatMap((name): [string, string][] => {
    const value = reply.headers.get(name)
    return value === null ? [] : [[name, value]]
  })
  const headers = new Headers(values)
  const text = new TextEncoder().encode(boundText(html, name => headers.get(name)))
  return scope.keptPages?.includes(await digestOf('SHA-256', text)) ? { html, headers } : undefined
}

export const replacePage = async ({ html, headers }: Page): Promise<void> =>
  (await open()).put('/', new Response(html, { headers }))

/** As the gateway sends them with every page. */
const constant = {
  'content-type': 'text/html; charset=utf-8',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'same-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
}

/** The page learns from its mark that the gateway did not send it. */
function marked({ html, headers }: Page): Response {
  for (const [name, value] of Object.entries(constant)) headers.set(name, value)
  return new Response(html.replace('<html ', '<html data-kept="1" '), { headers })
}

/** Drops a page that this worker was not told. */
export async function keptPage(): Promise<Response | undefined> {
  const kept = await scope.caches.match('/', { cacheName: PAGE })
  const page = kept && (await readPage(kept))
  if (kept && !page) await (await open()).delete('/')
  return page && marked(page)
}

const FULL = '/full'

/** Whether there was no room for the live set with this signature. */
export async function wasFull(signature: string): Promise<boolean> {
  const noted = await scope.caches.match(FULL, { cacheName: PAGE })
  return (await noted?.text()) === signature
}

export const noteFull = async (signature: string): Promise<void> => (await open()).put(FULL, new Response(signature))

export const dropPage = (): Promise<boolean> => scope.caches.delete(PAGE)

/** Of the page: a browser asks for it whenever it looks whether the app can be installed. */
export const ICON = '/favicon.svg'

/** The page is kept without it, or with the one before, where it does not come. */
export async function keepIcon(): Promise<void> {
  const icon = new Request(ICON, { signal: AbortSignal.timeout(LIMIT) })
  await (await open()).add(icon).catch(() => {})
}

export const keptIcon = (): Promise<Response | undefined> => scope.caches.match(ICON, { cacheName: PAGE })
