/** Which of their loans a person is told of, and how much of each. */
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { type InputOf, loanListCall } from '@shared/contract'
import { loanStates, loanTypes } from '@shared/contract/codes'
import { copyRows } from '../../../sandbox/src/testing/growth/copies.ts'
import { lending } from '../../../sandbox/src/testing/loans/loans.ts'
import { tapeOf } from '../../../sandbox/src/testing/positions/orders.ts'
import { newOrderId } from '../../../testing/src/client.ts'
import { type Exchange, startExchange, type TestUser } from '../../../testing/src/exchange.ts'

let exchange: Exchange
let user: TestUser
let [first, second] = ['', '']
const { credit, credited, borrower, repay } = lending(() => exchange)
const repayment = newOrderId()
beforeAll(async () => {
  exchange = await startExchange({ tape: tapeOf({ BTCUSDT: [[0, '64000']] }) })
  user = await borrower({ USDT: '1000' })
  first = await credited(user, { amount: '200' })
  await repay(user, first, '50', repayment)
  second = (await credit(user, { amount: '300' })).result.id
})
afterAll(() => exchange.stop())

const list = (filter: InputOf<typeof loanListCall>, who = user) => exchange.client.ask(loanListCall, filter, who)
const idsOf = async (filter: InputOf<typeof loanListCall>, who = user) =>
  (await list(filter, who)).records.map(({ id }) => id)

test('the newest loan comes first, filters and pages apply together', async () => {
  const { credit: type, pledge } = loanTypes
  const { passed, paid } = loanStates
  expect(await idsOf({})).toEqual([second, first])
  expect(await idsOf({ type, status: passed })).toEqual([first])
  expect([await idsOf({ type: pledge }), await idsOf({ status: paid })]).toEqual([[], []])
  const { records, ...page } = await list({ pageNo: 2, pageSize: 1 })
  expect([records[0]?.id, page]).toEqual([first, { total: 2, size: 1, current: 2, pages: 2 }])
})

test('the id of any order about a loan finds it, for its owner alone', async () => {
  const stranger = await exchange.newUser()
  expect(await list({ clientOrderId: repayment })).toMatchObject({
    ...{ total: 1, size: 20, current: 1, pages: 1 },
    records: [{ id: first, clientOrderId: repayment }],
  })
  expect(await idsOf({ clientOrderId: repayment, id: second })).toEqual([])
  expect(await idsOf({ clientOrderId: newOrderId() })).toEqual([])
  expect([await idsOf({ id: first }), await idsOf({ id: first }, stranger)]).toEqual([[first], []])
  expect(await idsOf({ id: first, status: loanStates.paid })).toEqual([])
})

test('of a loan with more events and days the newest hundred are told, the oldest of them first', async () => {
  const { db } = exchange.sandbox.context
  const add = db.prepare("INSERT INTO loan_interest VALUES (?, ?, '0.0005', '0.01', 0)")
  for (let day = 1; day <= 150; day++) add.run(second, day)
  copyRows(db, 'loan_event', `loan_id = '${second}' AND seq = 0`, 150, { seq: 'i', amount: 'i' })
  const [{ events, interestDays } = { events: [], interestDays: [] }] = (await list({ id: second })).records
  const last = Array.from({ length: 100 }, (_, nth) => nth + 51)
  expect(interestDays.map(({ day }) => day)).toEqual(last)
  expect(events.map(({ amount }) => amount)).toEqual(last.map(String))
})
