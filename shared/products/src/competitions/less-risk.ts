/** Asks for fewer minutes at risk where nobody could trade for a while (docs/rules/trade.md#competitions). */
import { riskMinutesOf } from '@shared/contract/closes'
import type { Tx } from '@shared/engine/db/transact'
import type { Away } from '@shared/engine/due/index'
import { unsettled, updateCompetition } from './rows.ts'
import type { CompetitionRow } from './tables.ts'

/** Before a competition that ended meanwhile is settled. */
export function askLessRisk(tx: Tx, away: Away): void {
  for (const competition of unsettled(tx)) takeOff(tx, competition, away)
}

function takeOff(tx: Tx, row: CompetitionRow, { from, to }: Away): void {
  const { start_at: start, end_at: end } = row
  const lost = Math.min(to, end) - Math.max(from, start)
  if (lost <= 0) return
  const away_ms = row.away_ms + lost
  // one that keeps older terms asks for none
  const risk_needed = Math.min(row.risk_needed, riskMinutesOf(end - start - away_ms))
  updateCompetition(tx, row, { away_ms, risk_needed })
}
