/** Opens the links of notifications, and keeps the push subscription valid. */
import { pushKeyCall } from '@shared/contract/calls/push'
import { linkTypes } from '@shared/contract/codes'
import * as v from 'valibot'
import { bcp47, onLanguage } from '../surface/i18n/language.ts'
import { openLink } from '../surface/navigation/links.ts'
import { endPush, pusher, subscriptionFor, tell } from '../surface/push/browser.ts'
import { forgetPush, keptPush } from '../surface/push/kept.ts'
import { onPerUserClear } from '../surface/session/per-user.ts'
import { token } from '../surface/session/token.ts'
import { call } from '../surface/transport/call.ts'

const opening = v.object({ kind: v.literal('open'), path: v.string() })

/** Navigates like a link in the page, so the guard and unsaved forms can stop it. */
function heard({ data }: MessageEvent): void {
  if (v.is(opening, data)) openLink({ linkType: linkTypes.path, linkUrl: data.path })
}

/** Whether the exchange, and nobody else, can send to it: any code of a page can subscribe this browser for a key of its own. */
function isFor({ options }: PushSubscription, key: string): boolean {
  const made = String.fromCharCode(...new Uint8Array(options.applicationServerKey ?? new ArrayBuffer(0)))
  return made === atob(key.replaceAll('-', '+').replaceAll('_', '/'))
}

/** A browser may drop a subscription silently. While the permission is granted, this makes a new one. */
async function subscriptionOf(manager: PushManager): Promise<PushSubscription | null> {
  const present = await manager.getSubscription()
  if (!present && Notification.permission !== 'granted') return null
  const reply = await call(pushKeyCall, {}, { notice: 'screen' })
  if (reply.state !== 'ok') return null
  const { key } = reply.value
  return present && isFor(present, key) ? present : subscriptionFor(manager, key)
}

/** Tells the exchange about a new push endpoint or another language. */
async function tellAgain(): Promise<void> {
  const kept = keptPush()
  if (!kept) return
  const manager = await pusher(60_000)
  const subscription = typeof manager === 'object' ? await subscriptionOf(manager) : null
  if (keptPush()?.endpoint !== kept.endpoint) return // ended, or told, meanwhile
  if (!subscription) return forgetPush()
  if (subscription.endpoint !== kept.endpoint || bcp47() !== kept.lang) await tell(subscription, kept)
}

/** If this fails, the next page load tries again. */
const quietly = (work: Promise<unknown>) => void work.catch(error => console.warn('Push:', error))

export function followPush(): void {
  navigator.serviceWorker?.addEventListener('message', heard)
  onPerUserClear(() => quietly(endPush()))
  onLanguage(() => quietly(tellAgain()))
  quietly(token() && keptPush() ? tellAgain() : endPush()) // nobody turned on here what this phone does not remember
}
