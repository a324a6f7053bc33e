/** Competitions: virtual money under the rules of everybody, a reward in money. */

import { prepared } from '@shared/engine/db/query'
import type { DueHandlers } from '@shared/engine/due/index'
import type { Claim } from '@shared/engine/ledger/index'
import { toMinor } from '@shared/money'
import { beginCompetition } from './begin.ts'
import { cancelRest } from './cancel.ts'
import { endCompetition } from './finish.ts'

export { competitionActions } from './actions.ts'
export { competitionBeat } from './beat.ts'
export { competitionCalls } from './calls.ts'
export { countCloses } from './closes.ts'
export { askLessRisk } from './less-risk.ts'
export { seedCompetitions } from './seed/index.ts'

export const competitionDues = {
  'competition-start': beginCompetition,
  'competition-end': endCompetition,
  'competition-cancel': cancelRest,
} satisfies DueHandlers

const FUNDS = `SELECT e.id, c.entry_funds AS funds FROM competition_entry e JOIN competition c ON c.id = e.competition_id
  WHERE e.state = 'in' AND e.bot = 0`

/** The entry funds of whoever takes part, each in a sub-account of its own. */
export const competitionClaims: readonly Claim[] = [
  {
    kind: 'competition',
    read: tx =>
      new Map(
        (prepared(tx, FUNDS).all() as { id: string; funds: string }[]).map(({ id, funds }) => [id, toMinor(funds)]),
      ),
  },
]
