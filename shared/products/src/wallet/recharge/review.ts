/** What the clock does to open recharges: they expire, and the sandbox's desk decides where it was told to. */
import { paymentStates, rechargeStages } from '@shared/contract/codes'
import type { Context } from '@shared/engine/context'
import { prepared } from '@shared/engine/db/query'
import { type Tx, transact } from '@shared/engine/db/transact'
import { guarded } from '@shared/engine/guarded'
import { reasonOf } from '@shared/engine/reasons/stored'
import type { RechargeRow } from '../tables.ts'
import { approve, fail, issueAddress, openRecharge, reject } from './desk.ts'
import { addStep, creditedBefore } from './rows.ts'

export function reviewRecharges(context: Context, now: number): void {
  for (const { id, due } of dueOrders(context, now))
    guarded(context.log, `recharge ${id}`, () => transact(context.db, tx => due(tx, context, openRecharge(tx, id))))
}

type Due = (tx: Tx, context: Context, row: RechargeRow) => void

/** By hand, since it is asked every second; what each index holds alone is a literal. */
const OPEN = `SELECT * FROM recharge WHERE status = ${paymentStates.underReview}`
const DUE = `${OPEN} AND stage < ${rechargeStages.review} AND expires_at <= ?
  UNION ${OPEN} AND stage = ${rechargeStages.address} AND stage_at <= ?
  UNION ${OPEN} AND stage = ${rechargeStages.review} AND stage_at <= ? ORDER BY created_at`

function dueOrders(context: Context, now: number): { id: string; due: Due }[] {
  const seconds = context.settings.autoReview
  const [issued, judged] = seconds === null ? [-1, -1] : [now - seconds * 250, now - seconds * 1000]
  const rows = prepared(context.db, DUE).all(now, issued, judged) as RechargeRow[]
  return rows.flatMap(row => {
    const due = dueOf(row, seconds, now)
    return due ? [{ id: row.id, due }] : []
  })
}

/** Review takes as long as it takes; until then an order lives a day. The address comes after a quarter of the review's time. */
function dueOf(row: RechargeRow, seconds: number | null, now: number): Due | undefined {
  if (row.stage < rechargeStages.review && now >= row.expires_at)
    return (tx, context, open) => fail(tx, context, open, 'expired')
  if (seconds === null) return undefined
  const waited = now - row.stage_at
  if (row.stage === rechargeStages.address && waited >= seconds * 250) return bySandbox(issueAddress)
  if (row.stage === rechargeStages.review && waited >= seconds * 1000) return bySandbox(judge)
  return undefined
}

/** What was credited once is not credited again. */
const judge = (tx: Tx, context: Context, row: RechargeRow): void =>
  creditedBefore(tx, row) ? reject(tx, context, row, reasonOf('recharge', 'duplicate')) : approve(tx, context, row)

/** The order says that nobody looked at it. */
const bySandbox =
  (decide: (tx: Tx, context: Context, row: RechargeRow) => void): Due =>
  (tx, context, row) => {
    addStep(tx, row.id, 'sandbox-desk', context.clock.now())
    decide(tx, context, row)
  }

/** Asked for in the live chat: told at once, and the order says that nobody looked at it. */
export const issueBySandbox: Due = bySandbox(issueAddress)
