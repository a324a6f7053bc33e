/** A visitor's account becomes that of the person who signed in: money and rows, in one transaction. */
import { run, sql } from '../db/query.ts'
import type { Tx } from '../db/transact.ts'
import { heldBy, type Leg, post, VIRTUAL } from '../ledger/index.ts'
import { pendingOf, runningOf, updateRow } from '../positions/rows.ts'
import { demoAccount } from './rows.ts'
import type { DemoRow } from './tables.ts'

/** @param user who has none of their own */
export function adopt(tx: Tx, visitor: DemoRow, user: string): DemoRow {
  moveFunds(tx, visitor, user)
  moveRows(tx, visitor, user)
  const change = { owner: user, token_hash: null, expires: null }
  run(tx, sql.updateTable('demo_account').set(change).where('owner', '=', visitor.owner))
  return { ...visitor, ...change }
}

function moveFunds(tx: Tx, { owner, account_no: id }: DemoRow, user: string): void {
  const legs = heldBy(tx, owner).flatMap(({ kind, sub, balance }): Leg[] => {
    const leg = { currency: VIRTUAL, kind: kind as Leg['kind'], sub }
    return [
      { ...leg, owner, minor: -balance },
      { ...leg, owner: user, minor: balance },
    ]
  })
  if (legs.length > 0)
    post(tx, { key: `virtual-grant:${id}:adopted`, type: 'virtual-grant', ref: { kind: 'demo', id }, legs })
}

/** What is open is written one by one: memory keeps it too. */
function moveRows(tx: Tx, { owner }: DemoRow, user: string): void {
  const account = demoAccount(owner)
  for (const row of [...runningOf(tx, account), ...pendingOf(tx, account)]) updateRow(tx, row, { user_id: user })
  run(tx, sql.updateTable('position').set({ user_id: user }).where('user_id', '=', owner))
  for (const table of ['second_order', 'realized_day'] as const)
    run(tx, sql.updateTable(table).set({ user_id: user }).where('user_id', '=', owner))
}
