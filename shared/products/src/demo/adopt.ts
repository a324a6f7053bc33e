/** A visitor's account becomes that of the person who signed in: money and rows, in one transaction. */
import { run, sql } from '@shared/engine/db/query'
import type { Tx } from '@shared/engine/db/transact'
import { heldBy, type Leg, post, VIRTUAL } from '@shared/engine/ledger/index'
import { house } from '@shared/engine/ledger/trading-account'
import { pendingOf, runningOf, updateRow } from '@shared/engine/positions/rows'
import { demoAccount } from './rows.ts'
import type { DemoRow } from './tables.ts'

/** @param user who has none of their own */
export function adopt(tx: Tx, visitor: DemoRow, user: string, now: number): DemoRow {
  moveFunds(tx, visitor, user)
  moveRows(tx, visitor, user)
  leave(tx, visitor, now)
  const own = { ...visitor, owner: user, token_hash: null, expires: null }
  run(tx, sql.insertInto('demo_account').values(own))
  return own
}

/** Each owner's books are closed: what leaves the visitor's comes to the person's from the house. */
function moveFunds(tx: Tx, { owner, account_no: id }: DemoRow, user: string): void {
  const holdings = heldBy(tx, owner)
  if (holdings.length === 0) return
  const all = holdings.reduce((sum, { balance }) => sum + balance, 0n)
  const legs = (of: string, sign: bigint) => [
    house(demoAccount(of), 'virtual', -sign * all),
    ...holdings.map(({ kind, sub, balance }): Leg => {
      return { owner: of, currency: VIRTUAL, kind: kind as Leg['kind'], sub, minor: sign * balance }
    }),
  ]
  const ref = { kind: 'demo', id }
  post(tx, { key: `virtual-reset:${id}:adopted`, type: 'virtual-reset', ref, legs: legs(owner, -1n) })
  post(tx, { key: `virtual-grant:${id}:adopted`, type: 'virtual-grant', ref, legs: legs(user, 1n) })
}

/** What is open is written one by one: memory keeps it too. */
function moveRows(tx: Tx, { owner }: DemoRow, user: string): void {
  const account = demoAccount(owner)
  for (const row of [...runningOf(tx, account), ...pendingOf(tx, account)]) updateRow(tx, row, { user_id: user })
  for (const table of ['position', 'second_order', 'realized_day'] as const)
    run(tx, sql.updateTable(table).set({ user_id: user }).where('user_id', '=', owner))
}

/** The visitor's row stays under another number, as one that is over: with it goes what its books still hold (sweep.ts). */
function leave(tx: Tx, { owner, account_no: no }: DemoRow, now: number): void {
  const over = { account_no: `${no}:adopted`, expires: now }
  run(tx, sql.updateTable('demo_account').set(over).where('owner', '=', owner))
}
