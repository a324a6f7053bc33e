/** What the worker does when a message comes for a person whose app is closed (docs/rules/content.md#when-the-app-is-closed). */
import * as v from 'valibot'
import { type PushEvent, type SubscriptionChangeEvent, scope, type WindowClient } from './scope.ts'

/** Only within the app: what follows the hash leads nowhere else. */
const inApp = (path: string) => path.startsWith('/') && !path.startsWith('//') && !path.startsWith('/\\')

const payload = v.object({
  /** Of the message: what is sent twice is known by it. */
  id: v.string(),
  title: v.pipe(v.string(), v.nonEmpty()),
  body: v.fallback(v.string(), ''),
  path: v.fallback(v.pipe(v.string(), v.check(inApp)), '/notifications'),
  lang: v.fallback(v.string(), ''),
})
type Payload = v.InferOutput<typeof payload>

/** A browser takes the subscription of an app that shows nothing: what cannot be read is told as well as can be. */
const unread: Payload = { id: '', title: scope.location.hostname, body: '', path: '/notifications', lang: '' }

export function readPayload(text: string | undefined): Payload {
  try {
    return v.parse(payload, JSON.parse(text ?? ''))
  } catch {
    return unread // of another version, or not ours
  }
}

/** The newest about a record takes the place of the one before; what is known already comes without a sound. */
async function show({ data }: PushEvent): Promise<void> {
  const { id, title, body, path, lang } = readPayload(data?.text())
  const [before] = await scope.registration.getNotifications({ tag: path })
  const renotify = before?.data?.id !== id
  const more = { tag: path, renotify, icon: '/icon-512.png', data: { id, path } }
  await scope.registration.showNotification(title, { body, lang, ...more })
}

/** A page that stands goes there itself, by its own rules; it may hold a half-filled form. */
async function open(path: string): Promise<void> {
  const pages = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const page: WindowClient | undefined = pages.find(({ focused }) => focused) ?? pages[0]
  if (!page) return void (await scope.clients.openWindow(`/#${path}`))
  page.postMessage({ kind: 'open', path })
  await page.focus()
}

/** The browser's own end of it; the exchange learns the new address from the next page. */
async function renew({ oldSubscription, newSubscription }: SubscriptionChangeEvent): Promise<void> {
  if (oldSubscription && !newSubscription) await scope.registration.pushManager.subscribe(oldSubscription.options)
}

export function followPush(): void {
  scope.addEventListener('push', event => event.waitUntil(show(event)))
  scope.addEventListener('notificationclick', event => {
    event.notification.close()
    const path: unknown = event.notification.data?.path
    event.waitUntil(open(typeof path === 'string' && inApp(path) ? path : '/notifications'))
  })
  scope.addEventListener('pushsubscriptionchange', event => event.waitUntil(renew(event)))
}
