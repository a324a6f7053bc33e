/** A database with one recharge and one withdrawal of a person, to be copied. */
import { migrate } from '@shared/engine/db/migrate'
import { type Db, openDatabase } from '@shared/engine/db/open'
import { migrations } from '../../domains/migrations.ts'
import { insertOne } from '../growth/copies.ts'

/** Both open, the first of their kind, of the user `ann`, asked for at 0. */
export function paymentsDb(): Db {
  const db = openDatabase(':memory:')
  migrate(db, migrations)
  insertOne(db, 'user', {
    ...{ id: 'ann', account_type: 1, account: 'ann', password: '', invite_code: 'A', created_at: 0 },
  })
  insertOne(db, 'payout_account', {
    ...{ id: 'P0', user_id: 'ann', kind: 2, network: 'TRC20', number: 'T', label: '', is_default: 0 },
    ...{ usable_from: 0, client_order_id: 'payout', created_at: 0 },
  })
  const order = { user_id: 'ann', currency: 'USDT', network: 'TRC20', amount: 100, status: 0, created_at: 0 }
  insertOne(db, 'recharge', {
    ...{ ...order, id: 'R0', stage: 1, stage_at: 0, voucher: '[]', client_order_id: 'recharge', expires_at: 10 },
  })
  insertOne(db, 'withdrawal', {
    ...{ ...order, id: 'W0', account_id: 'P0', kind: 2, number: 'T', label: '', fee: 1, value: 100, in_review: 0 },
    ...{ client_order_id: 'withdrawal' },
  })
  return db
}
