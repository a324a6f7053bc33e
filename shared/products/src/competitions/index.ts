/** Competitions: virtual money under the rules of everybody, a reward in money. */

import type { DueHandlers } from '@shared/engine/due/index'
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
