/** What is asked of payments each second, and before each step, reads few of many. */
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import type { Context } from '@shared/engine/context'
import type { Db } from '@shared/engine/db/open'
import { copyRows } from '../../../sandbox/src/testing/growth/copies.ts'
import { paymentsDb } from '../../../sandbox/src/testing/wallet/payments-db.ts'
import { type Watch, watchRows } from '../../../testing/src/visited.ts'
import { hasPayoutAccount, isPaidTo, payoutAccountsOf } from './payout/rows.ts'
import { reviewRecharges } from './recharge/review.ts'
import { creditedBefore } from './recharge/rows.ts'
import type { RechargeRow } from './tables.ts'
import { reviewWithdrawals } from './withdrawal/review.ts'

let watch: Watch
let db: Db
beforeEach(() => {
  watch = watchRows()
  db = paymentsDb()
})
afterEach(() => {
  watch.stop()
  db.close()
})

const MANY = 2000
const rows = async (work: () => unknown) => (await watch.during(work)).rows
/** Each order later than the one before: in the last second of the first minute none is due. */
const at = (second: number, autoReview: number | null = 20) =>
  ({ db, settings: { autoReview }, log: () => {}, clock: { now: () => second * 1000 } }) as unknown as Context
const copy = (id: string) => ({ id: `'${id}' || i`, client_order_id: `'${id}' || i`, created_at: '60000 + i' })

test('a second reads no recharge whose time has not come, of however many are open', async () => {
  copyRows(db, 'recharge', "id = 'R0'", MANY, {
    ...{ ...copy('R'), stage: '1 + i % 3', stage_at: '60000 + i', expires_at: '90000000 + i' },
  })
  db.exec("DELETE FROM recharge WHERE id = 'R0'")
  expect(await rows(() => reviewRecharges(at(60), 60_000))).toBe(0)
  expect(await rows(() => reviewRecharges(at(60, null), 60_000))).toBe(0)
})

test('a second reads no withdrawal whose time has not come, and nobody else', async () => {
  copyRows(db, 'user', "id = 'ann'", MANY, { id: "'u' || i", account: "'u' || i", invite_code: "'u' || i" })
  copyRows(db, 'withdrawal', "id = 'W0'", MANY, copy('W'))
  db.exec("DELETE FROM withdrawal WHERE id = 'W0'")
  expect(await rows(() => reviewWithdrawals(at(60), 60_000))).toBe(0)
})

test('what an account is paid, and what was credited, is found among many that are over', async () => {
  copyRows(db, 'withdrawal', "id = 'W0'", MANY, { ...copy('W'), status: '2' })
  copyRows(db, 'recharge', "id = 'R0'", MANY, { ...copy('R'), status: '-1', tx_hash: "'F00D'" })
  copyRows(db, 'payout_account', "id = 'P0'", MANY, { id: "'P' || i", removed_at: '1' })
  const proven = { id: 'R0', network: 'TRC20', tx_hash: 'F00D' } as RechargeRow
  expect(await rows(() => expect(isPaidTo(db, 'P0')).toBe(true))).toBe(1)
  expect(await rows(() => expect(isPaidTo(db, 'P1')).toBe(false))).toBe(0)
  expect(await rows(() => expect(creditedBefore(db, proven)).toBeUndefined())).toBe(0)
  expect(await rows(() => expect(payoutAccountsOf(db, 'ann')).toHaveLength(1))).toBe(1)
  expect(await rows(() => expect(hasPayoutAccount(db, 'ann')).toBe(true))).toBe(1)
})
