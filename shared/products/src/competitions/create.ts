/** Makes a competition, with those who play by themselves. */
import { riskMinutesOf } from '@shared/contract/closes'
import { run, sql } from '@shared/engine/db/query'
import type { Tx } from '@shared/engine/db/transact'
import { schedule } from '@shared/engine/due/index'
import type { CompetitionRow, EntryRow } from './tables.ts'
import { enter } from './take-part.ts'

export type NewCompetition = Omit<
  CompetitionRow,
  'started_at' | 'settled_at' | 'cancelled_at' | 'verify_by' | 'risk_needed' | 'risk_minute' | 'away_ms' | 'people'
>

/** Once for each id. @returns those who play by themselves; undefined where it was there before */
export function createCompetition(
  tx: Tx,
  terms: NewCompetition,
  bots: number,
  now: number,
): { competition: CompetitionRow; bots: EntryRow[] } | undefined {
  const risk = { risk_needed: riskMinutesOf(terms.end_at - terms.start_at), risk_minute: 0, away_ms: 0 }
  const life = { people: 0, started_at: null, settled_at: null, cancelled_at: null }
  const competition = { ...terms, verify_by: terms.start_at, ...risk, ...life }
  const insert = sql.insertInto('competition').values(competition)
  if (
    !run(
      tx,
      insert.onConflict(conflict => conflict.doNothing()),
    )
  )
    return
  schedule(tx, { kind: 'competition-start', subject: competition.id, at: competition.start_at })
  schedule(tx, { kind: 'competition-end', subject: competition.id, at: competition.end_at })
  const names = Array.from({ length: bots }, (_, at) => `bot-${competition.id}-${at + 1}`)
  return { competition, bots: names.map(name => enter(tx, competition, name, now, 1)) }
}
