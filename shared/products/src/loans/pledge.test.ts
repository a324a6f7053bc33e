/** What is lent on coins, as their price moves. */
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from '@jest/globals'
import { balanceLogCall } from '@shared/contract'
import { loanStates } from '@shared/contract/codes'
import { truncate } from '@shared/money'
import { lending } from '../../../sandbox/src/testing/loans/loans.ts'
import { tapeOf } from '../../../sandbox/src/testing/positions/orders.ts'
import { type Exchange, startExchange, type TestUser } from '../../../testing/src/exchange.ts'

/** In stretches of 100 seconds each falls to 78,000, rises, falls again, then to 70,000, and comes back. */
const STRETCH = 100
const course = [
  [0, '100000'],
  [20, '80000.01'],
  [21, '78000'],
  [25, '79900'],
  [26, '81000'],
  [27, '79900'],
  [30, '83000'],
  [40, '79000'],
  [50, '70000'],
  [90, '100000'],
] as const
const stretches = Array.from({ length: 8 }, (_, nth) => (nth + 1) * STRETCH)
const BTCUSDT: [number, string][] = [
  [0, '64000'],
  ...stretches.flatMap(at => course.map(([second, price]): [number, string] => [at + second, price])),
]
const START = Date.parse('2026-11-25T10:00:00+08:00')

let exchange: Exchange
let user: TestUser
const { pledge, borrower, repay, addPledge, loan, info, balance, told } = lending(() => exchange)
beforeAll(async () => {
  exchange = await startExchange({ tape: tapeOf({ BTCUSDT }) })
})
afterAll(() => exchange.stop())
beforeEach(async () => {
  const passed = (exchange.sandbox.context.clock.now() - START) / 1000
  await exchange.sandbox.advance(STRETCH - (passed % STRETCH) + 1)
  user = await borrower({ BTC: '0.2', USDT: '50' })
})
afterEach(() => expect(exchange.faults()).toEqual([]))
const to = async (second: number) => {
  const passed = ((exchange.sandbox.context.clock.now() - START) / 1000) % STRETCH
  await exchange.sandbox.advance(second - passed)
}

test('6,000 on 0.1 BTC are paid out at once, with the prices of call and liquidation; repaid, the coins are back', async () => {
  const { result } = await pledge(user)
  expect(result).toMatchObject({
    ...{ status: loanStates.passed, owed: '6000', ltv: '0.6', callPrice: '80000', liquidationPrice: '70588.23' },
    ...{ pledgeCurrency: 'BTC', pledgeAmount: '0.1', initialLtv: '0.65', remedy: null },
  })
  expect([await balance(user), await balance(user, 'BTC')]).toEqual(['6050', '0.1'])
  expect((await info(user)).pledge).toEqual({ limit: '50000', used: '6000', available: '44000' })
  expect((await repay(user, result.id, 'all')).result).toMatchObject({ status: loanStates.paid, owed: '0' })
  expect([await balance(user), await balance(user, 'BTC')]).toEqual(['50', '0.2'])
})

test('at 78,000 its owner is called once, with both ways back, and again only after it was well below', async () => {
  const { result } = await pledge(user)
  await to(20)
  expect(await told(user)).toEqual([])
  await to(21)
  expect((await loan(user))?.remedy).toEqual({ repay: '930', pledge: '0.0183432' })
  const [first] = await told(user)
  expect(first).toEqual([
    'Collateral call',
    'BTC/USDT is at 78,000.00 and your loan is close to its collateral limit. Repay 930.00 USDT or add 0.0183432 BTC to return to your initial LTV. Otherwise we may sell part of your collateral.',
  ])
  await to(27)
  expect(await told(user)).toHaveLength(1)
  await to(40)
  expect(await told(user)).toHaveLength(2)
  await repay(user, result.id, '930')
  await to(49)
  expect(await told(user)).toHaveLength(2)
})

test('at 70,000 so much is sold that the rest is back at 65.00 %: 0.06277057 BTC for 4,306.06, 1,693.94 stay owed', async () => {
  const { result } = await pledge(user)
  await to(50)
  const after = await loan(user)
  expect(after).toMatchObject({ status: loanStates.passed, owed: '1693.94', pledgeAmount: '0.03722943' })
  expect(truncate(after?.ltv ?? '', 4)).toBe('0.65')
  expect(await balance(user)).toBe('6050')
  expect((await told(user))[0]).toEqual([
    'Collateral sold',
    'BTC/USDT: we sold 0.06277057 BTC of your collateral at 70,000.00 and put the proceeds, after the fee, towards your loan. Still owed: 1,693.94 USDT',
  ])
  const { records } = await exchange.client.ask(balanceLogCall, { refId: result.id, account: 'balance' }, user)
  expect(records.map(({ type, amount }) => [type, amount]).slice(0, 3)).toEqual([
    ['loan-repaid', '-4306.06'],
    ['pledge-fee', '-87.8799'],
    ['pledge-sold', '4393.9399'],
  ])
  await to(60)
  expect((await loan(user))?.owed).toBe('1693.94')
})

test('more collateral keeps it from being sold, and all of it is back in the end', async () => {
  const { result } = await pledge(user)
  expect((await addPledge(user, result.id, '0.03')).result).toMatchObject({
    pledgeAmount: '0.13',
    callPrice: '61538.46',
  })
  await to(60)
  expect(await told(user)).toEqual([])
  expect(await addPledge(user, result.id, '0.08')).toMatchObject({
    ...{ refusal: 'insufficient-collateral', values: { a: '0.07', currency: 'BTC', field: 'amount' } },
  })
  await repay(user, result.id, 'all')
  expect(await balance(user, 'BTC')).toBe('0.2')
})
