/** What a phone is told while the app is closed, by Web Push (docs/rules/content.md#when-the-app-is-closed). */
import * as v from 'valibot'
import { defineCall, type Row } from '../call.ts'
import { decorates, flag, text } from '../scalars.ts'

const api = '/api/user/appPush'
const about = { auth: 'token', owner: 'shell', feature: 'web-push' } as const

/** alert: a price alert was reached · filled: a waiting order, a stop-loss or a take-profit was carried out · liquidated · recharge: a deposit was credited */
export const pushKinds = ['alert', 'filled', 'liquidated', 'recharge'] as const
export type PushKind = (typeof pushKinds)[number]

/** Where the browser's push service takes messages for it. */
const endpoint = text(1000)
const kind = v.picklist(pushKinds)

/** The exchange's public key (VAPID), base64url: a subscription is made for it alone. */
export const pushKeyCall = defineCall({
  ...about,
  method: 'GET',
  path: `${api}/key`,
  answers: 'key',
  input: {},
  output: v.object({ key: v.string() }),
})

/** What this session is told at an endpoint; no kinds where nothing is on. */
export const pushStateCall = defineCall({
  ...about,
  method: 'POST',
  path: `${api}/state`,
  answers: 'what is on',
  input: { endpoint },
  output: v.object({
    kinds: v.pipe(
      v.array(v.string()),
      v.transform(some => pushKinds.filter(known => some.includes(known))),
    ),
    amounts: decorates(flag, false),
  }),
})

/** In place of what this session, or whoever else had the endpoint, was told before. */
export const pushSubscribeCall = defineCall({
  ...about,
  method: 'POST',
  path: `${api}/subscribe`,
  answers: '–',
  input: {
    endpoint,
    /** As PushSubscription.toJSON() writes them. */
    keys: v.object({ p256dh: text(100), auth: text(40) }),
    kinds: v.pipe(v.array(kind), v.minLength(1), v.maxLength(pushKinds.length)),
    /** Whether a locked screen may show sums of money. */
    amounts: v.optional(flag),
  },
  output: v.unknown(),
})

export const pushUnsubscribeCall = defineCall({
  ...about,
  method: 'POST',
  path: `${api}/unsubscribe`,
  answers: '–',
  input: { endpoint },
  output: v.unknown(),
})

export const pushCalls: readonly Row[] = [pushKeyCall, pushStateCall, pushSubscribeCall, pushUnsubscribeCall]
