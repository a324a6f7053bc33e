/** The competitions of a fresh exchange: one runs, one is coming, one is over. */
import { DAY, HOUR, MINUTE } from '@shared/engine/clock'
import type { Context } from '@shared/engine/context'
import { type Tx, transact } from '@shared/engine/db/transact'
import { pastOf } from '@shared/engine/past'
import { openRows, watchPositions } from '@shared/engine/positions/index'
import { playMinute, symbols } from '../bots.ts'
import { createCompetition, type NewCompetition } from '../create.ts'
import { finish } from '../finish.ts'
import type { CompetitionWords } from '../words.ts'
import { coming, ended, running } from './words.ts'

const BOTS = 40
/** Of the one that is over: it is played while the exchange starts. */
const SPRINTERS = 20
const SPRINT = 2 * HOUR

const rewards = JSON.stringify([
  { from: 1, to: 1, amount: '500' },
  { from: 2, to: 3, amount: '200' },
  { from: 4, to: 10, amount: '50' },
])

type When = { id: string; start_at: number; end_at: number; join_deadline: number; cover: string }

const termsOf = (words: CompetitionWords, when: When): NewCompetition => ({
  ...when,
  words: JSON.stringify(words),
  entry_funds: '100',
  virtual_funds: '10000',
  max_participants: 500,
  rewards,
})

/** Once: each is known by its id. @param context of a running exchange */
export function seedCompetitions(context: Context): void {
  const now = context.clock.now()
  transact(context.db, tx => sprint(tx, context, now))
  transact(context.db, tx => {
    const week = { id: 'week-cup', cover: 'content/banner-cup.svg', start_at: now, end_at: now + 7 * DAY }
    createCompetition(tx, termsOf(running(), { ...week, join_deadline: now + 5 * DAY }), BOTS, now)
    const start_at = now + 3 * DAY
    const month = { id: 'month-cup', cover: 'content/banner-cup.svg', start_at, end_at: start_at + 30 * DAY }
    createCompetition(tx, termsOf(coming(), { ...month, join_deadline: start_at }), BOTS, now)
  })
}

/**
 * By the rules and by nobody's hand: only the seconds within its minutes are missing. Where somebody trades already it is
 * not played: prices of the past would reach their positions, too.
 */
function sprint(tx: Tx, present: Context, now: number): void {
  const end_at = now - (now % HOUR)
  const start_at = end_at - SPRINT
  const when = { id: 'two-hour-sprint', cover: 'content/banner-cup.svg', start_at, end_at, join_deadline: start_at }
  const { context, go } = pastOf(present, symbols, start_at, end_at)
  if (!openRows(tx).all().next().done) return
  if (go(start_at).length < symbols.length) return // this chart has no such past
  const made = createCompetition(tx, termsOf(ended(), when), SPRINTERS, start_at)
  if (!made) return
  for (let at = start_at; at < end_at; at += MINUTE) {
    watchPositions(tx, context, go(at), at)
    playMinute(tx, context, made.bots, at)
  }
  go(end_at)
  finish(tx, context, made.competition)
}
