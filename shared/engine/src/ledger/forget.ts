import { changing, deleting, type Portion } from '../db/portions.ts'
import { booksOf } from './books.ts'
import { dropOldest } from './simulated/keep.ts'

/** Replies and refusals tell of whoever closed their account; that orders were accepted, and what they posted, stays. */
export const replyPortions = {
  replies: changing('client_order', "reply = 'null'", { by: ['client_order_id'] }),
  refusals: deleting('refused_order', { key: 'user_id, client_order_id' }),
}

/** Rows that an entry of virtual money has in all tables. */
const ROWS_OF_ENTRY = 10

const entries: Portion = ({ tx, user, most }) => {
  const some = Math.ceil(most / ROWS_OF_ENTRY)
  return dropOldest(booksOf(tx), user, some) < some ? null : ''
}

const of = (table: string, key: string) => deleting(table, { owner: 'owner', key })

/** An owner's books of virtual money, and the house's side of them. */
export const simulatedPortions: Readonly<Record<string, Portion>> = {
  'simulated-entries': entries,
  'simulated-accounts': of('sim_account', 'rowid'),
  'simulated-house': deleting('sim_account', {
    owner: 'sub',
    where: "owner = 'house' AND currency = 'VUSDT' AND kind = 'virtual'",
  }),
  'simulated-sums': of('sim_sum', 'owner, period, currency, kind, type'),
  'simulated-totals': of('sim_total', 'owner, currency, kind'),
  'simulated-owner': of('sim_owner', 'owner'),
  'simulated-orders': deleting('sim_order', { key: 'user_id, client_order_id' }),
}
