/** A person's simulated account with as much as it keeps, and that of a visitor who is gone: it is taken down meanwhile. */
import { balanceLogCall, positionListCall, positionsSummaryCall, secondListCall } from '@shared/contract'
import { DEMO_FUNDS } from '@shared/contract/limits'
import type { Db } from '@shared/engine/db/open'
import { transact } from '@shared/engine/db/transact'
import { MOST_SIMULATED } from '@shared/engine/ledger/index'
import { simulated } from '@shared/engine/ledger/simulated/names'
import { duePeriods, fill } from '@shared/engine/ledger/sum-tables'
import { grantFunds } from '@shared/engine/positions/virtual-funds'
import { demoAccount } from '@shared/products/demo/rows'
import { copyRows, insertOne } from '../growth/copies.ts'
import { asksOf, type Growth } from '../growth/growth.ts'

const VISITOR = 'DVISITOR'

function openedBy(db: Db, owner: string, expires: number | null): void {
  const id = `D-${owner}`
  const token_hash = expires === null ? null : id
  insertOne(db, 'demo_account', { owner, account_no: id, token_hash, expires, opened_at: 0 })
  transact(db, tx => grantFunds(tx, demoAccount(owner), { kind: 'demo', id }, DEMO_FUNDS))
}

/** The grant many times, in lists alone: its account holds it once. */
function copyEntries(db: Db, owner: string, n: number): void {
  const [entry] = db.prepare('SELECT max(entry_id) AS id FROM sim_line WHERE owner = ?').all(owner)
  const [last] = db.prepare('SELECT max(id) AS id FROM sim_entry').all()
  const next = `${last?.id} + i`
  copyRows(db, 'sim_entry', `id = ${entry?.id}`, n, { id: next, key: "key || ':' || i" })
  copyRows(db, 'sim_posting', `entry_id = ${entry?.id}`, n, { entry_id: next })
  copyRows(db, 'sim_line', `entry_id = ${entry?.id}`, n, { entry_id: next })
  db.prepare('UPDATE sim_owner SET entries = entries + ? WHERE owner = ?').run(n, owner)
}

function copyEnded(db: Db, owner: string, user: string, n: number): void {
  const own = { user_id: `'${owner}'`, account: "'demo'", created_at: 'created_at - i * 1000' }
  const closed_at = 'closed_at - i * 1000'
  for (const [table, id] of [
    ['position', 'PGROWTH'],
    ['second_order', 'SGROWTH'],
  ] as const)
    copyRows(db, table, `id = '${id}' AND user_id = '${user}'`, n, { ...own, id: `'${owner}' || i`, closed_at })
}

const accountType = 2 as const

export const demoGrowth: Growth = {
  grow(db, user, n, now) {
    const kept = Math.min(n, MOST_SIMULATED - 1)
    for (const [owner, expires] of [
      [user, null],
      [VISITOR, now + 1],
    ] as const) {
      openedBy(db, owner, expires)
      copyEntries(db, owner, kept)
      copyEnded(db, owner, user, kept)
    }
    db.exec(`DELETE FROM sim_sum; ${simulated(fill(duePeriods))}`)
  },
  asks: [
    ...asksOf(balanceLogCall, { account: 'virtual' }, { currency: 'VUSDT' }, { account: 'virtual', pageNo: 2 }),
    ...asksOf(balanceLogCall, { currency: 'VUSDT', createTime_begin: '2026-01-01 12:00:00' }),
    ...asksOf(positionListCall, { accountType }, { accountType, state: 3 }, { accountType, state: 1 }),
    ...asksOf(positionsSummaryCall, { accountType }),
    ...asksOf(secondListCall, { accountType }, { accountType, state: 3 }),
  ],
}
