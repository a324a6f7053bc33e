/**
 * A newer worker takes over at once, in pages that stand as well: what it answers are files whose names and hashes never
 * change, so that no page can meet a worker that is too new for it, or too old.
 */
import { type InstallEvent, scope } from './scope.ts'

/**
 * A call goes past the worker: no call waits until a worker that sleeps has started, and calls keep no worker at work that
 * shall end. Not every browser knows routes.
 */
async function routeCalls(event: InstallEvent): Promise<void> {
  const calls = { condition: { urlPattern: { pathname: '/api/*' } }, source: 'network' } as const
  await event.addRoutes?.(calls).catch(error => console.warn('Calls go through the worker:', error))
}

async function begin(): Promise<void> {
  const preload = scope.registration.navigationPreload
  await preload?.enable() // the page is on its way while the worker starts
  await preload?.setHeaderValue('true') // a page may have made it so long that no server reads it
  await scope.clients.claim()
}

export function followLife(): void {
  scope.addEventListener('install', event => event.waitUntil(Promise.all([routeCalls(event), scope.skipWaiting()])))
  scope.addEventListener('activate', event => event.waitUntil(begin()))
}
