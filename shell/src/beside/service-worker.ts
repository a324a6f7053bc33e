/** Has the service worker where there shall be one, and takes it away, with all that it kept, where there shall be none. */

import { WORKER } from '../boot/trust.ts'
import { liveConfig } from '../remotes/live-config.ts'

/** None on plain http from afar; in development sources change while one looks at them. */
const workers = (): ServiceWorkerContainer | undefined =>
  process.env.NODE_ENV === 'production' ? navigator.serviceWorker : undefined

async function leave(container: ServiceWorkerContainer): Promise<void> {
  for (const each of await container.getRegistrations()) await each.unregister()
  for (const name of await caches.keys()) await caches.delete(name)
}

/** Where it cannot be started, e.g. where storage is forbidden, the app is what it is without it. */
export async function startWorker(): Promise<void> {
  const container = workers()
  if (!container) return
  try {
    if (liveConfig().worker === false) await leave(container)
    else await container.register(WORKER, { updateViaCache: 'none' })
  } catch (error) {
    console.warn('The app goes on without its service worker:', error)
  }
}
