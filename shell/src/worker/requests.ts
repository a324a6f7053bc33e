/** Which requests the worker answers: files of releases from what is kept whole, the page and its icon where the network fails. */
import { keptFile, replaceFile } from './kept.ts'
import { ICON, keptIcon, keptPage } from './kept-page.ts'
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

/** A page can make the preload's own header as long as it likes; a refusal of cookies has deleted them. */
const TOO_LARGE = 431

/** Not every browser preloads. */
async function askGateway({ request, preloadResponse }: FetchEvent): Promise<Response> {
  const early = await preloadResponse?.catch(() => undefined)
  return early && early.status !== TOO_LARGE ? early : fetch(request)
}

/** The gateway decides what the page is, wherever it can be reached. */
async function answerPage(event: FetchEvent): Promise<Response> {
  const fromGateway = askGateway(event)
  const inTime = await Promise.race([fromGateway.then(good, () => undefined), after(PATIENCE)])
  return inTime ?? (await keptPage().catch(() => undefined)) ?? fromGateway
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

const NO_PAGES = ['/api/', '/r/']

/** As the gateway knows it: every address without a file ending (shared/gateway/src/dispatch.ts). */
const isPage = ({ destination }: Request, path: string) =>
  destination === 'document' &&
  !NO_PAGES.some(folder => path.startsWith(folder)) &&
  !path.slice(path.lastIndexOf('/')).includes('.')

/**
 * Of documents the worker answers the app's page alone. Page code can write any file into the caches of releases: as a script
 * it is held against the signed hash, as a document it would run as it is.
 */
function answerOf(event: FetchEvent): Promise<Response> | undefined {
  const { request } = event
  const { pathname, searchParams } = new URL(request.url)
  if (request.mode === 'navigate')
    return isPage(request, pathname) && !searchParams.has(ANOTHER) ? answerPage(event) : undefined
  if (pathname.startsWith('/r/')) return answerFile(request, pathname)
  return pathname === ICON ? answerIcon(request) : undefined
}

export function followRequests(): void {
  scope.addEventListener('fetch', event => {
    const { method, url } = event.request
    const isOurs = method === 'GET' && new URL(url).origin === scope.location.origin
    const answer = isOurs ? answerOf(event) : undefined
    if (answer) event.respondWith(answer)
  })
}
