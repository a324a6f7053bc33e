/** Competitions: virtual money under the rules of everybody, a reward in money. */
import { toMinor } from '@shared/money'
import type { Claim } from '../ledger/index.ts'
import { competitionById, playing } from './rows.ts'

export { competitionActions } from './actions.ts'
export { competitionBeat } from './beat.ts'
export { competitionCalls } from './calls.ts'
export { countCloses } from './closes.ts'
export { seedCompetitions } from './seed/index.ts'

/** The entry funds of whoever takes part, each in a sub-account of its own. */
export const competitionClaims: readonly Claim[] = [
  {
    kind: 'competition',
    read: tx =>
      new Map(
        playing(tx)
          .filter(({ bot }) => !bot)
          .map(entry => [entry.id, toMinor(competitionById(tx, entry.competition_id).entry_funds)]),
      ),
  },
]
