/** Killed as something is lent, paid back or collected: each happens once, and the books are sound on the disk. */
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import {
  balanceLogCall,
  type InputOf,
  loanListCall,
  pledgeApplyCall,
  repayLoanCall,
  userBalanceCall,
} from '@shared/contract'
import { loanStates } from '@shared/contract/codes'
import { newOrderId } from '../../../testing/src/client.ts'
import type { TestUser } from '../../../testing/src/exchange.ts'
import { lots, rounds, seed } from '../../../testing/src/soak.ts'
import type { Point } from '../ledger/test-fault.ts'
import { Mortal } from '../ledger/test-mortal.ts'

const running = new Mortal()
beforeAll(() => running.begin())
afterAll(() => running.end())

const HOUR = 3_600_000
const DAY = 24 * HOUR
const below = lots()
/** In a soak at each of them, in any other run at one that is drawn. */
function hits(): Point[] {
  const left: Point[] = ['one leg', 'before commit', 'before reply']
  return Array.from({ length: rounds(left.length) }, () => left.splice(below(left.length), 1)).flat()
}
let made = 0

/** With 0.1 BTC, 1,000 USDT, and a signature that lies there. */
async function borrower(): Promise<{ user: TestUser; terms: InputOf<typeof pledgeApplyCall> }> {
  const nth = ++made
  const user = await running.newUser(`borrower_${nth}`, '1000')
  expect(await running.operate('wallet', 'adjust', user.account, 'BTC', '+0.1')).toBe(true)
  await running.stop()
  // so many may register from one address within an hour
  running.sleep(HOUR)
  const signImage = `signature/${String(nth).padStart(32, '0')}.png`
  running.onDisk(db =>
    db
      .prepare(
        `INSERT INTO upload (path, user_id, biz, type, size, at) SELECT ?, id, 'signature', 'image/png', 1, created_at FROM user WHERE account = ?`,
      )
      .run(signImage, user.account),
  )
  await running.start()
  const pledge = { loanSetId: 'pledge', pledgeCurrency: 'BTC', pledgeAmount: '0.1' }
  return { user, terms: { ...pledge, amount: '1000', days: 7, signImage, clientOrderId: newOrderId() } }
}

const lent = async (user: TestUser, terms: InputOf<typeof pledgeApplyCall>) =>
  (await running.client.ask(pledgeApplyCall, terms, user)).id
const balance = async (user: TestUser, currency = 'USDT') =>
  (await running.client.ask(userBalanceCall, { currency }, user))[0]?.available
const loans = async (user: TestUser) => (await running.client.ask(loanListCall, {}, user)).records
const count = async (user: TestUser, type: string) =>
  (await running.client.ask(balanceLogCall, { type, pageSize: 100 }, user)).records.length
const sent = (act: () => Promise<unknown>) =>
  act().then(
    () => true,
    () => false,
  )

test.each(hits())(
  `killed at "%s" of a loan: it is lent once, or not at all until it is sent again (SEED=${seed})`,
  async point => {
    const { user, terms } = await borrower()
    await running.dieAt(point, () => sent(() => lent(user, terms)))
    running.prove()
    await running.start()
    const id = await lent(user, terms)
    expect((await loans(user)).map(row => [row.id, row.owed, row.pledgeAmount])).toEqual([[id, '1000', '0.1']])
    expect([await balance(user), await balance(user, 'BTC')]).toEqual(['2000', '0'])
  },
)

test.each(hits())(
  `killed at "%s" of a repayment: it is paid once, and the coins are back once (SEED=${seed})`,
  async point => {
    const { user, terms } = await borrower()
    const order = { loanId: await lent(user, terms), amount: 'all' as const, clientOrderId: newOrderId() }
    await running.dieAt(point, () => sent(() => running.client.ask(repayLoanCall, order, user)))
    running.prove()
    await running.start()
    expect(await running.client.ask(repayLoanCall, order, user)).toMatchObject({ status: loanStates.paid, owed: '0' })
    expect([await balance(user), await balance(user, 'BTC')]).toEqual(['1000', '0.1'])
  },
)

/** As if so much time had gone by while it was down. */
const takenBefore = (id: string, ms: number) =>
  running.onDisk(db => {
    db.prepare('UPDATE due SET at = at - ?, try_at = try_at - ? WHERE subject = ?').run(ms, ms, id)
    db.prepare('UPDATE loan SET start_at = start_at - ?, end_at = end_at - ? WHERE id = ?').run(ms, ms, id)
  })

test.each(hits())(
  `killed at "%s" of the second of its due date, after a downtime over the days before it: each once (SEED=${seed})`,
  async point => {
    const { user, terms } = await borrower()
    const id = await lent(user, terms)
    await running.stop()
    takenBefore(id, 7 * DAY - 1000)
    await running.start()
    await running.dieAt(point, () => running.operate('clock', 'advance', '1s'))
    running.prove()
    await running.start()
    expect(await running.operate('clock', 'advance', '2s')).toBe(true)
    const [loan] = await loans(user)
    expect(loan).toMatchObject({ status: loanStates.paid, closeReason: 'collected', owed: '0' })
    expect(loan?.interestDays.map(({ day, amount }) => [day, amount])).toEqual(
      [1, 2, 3, 4, 5, 6].map(day => [day, '0.2']),
    )
    expect([await balance(user), await balance(user, 'BTC')]).toEqual(['998.8', '0.1'])
    expect(await count(user, 'loan-interest')).toBe(6)
  },
)
