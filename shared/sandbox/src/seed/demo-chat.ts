/** What the demo account asked in the live chat an hour before somebody looks in; the bot answered, and it was seen. */

import { HOUR, MINUTE } from '@shared/engine/clock'
import type { Context } from '@shared/engine/context'
import { transact } from '@shared/engine/db/transact'
import { answerTo, beginChat } from '../chat/index.ts'
import type { StandIn } from './stand-in.ts'

/** @param orderId a deposit of the account's own */
export function askInChat({ caller }: StandIn, orderId: string): void {
  const { context, user } = caller
  const start = context.clock.now() - HOUR
  const at = (minutes: number): Context => ({
    ...context,
    clock: { manual: false, now: () => start + minutes * MINUTE },
  })
  transact(context.db, tx => {
    const begun = beginChat(tx, at(0), user)
    if (!begun) return
    answerTo(tx, at(1), begun, { clientId: 'demo-chat-1', text: 'How long does a withdrawal take?' })
    answerTo(tx, at(3), begun, { clientId: 'demo-chat-2', text: `What became of ${orderId}?` })
  })
}
