/** What one is entitled to: levels with gifts and envelopes, tasks, the team (docs/rules/account.md#levels). */
import type { Context } from '@shared/engine/context'
import { runOnce } from '@shared/engine/jobs/runs'
import { booksOf } from '@shared/engine/ledger/index'
import { settleDue } from './due.ts'
import { closeExpired } from './expired.ts'
import { sweepLevels } from './sweep.ts'
import { teamIncome } from './team-income.ts'
import { envelopes, falls } from './weekly.ts'

export { rewardActions } from './actions.ts'
export { rewardCalls } from './calls.ts'
export { settle } from './due.ts'
export { queueArrivals } from './queue.ts'
export { feedTeams } from './team-income.ts'
export { envelopeOfNow } from './weekly.ts'

/**
 * What came before Monday counts for its envelope: the queue comes first. Whom the hour put into it, or paid, is looked at in
 * the same second: what a downtime brings raises nobody's envelope.
 */
export function rewardBeat(context: Context, now: number): void {
  const { db } = context
  if (booksOf(db).halted) return
  settleDue(context)
  closeExpired(db, now)
  runOnce(context, envelopes, now)
  runOnce(context, falls, now)
  sweepLevels(db, now)
  runOnce(context, teamIncome, now)
  settleDue(context)
}
