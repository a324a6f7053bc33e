/** What the clock does to open recharges: they expire, and the sandbox's desk decides where it was told to. */
import { paymentStates, rechargeStages } from '@shared/contract/codes'
import type { Box } from '../../box.ts'
import { all, sql } from '../../db/query.ts'
import { type Tx, transact } from '../../db/transact.ts'
import { guarded } from '../../guarded.ts'
import type { RechargeRow } from '../tables.ts'
import { approve, fail, issueAddress, openRecharge } from './desk.ts'
import { addStep } from './rows.ts'

export function reviewRecharges(box: Box, now: number): void {
  for (const { id, due } of dueOrders(box, now))
    guarded(box.log, `recharge ${id}`, () => transact(box.db, tx => due(tx, box, openRecharge(tx, id))))
}

type Due = (tx: Tx, box: Box, row: RechargeRow) => void

function dueOrders(box: Box, now: number): { id: string; due: Due }[] {
  const open = all(
    box.db,
    sql.selectFrom('recharge').selectAll().where('status', '=', paymentStates.underReview).orderBy('created_at'),
  )
  return open.flatMap(row => {
    const due = dueOf(row, box.settings.autoReview, now)
    return due ? [{ id: row.id, due }] : []
  })
}

/** Review takes as long as it takes; until then an order lives a day. The address comes after a quarter of the review's time. */
function dueOf(row: RechargeRow, seconds: number | null, now: number): Due | undefined {
  if (row.stage < rechargeStages.review && now >= row.expires_at)
    return (tx, box, open) => fail(tx, box, open, 'expired')
  if (seconds === null) return undefined
  const waited = now - row.stage_at
  if (row.stage === rechargeStages.address && waited >= seconds * 250) return bySandbox(issueAddress)
  if (row.stage === rechargeStages.review && waited >= seconds * 1000) return bySandbox(approve)
  return undefined
}

/** The order says that nobody looked at it. */
const bySandbox =
  (decide: (tx: Tx, box: Box, row: RechargeRow) => void): Due =>
  (tx, box, row) => {
    addStep(tx, row.id, 'sandbox-desk', box.clock.now())
    decide(tx, box, row)
  }
