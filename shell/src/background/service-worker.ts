/** Registers the service worker where it is enabled; unregisters it and deletes its caches where it is not. */
import { getDefaultStore } from 'jotai'
import { configAtom, wantsWorker } from '../remotes/live-config.ts'
import { metered } from '../remotes/prefetch.ts'
import { onLanguage } from '../surface/i18n/language.ts'
import { onLooked } from '../update/poll.ts'
import type { KeepMessage } from '../worker/message.ts'
import { newestWorker, ownWorker } from './newest-worker.ts'
import { whatToKeep } from './what-to-keep.ts'

/** None on plain http from afar; in development sources change while one looks at them. */
const workers = (): ServiceWorkerContainer | undefined =>
  process.env.NODE_ENV === 'production' ? navigator.serviceWorker : undefined

async function leave(container: ServiceWorkerContainer): Promise<void> {
  for (const each of await container.getRegistrations()) await each.unregister()
  for (const name of await caches.keys()) await caches.delete(name)
}

/** An installed app caches everything, even on a metered connection. */
const isInstalled = () => matchMedia('(display-mode: standalone)').matches

/** The newest attempt to have a live set kept, until the worker has answered that it keeps it, or has no room for it. */
let unfinished: symbol | undefined

/** @returns what is to be called with the worker's answer */
function begin(): (isDone: unknown) => void {
  const attempt = Symbol()
  unfinished = attempt
  return isDone => {
    if (isDone === true && unfinished === attempt) unfinished = undefined
  }
}

function tell(worker: ServiceWorker | null, message: KeepMessage, answered: (isDone: unknown) => void): void {
  const { port1, port2 } = new MessageChannel()
  port1.onmessage = ({ data }) => {
    answered(data)
    port1.close()
  }
  worker?.postMessage(message, [port2])
}

async function keep(container: ServiceWorkerContainer): Promise<void> {
  const answered = begin()
  const registration = await ownWorker(container)
  const message = whatToKeep()
  if (!message || !wantsWorker() || (metered() && !isInstalled())) return answered(true)
  tell(await newestWorker(registration), message, answered)
}

/** If the worker cannot start, e.g. because storage is blocked, the app runs without it. */
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
 * worker could not keep it all, because a file, the page or the worker itself did not come, the page tells it again at the
 * next look at config.json, or as a new worker takes over.
 */
export function followWorker(): void {
  const container = workers()
  if (!container) return
  const now = () => void follow(container)
  now()
  getDefaultStore().sub(configAtom, now)
  onLanguage(now)
  const again = () => {
    if (unfinished) now()
  }
  onLooked(again)
  container.addEventListener('controllerchange', again) // a new worker took longer than the page waits for it
}
