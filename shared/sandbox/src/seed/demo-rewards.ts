/** What the demo account may claim. */
import { transact } from '@shared/engine/db/transact'
import { envelopeOfNow, settle } from '@shared/products/rewards/index'
import type { StandIn } from './stand-in.ts'

/** V2 by what it holds now, with its gift. */
export const reachLevel = ({ caller: { context, user } }: StandIn): void =>
  transact(context.db, tx => settle(tx, context, { user_id: user, falls: 0 }))

/** Of this week. */
export const receiveEnvelope = ({ caller: { context, user } }: StandIn): void =>
  transact(context.db, tx => envelopeOfNow(tx, user, context.clock.now()))
