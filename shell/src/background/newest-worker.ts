/** The app's own worker, as new as the gateway's. */
import { WORKER } from '../boot/trust.ts'

/** Milliseconds that a new worker has to take over. */
const PATIENCE = 5000

const after = (ms: number) => new Promise<void>(resolve => setTimeout(resolve, ms))

const settled = (worker: ServiceWorker): Promise<void> =>
  new Promise(resolve => {
    const look = () => (worker.state === 'activated' || worker.state === 'redundant') && resolve()
    worker.addEventListener('statechange', look)
    look()
  })

/** Takes away workers of any other address: any code of a page can register one, and it would outlive that code's release. */
async function dropOthers(container: ServiceWorkerContainer): Promise<void> {
  for (const each of await container.getRegistrations())
    if (new URL(each.scope).pathname !== '/') await each.unregister()
}

export async function ownWorker(container: ServiceWorkerContainer): Promise<ServiceWorkerRegistration> {
  await dropOthers(container)
  await container.register(WORKER, { updateViaCache: 'none' })
  return container.ready
}

/** The gateway tells a worker the pages that it may keep: that of an earlier live set does not know the present one. */
export async function newestWorker(registration: ServiceWorkerRegistration): Promise<ServiceWorker | null> {
  await registration.update()
  const next = registration.installing ?? registration.waiting
  if (next) await Promise.race([settled(next), after(PATIENCE)])
  // one that waits for the end of what the old one does keeps the releases already, and the page once it has taken over
  return registration.waiting ?? registration.active
}
