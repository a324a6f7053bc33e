/**
 * A newer worker takes over at once, in pages that stand as well: what it answers are files whose names and hashes never
 * change, so that no page can meet a worker that is too new for it, or too old.
 */
import { scope } from './scope.ts'

async function begin(): Promise<void> {
  const preload = scope.registration.navigationPreload
  await preload?.enable() // the page is on its way while the worker starts
  await preload?.setHeaderValue('true') // a page may have made it so long that no server reads it
  await scope.clients.claim()
}

export function followLife(): void {
  scope.addEventListener('install', event => event.waitUntil(scope.skipWaiting()))
  scope.addEventListener('activate', event => event.waitUntil(begin()))
}
