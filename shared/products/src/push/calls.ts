/** The calls about what a phone is told while the app is closed. */
import { pushKeyCall, pushStateCall, pushSubscribeCall, pushUnsubscribeCall } from '@shared/contract'
import { type Served, serveUser } from '@shared/engine/http/serve'
import { stateOf, subscribe, unsubscribe } from './subscribe.ts'

export const pushServed: readonly Served[] = [
  serveUser(pushKeyCall, (_, { context }) => ({ key: context.keys.push.publicKey })),
  serveUser(pushStateCall, ({ endpoint }, caller) => stateOf(endpoint, caller)),
  serveUser(pushSubscribeCall, subscribe),
  serveUser(pushUnsubscribeCall, ({ endpoint }, caller) => unsubscribe(endpoint, caller)),
]
