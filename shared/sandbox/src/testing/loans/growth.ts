/** Closed loans of a person, some of them overdue for a day; and one that runs, with many days of interest and many events. */
import { loanInfoCall, loanListCall } from '@shared/contract'
import { DAY } from '@shared/engine/clock'
import type { Db } from '@shared/engine/db/open'
import { transact } from '@shared/engine/db/transact'
import { schedule } from '@shared/engine/due/index'
import { copyRows, insertOne } from '../growth/copies.ts'
import { asksOf, type Growth } from '../growth/growth.ts'

const loan = (id: string, user: string, change: Record<string, string | number>) => ({
  ...{ id, user_id: user, type: 1, currency: 'USDT', amount: '100', principal: '0', interest: '0', days: 7 },
  ...{ daily_rate: '0.0005', overdue: 0, overdue_days: 0, accrued: '0', free_ms: DAY, days_charged: 0 },
  ...{ pledge_amount: '0', called: 0, client_order_id: id.toLowerCase(), ...change },
})

function growClosed(db: Db, user: string, n: number, now: number): void {
  const times = { created_at: now - 9 * DAY, start_at: now - 9 * DAY, end_at: now - 2 * DAY, ended_at: now - DAY }
  const late = { ...times, status: 3, close_reason: 'liquidated', overdue: 1, overdue_days: 1 }
  insertOne(db, 'loan', loan('LGROWTH', user, late))
  copyRows(db, 'loan', "id = 'LGROWTH'", n, {
    ...{ id: "'LG' || i", client_order_id: "'growth-order-id-' || i", created_at: 'created_at - i * 1000' },
    ...{ overdue: 'i % 2', overdue_days: 'i % 2', close_reason: "iif(i % 3, 'repaid', 'liquidated')" },
  })
}

/** Its next day of interest falls due tomorrow. */
function growRunning(db: Db, user: string, n: number, now: number): void {
  const times = { created_at: now - n * DAY, start_at: now - n * DAY, end_at: now + 5 * DAY }
  insertOne(db, 'loan', loan('LRUNNING', user, { ...times, status: 2, principal: '100', days_charged: n }))
  insertOne(db, 'loan_event', { loan_id: 'LRUNNING', seq: 0, code: 'passed', at: now })
  copyRows(db, 'loan_event', "loan_id = 'LRUNNING'", n, { seq: 'i' })
  insertOne(db, 'loan_interest', { loan_id: 'LRUNNING', day: 0, rate: '0.0005', amount: '0.05', at: now })
  copyRows(db, 'loan_interest', "loan_id = 'LRUNNING'", n, { day: 'i' })
  const due = { kind: 'loan-interest', subject: 'LRUNNING', n: n + 1, at: now + DAY + 1 } as const
  transact(db, tx => schedule(tx, due))
}

export const loanGrowth: Growth = {
  grow(db, user, n, now) {
    growClosed(db, user, n, now)
    growRunning(db, user, n, now)
  },
  asks: [
    ...asksOf(loanInfoCall, {}),
    ...asksOf(loanListCall, {}, { type: 1 }, { status: 3 }, { status: 2 }, { status: 3, type: 1 }, { pageNo: 2 }),
    ...asksOf(loanListCall, { id: 'LRUNNING' }, { clientOrderId: 'growth-order-id-7' }),
  ],
}
