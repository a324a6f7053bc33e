/** Whether this browser is told of events while the app is closed, and how that is changed. */
import { pushKeyCall, pushStateCall, pushUnsubscribeCall } from '@shared/contract/calls/push'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { wantsWorker } from '../../remotes/live-config.ts'
import type { Asked } from '../screen/query-result.ts'
import { type Asking, askFor } from '../transport/ask-for.ts'
import { call } from '../transport/call.ts'
import { endPush, type PushChoice, pusher, subscriptionFor, tell } from './browser.ts'
import { forgetPush } from './kept.ts'

/** install: only as an app on the Home Screen · blocked: the person, or their browser, said no */
export type PushState = { at: 'unsupported' | 'install' | 'blocked' } | ({ at: 'off' | 'on' } & PushChoice)

/** unanswered: the browser's question was closed · unreachable: its push service did not answer */
export type PushOutcome = 'on' | 'blocked' | 'unanswered' | 'unreachable'

export type Push = {
  of: Asked<PushState | null>
  /** To be called by a press: it asks the browser for permission. @throws as `call` */
  turnOn(choice: PushChoice): Promise<PushOutcome>
  /** @throws as `call` */
  turnOff(): Promise<void>
}

const KEY = ['push']
const PATIENCE = 5000
const nothing: PushChoice = { kinds: [], amounts: false }

/** The exchange decides what is on: it ends a subscription with the session that asked for it. */
async function look(asking: Asking): Promise<PushState | null> {
  const manager = wantsWorker() ? await pusher(PATIENCE) : undefined
  if (manager === undefined) return { at: 'unsupported' }
  if (manager === 'install') return { at: 'install' }
  if (Notification.permission === 'denied') return { at: 'blocked' }
  const endpoint = (await manager.getSubscription())?.endpoint
  if (!endpoint) return { at: 'off', ...nothing }
  const state = await askFor(pushStateCall, { endpoint }, asking)
  return state && { at: state.kinds.length > 0 ? 'on' : 'off', ...state }
}

/** First of all, while the press still counts, the browser asks. */
async function begin(choice: PushChoice): Promise<PushOutcome> {
  const permission = await Notification.requestPermission()
  if (permission !== 'granted') return permission === 'denied' ? 'blocked' : 'unanswered'
  const [manager, reply] = [await pusher(PATIENCE), await call(pushKeyCall, {}, { notice: 'screen' })]
  if (!manager || manager === 'install' || reply.state !== 'ok') return 'unreachable'
  const subscription = await subscriptionFor(manager, reply.value.key).catch(() => undefined)
  if (!subscription) return 'unreachable'
  return (await tell(subscription, choice)) ? 'on' : 'unreachable'
}

async function end(): Promise<void> {
  const manager = await pusher(PATIENCE)
  const endpoint = typeof manager === 'object' ? (await manager.getSubscription())?.endpoint : undefined
  if (endpoint) await call(pushUnsubscribeCall, { endpoint }, { notice: 'screen' })
  await endPush().catch(() => forgetPush()) // the exchange tells nothing any more: what is left of it is idle
}

export function usePush(): Push {
  const client = useQueryClient()
  const of = useQuery<PushState | null>({
    queryKey: KEY,
    queryFn: look,
    refetchOnMount: 'always',
    refetchOnWindowFocus: 'always',
  })
  const renewed = useCallback(
    <T>(work: Promise<T>) => work.finally(() => client.invalidateQueries({ queryKey: KEY })),
    [client],
  )
  return {
    of,
    turnOn: useCallback(choice => renewed(begin(choice)), [renewed]),
    turnOff: useCallback(() => renewed(end()), [renewed]),
  }
}
