/** The browser's half of being told while the app is closed. */
import { pushSubscribeCall } from '@shared/contract/calls/push'
import { bcp47 } from '../i18n/language.ts'
import { call } from '../transport/call.ts'
import { forgetPush, isPushEnding, type Kept, keepPush, markPushEnding } from './kept.ts'

export type PushChoice = Pick<Kept, 'kinds' | 'amounts'>

const within = <T>(patience: number, work: Promise<T>): Promise<T | undefined> =>
  Promise.race([work, new Promise<undefined>(resolve => setTimeout(() => resolve(undefined), patience))])

/** Resolves where a worker runs; a browser that is to have one has it a moment after the first picture. */
const running = (container: ServiceWorkerContainer, patience: number) => within(patience, container.ready)

/** On an iPhone only what stands on its Home Screen is pushed to: there alone it says whether it does. */
const isToBeInstalled = (): boolean => 'standalone' in navigator && navigator.standalone === false

/** What pushes are taken by; undefined where this browser takes none, or `install` where it would as an installed app. */
export async function pusher(patience: number): Promise<PushManager | 'install' | undefined> {
  const { serviceWorker: container } = navigator
  const registration = container && (await running(container, patience))
  if (registration && 'pushManager' in registration && 'Notification' in globalThis) return registration.pushManager
  return isToBeInstalled() ? 'install' : undefined
}

/** A browser that cannot reach its push service may try for ever. */
const SUBSCRIBING = 15_000

/** @throws DOMException, or an error where the browser's push service did not answer in time */
export async function subscriptionFor(manager: PushManager, key: string): Promise<PushSubscription> {
  const subscription = await within(SUBSCRIBING, subscribe(manager, key))
  if (!subscription) throw new Error(`The browser's push service did not answer within ${SUBSCRIBING / 1000} s`)
  return subscription
}

/** This browser's subscription, made for the exchange's key; one that another key made gives way. */
async function subscribe(manager: PushManager, key: string): Promise<PushSubscription> {
  const options = { userVisibleOnly: true, applicationServerKey: key }
  try {
    return await manager.subscribe(options)
  } catch (error) {
    if (!(error instanceof DOMException) || error.name !== 'InvalidStateError') throw error
    await (await manager.getSubscription())?.unsubscribe()
    return manager.subscribe(options)
  }
}

/** @throws as `call` @returns false where the session has just ended */
export async function tell(subscription: PushSubscription, { kinds, amounts }: PushChoice): Promise<boolean> {
  const { endpoint, keys: { p256dh = '', auth = '' } = {} } = subscription.toJSON()
  if (!endpoint) throw new Error('A subscription without an endpoint')
  const lang = bcp47()
  const reply = await call(
    pushSubscribeCall,
    { endpoint, keys: { p256dh, auth }, kinds, amounts },
    { notice: 'screen' },
  )
  if (reply.state !== 'ok') return false
  keepPush({ endpoint, lang, kinds, amounts })
  return true
}

/** Ends it here and takes away what is still shown: whoever comes next is told nothing of who was there. */
export async function endPush(): Promise<void> {
  markPushEnding()
  const registration = await navigator.serviceWorker?.getRegistration()
  await (await registration?.pushManager?.getSubscription())?.unsubscribe()
  for (const shown of (await registration?.getNotifications?.()) ?? []) shown.close()
  if (isPushEnding()) forgetPush() // else somebody has turned it on meanwhile
}
