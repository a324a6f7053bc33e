/** Which requests the worker answers: files of releases from what is kept whole, the page and its icon where the network fails. */
import { ICON, keptFile, keptIcon, keptPage, replaceFile } from './kept.ts'
import { type FetchEvent, scope } from './scope.ts'

/** Milliseconds that the gateway has until the kept page comes. */
const PATIENCE = 4000

/** "/r/<unit>/<release>/". */
const folderOf = (path: string) => `${path.split('/').slice(0, 4).join('/')}/`

/** Whoever asks past all caches heals: what comes takes the place of what is kept. */
async function fetchAnew(request: Request, folder: string, path: string): Promise<Response> {
  const reply = await fetch(request)
  await replaceFile(folder, path, reply.clone()).catch(() => {}) // no room: what is kept stays as it is
  return reply
}

async function answerFile(request: Request, path: string): Promise<Response> {
  const folder = folderOf(path)
  if (request.cache === 'reload' || request.cache === 'no-store') return fetchAnew(request, folder, path)
  const kept = await keptFile(folder, path.slice(folder.length)).catch(() => undefined) // a cache that cannot be read is none
  return kept ?? fetch(request)
}

const after = (ms: number) => new Promise<undefined>(resolve => setTimeout(() => resolve(undefined), ms))

/** An error of the server's is no answer where something better is kept. */
const good = (reply: Response) => (reply.status < 500 ? reply : undefined)

/** The gateway decides what the page is, wherever it can be reached. */
async function answerPage({ request, preloadResponse }: FetchEvent): Promise<Response> {
  const asked = Promise.resolve(preloadResponse).then(early => early ?? fetch(request)) // not every browser has it
  const inTime = await Promise.race([asked.then(good, () => undefined), after(PATIENCE)])
  return inTime ?? (await keptPage().catch(() => undefined)) ?? asked
}

const answerIcon = (request: Request): Promise<Response> =>
  fetch(request).catch(async error => {
    const kept = await keptIcon()
    if (!kept) throw error
    return kept
  })

/**
 * A page with the shell before the live one. What is kept has the live one, and only a browser's own request tells the gateway
 * whether a link from elsewhere leads there.
 */
const ANOTHER = 'shell'

/** As the gateway knows it: every address without a file ending (shared/gateway/src/dispatch.ts). */
const isPage = ({ destination }: Request, path: string) =>
  destination === 'document' && !path.startsWith('/api/') && !path.slice(path.lastIndexOf('/')).includes('.')

export function followRequests(): void {
  scope.addEventListener('fetch', event => {
    const { request } = event
    const { origin, pathname, searchParams } = new URL(request.url)
    if (origin !== scope.location.origin || request.method !== 'GET') return
    if (pathname.startsWith('/r/')) event.respondWith(answerFile(request, pathname))
    else if (pathname === ICON) event.respondWith(answerIcon(request))
    else if (isPage(request, pathname) && !searchParams.has(ANOTHER)) event.respondWith(answerPage(event))
  })
}
