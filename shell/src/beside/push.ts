/** Beside the screens: what the worker wants opened, and what being told while the app is closed has to follow. */
import { pushKeyCall } from '@shared/contract/calls/push'
import { linkTypes } from '@shared/contract/codes'
import * as v from 'valibot'
import { bcp47, onLanguage } from '../surface/i18n/language.ts'
import { openLink } from '../surface/navigation/links.ts'
import { endPush, pusher, subscriptionFor, tell } from '../surface/push/browser.ts'
import { forgetPush, isPushEnding, keptPush } from '../surface/push/kept.ts'
import { onPerUserClear } from '../surface/session/per-user.ts'
import { token } from '../surface/session/token.ts'
import { call } from '../surface/transport/call.ts'

const opening = v.object({ kind: v.literal('open'), path: v.string() })

/** As a link in the page: the guard and a half-filled form have their say. */
function heard({ data }: MessageEvent): void {
  if (v.is(opening, data)) openLink({ linkType: linkTypes.path, linkUrl: data.path })
}

/** A browser may lose it without a word to its worker: while the person's permission stands it makes another. */
async function subscriptionOf(manager: PushManager): Promise<PushSubscription | null> {
  const stands = await manager.getSubscription()
  if (stands || Notification.permission !== 'granted') return stands
  const reply = await call(pushKeyCall, {}, { notice: 'screen' })
  return reply.state === 'ok' ? subscriptionFor(manager, reply.value.key) : null
}

/** The browser made itself another address, or the person reads another language: the exchange is told. */
async function tellAgain(): Promise<void> {
  const kept = keptPush()
  if (!kept) return
  const manager = await pusher(60_000)
  const subscription = typeof manager === 'object' ? await subscriptionOf(manager) : null
  if (keptPush()?.endpoint !== kept.endpoint) return // ended, or told, meanwhile
  if (!subscription) return forgetPush()
  if (subscription.endpoint !== kept.endpoint || bcp47() !== kept.lang) await tell(subscription, kept)
}

/** Told again as the next page opens, where it failed. */
const quietly = (work: Promise<unknown>) => void work.catch(error => console.warn('Push:', error))

export function followPush(): void {
  navigator.serviceWorker?.addEventListener('message', heard)
  onPerUserClear(() => quietly(endPush()))
  onLanguage(() => quietly(tellAgain()))
  quietly(token() && !isPushEnding() ? tellAgain() : endPush())
}
