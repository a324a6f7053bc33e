/** Payments of a person that are over, payout accounts that were removed, and what came in: all of today; and the hours of yesterday. */
import {
  assetCourseCall,
  assetHistoryCall,
  payoutAccountListCall,
  rechargeListCall,
  userAssetsCall,
  userBalanceCall,
  userContractBalanceCall,
  withdrawalListCall,
  withdrawalRulesCall,
} from '@shared/contract'
import { DAY, HOUR } from '@shared/engine/clock'
import type { Db } from '@shared/engine/db/open'
import { copyRows, insertOne } from '../growth/copies.ts'
import { asksOf, type Growth } from '../growth/growth.ts'

const copy = (id: string) => ({
  ...{ id: `'${id}' || i`, client_order_id: "'growth-order-id-' || i" },
  ...{ amount: '1000 + i % 7', created_at: 'created_at - i % 1000' },
})

function growRecharges(db: Db, user: string, n: number, now: number): void {
  insertOne(db, 'recharge', {
    ...{ id: 'RGROWTH', user_id: user, currency: 'USDT', network: 'TRC20', amount: 1, status: -2, stage: 1 },
    ...{ stage_at: now - 1000, voucher: '[]', tx_hash: 'F00D', client_order_id: 'rgrowth' },
    ...{ created_at: now - 1000, expires_at: now - 1 },
  })
  const delivered = { status: 'iif(i % 2, 1, -2)', credited: 'iif(i % 2, 1, NULL)' }
  copyRows(db, 'recharge', "id = 'RGROWTH'", n, { ...copy('RG'), ...delivered })
}

function growWithdrawals(db: Db, user: string, n: number, now: number): void {
  insertOne(db, 'payout_account', {
    ...{ id: 'PGROWTH', user_id: user, kind: 2, network: 'TRC20', number: 'T', label: '', is_default: 0 },
    ...{ usable_from: 0, client_order_id: 'pgrowth', created_at: now - 1000, removed_at: now - 500 },
  })
  copyRows(db, 'payout_account', "id = 'PGROWTH'", n, { id: "'PG' || i" })
  insertOne(db, 'withdrawal', {
    ...{ id: 'WGROWTH', user_id: user, account_id: 'PGROWTH', kind: 2, number: 'T', label: '', currency: 'USDT' },
    ...{ network: 'TRC20', amount: 1000, fee: 1, value: 1000, status: -2, in_review: 0, client_order_id: 'wgrowth' },
    ...{ created_at: now - 1000 },
  })
  copyRows(db, 'withdrawal', "id = 'WGROWTH'", n, { ...copy('WG'), status: 'iif(i % 2, 2, -2)' })
}

/** One for each entry that the ledger's part has made. */
const growInflows = (db: Db, user: string, now: number): void =>
  void db
    .prepare(
      `INSERT INTO inflow SELECT DISTINCT entry_id, owner, 1, ? FROM ledger_line WHERE owner = ? ON CONFLICT DO NOTHING`,
    )
    .run(now - 1000, user)

/** A whole day of them: there are never more. */
function growHours(db: Db, user: string, now: number): void {
  insertOne(db, 'asset_hour', { user_id: user, at: now - (now % HOUR) - DAY, total: '1', inflow: '0' })
  copyRows(db, 'asset_hour', `user_id = '${user}'`, 23, { at: `at - i * ${HOUR}` })
}

const days = { createTime_begin: '2026-01-01 00:00:00' }
/** What both lists can be asked for. */
const filters = [
  ...[{}, { status: -2 }, { currency: 'USDT' }, { currency: 'BTC' }, { status: -2, currency: 'USDT' }],
  ...[{ pageNo: 2 }, { order: 'asc' as const }, { column: 'amount' }, { column: 'amount', status: -2 }],
  ...[days, { ...days, status: -2 }, { ...days, column: 'amount' }, { clientOrderId: 'growth-order-id-7' }],
]

export const walletGrowth: Growth = {
  grow(db, user, n, now) {
    growRecharges(db, user, n, now)
    growWithdrawals(db, user, n, now)
    growInflows(db, user, now)
    growHours(db, user, now)
  },
  asks: [
    ...asksOf(rechargeListCall, ...filters, { status: 1 }, { id: 'RG7' }),
    ...asksOf(withdrawalListCall, ...filters, { status: 2 }, { id: 'WG7' }),
    ...asksOf(withdrawalRulesCall, {}),
    ...asksOf(payoutAccountListCall, {}, { clientOrderId: 'growth-order-id-7' }),
    ...asksOf(userAssetsCall, {}),
    ...asksOf(userBalanceCall, {}),
    ...asksOf(userContractBalanceCall, {}),
    ...asksOf(assetHistoryCall, { days: 30 }),
    ...asksOf(assetCourseCall, {}),
  ],
}
