/** An exchange that dies as it lends, is paid back or collects: each happens once, and the books are sound on the disk. */
import { expect } from '@jest/globals'
import {
  balanceLogCall,
  type InputOf,
  loanListCall,
  pledgeApplyCall,
  repayLoanCall,
  userBalanceCall,
} from '@shared/contract'
import { loanStates } from '@shared/contract/codes'
import { DAY } from '@shared/engine/clock'
import type { Point } from '../../../sandbox/src/testing/ledger/fault.ts'
import { isAnswered, testKills } from '../../../sandbox/src/testing/ledger/kills.ts'
import type { Mortal } from '../../../sandbox/src/testing/ledger/mortal.ts'
import { newOrderId } from '../../../testing/src/client.ts'
import type { TestUser } from '../../../testing/src/exchange.ts'

const points: readonly Point[] = ['one leg', 'before commit', 'before reply']
const SIGNATURE = `signature/${'1'.padStart(32, '0')}.png`
const UPLOADED = `INSERT INTO upload (path, user_id, biz, type, size, at) SELECT ?, id, 'signature', 'image/png', 1, created_at
  FROM user WHERE account = ?`

type Borrower = { user: TestUser; terms: InputOf<typeof pledgeApplyCall> }

/** Somebody with 0.1 BTC, 1,000 USDT and an uploaded signature. */
async function borrower(m: Mortal): Promise<Borrower> {
  const user = await m.newUser('borrower', '1000')
  expect(await m.operate('wallet', 'adjust', user.account, 'BTC', '+0.1')).toBe(true)
  await m.stop()
  m.onDisk(db => db.prepare(UPLOADED).run(SIGNATURE, user.account))
  await m.start()
  const pledge = { loanSetId: 'pledge', pledgeCurrency: 'BTC', pledgeAmount: '0.1', signImage: SIGNATURE }
  return { user, terms: { ...pledge, amount: '1000', days: 7, clientOrderId: newOrderId() } }
}

const lent = async (m: Mortal, { user, terms }: Borrower) => (await m.client.ask(pledgeApplyCall, terms, user)).id
const balance = async (m: Mortal, { user }: Borrower, currency = 'USDT') =>
  (await m.client.ask(userBalanceCall, { currency }, user))[0]?.available
const loans = async (m: Mortal, { user }: Borrower) => (await m.client.ask(loanListCall, {}, user)).records

testKills<Borrower>({
  title: 'killed at "%s" of a loan: it is lent once, or not at all until it is sent again',
  points,
  prepare: borrower,
  act: (m, { user, terms }) => isAnswered(m.client.call(pledgeApplyCall, terms, user)),
  async check(m, who) {
    const id = await lent(m, who)
    expect((await loans(m, who)).map(row => [row.id, row.owed, row.pledgeAmount])).toEqual([[id, '1000', '0.1']])
    expect([await balance(m, who), await balance(m, who, 'BTC')]).toEqual(['2000', '0'])
  },
})

testKills<Borrower & { order: InputOf<typeof repayLoanCall> }>({
  title: 'killed at "%s" of a repayment: it is paid once, and the coins are back once',
  points,
  async prepare(m) {
    const who = await borrower(m)
    return { ...who, order: { loanId: await lent(m, who), amount: 'all', clientOrderId: newOrderId() } }
  },
  act: (m, { user, order }) => isAnswered(m.client.call(repayLoanCall, order, user)),
  async check(m, who) {
    const paid = { status: loanStates.paid, owed: '0' }
    expect(await m.client.ask(repayLoanCall, who.order, who.user)).toMatchObject(paid)
    expect([await balance(m, who), await balance(m, who, 'BTC')]).toEqual(['1000', '0.1'])
  },
})

/** As if so much time had gone by while the exchange was down. */
const takenBefore = (m: Mortal, id: string, ms: number) =>
  m.onDisk(db => {
    db.prepare('UPDATE due SET at = at - ?, try_at = try_at - ? WHERE subject = ?').run(ms, ms, id)
    db.prepare('UPDATE loan SET start_at = start_at - ?, end_at = end_at - ? WHERE id = ?').run(ms, ms, id)
  })

testKills<Borrower>({
  title: 'killed at "%s" of the second of its due date, after a downtime over the days before it: each once',
  points,
  async prepare(m) {
    const who = await borrower(m)
    const id = await lent(m, who)
    await m.stop()
    takenBefore(m, id, 7 * DAY - 1000)
    return who
  },
  act: m => m.operate('clock', 'advance', '1s'),
  async check(m, who) {
    expect(await m.operate('clock', 'advance', '2s')).toBe(true)
    const [loan] = await loans(m, who)
    expect(loan).toMatchObject({ status: loanStates.paid, closeReason: 'collected', owed: '0' })
    expect(loan?.interestDays.map(({ day, amount }) => [day, amount])).toEqual(
      [1, 2, 3, 4, 5, 6].map(day => [day, '0.2']),
    )
    expect([await balance(m, who), await balance(m, who, 'BTC')]).toEqual(['998.8', '0.1'])
    const { records } = await m.client.ask(balanceLogCall, { type: 'loan-interest', pageSize: 100 }, who.user)
    expect(records).toHaveLength(6)
  },
})
