/** Has the service worker where there shall be one, and takes it away, with all that it kept, where there shall be none. */
import { getDefaultStore } from 'jotai'
import { WORKER } from '../boot/trust.ts'
import { configAtom, wantsWorker } from '../remotes/live-config.ts'
import { metered } from '../remotes/prefetch.ts'
import { onLanguage } from '../surface/i18n/language.ts'
import { onLooked } from '../update/poll.ts'
import { whatToKeep } from './what-to-keep.ts'

/** None on plain http from afar; in development sources change while one looks at them. */
const workers = (): ServiceWorkerContainer | undefined =>
  process.env.NODE_ENV === 'production' ? navigator.serviceWorker : undefined

async function leave(container: ServiceWorkerContainer): Promise<void> {
  for (const each of await container.getRegistrations()) await each.unregister()
  for (const name of await caches.keys()) await caches.delete(name)
}

/** Whoever installed the app wants it whole, whatever the connection costs. */
const isInstalled = () => matchMedia('(display-mode: standalone)').matches

/** Whether the worker was told a live set and has not yet answered that it keeps it, or has no room for it. */
let isWaiting = false

async function keep(container: ServiceWorkerContainer): Promise<void> {
  isWaiting = false
  await container.register(WORKER, { updateViaCache: 'none' })
  const { active } = await container.ready
  const message = whatToKeep()
  if (!message || !wantsWorker() || (metered() && !isInstalled())) return
  isWaiting = true
  const { port1, port2 } = new MessageChannel()
  port1.onmessage = ({ data }) => {
    isWaiting = data !== true
    port1.close()
  }
  active?.postMessage(message, [port2])
}

/** Where it cannot be started, e.g. where storage is forbidden, the app is what it is without it. */
async function follow(container: ServiceWorkerContainer): Promise<void> {
  try {
    if (wantsWorker()) await keep(container)
    if (!wantsWorker()) await leave(container) // perhaps since a moment ago: what was begun is taken back
  } catch (error) {
    console.warn('The app goes on without its service worker:', error)
  }
}

/**
 * Tells the worker what to keep: now, with each live set, and with each language, whose words are kept as well. Where the
 * worker could not keep it all, because a file or the page did not come, the next look at config.json tells it again.
 */
export function followWorker(): void {
  const container = workers()
  if (!container) return
  const now = () => void follow(container)
  now()
  getDefaultStore().sub(configAtom, now)
  onLanguage(now)
  onLooked(() => {
    if (isWaiting) now()
  })
}
