/** Bonds: raised together, coupons by the month, the last 500 for two phones; journey 4 with its numbers. */
import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals'
import { debitBuyCall, messageListCall, productListCall } from '@shared/contract'
import { productOrderStates, productStates, productTypes } from '@shared/contract/codes'
import { dayStart, stamp } from '@shared/engine/clock'
import { pass, setBack } from '../../../sandbox/src/testing/accounts/people.ts'
import { HOURS, investing } from '../../../sandbox/src/testing/invest/invest.ts'
import { type Exchange, startExchange } from '../../../testing/src/exchange.ts'

let exchange: Exchange
beforeAll(async () => {
  exchange = await startExchange({ data: ':memory:', symbols: [] })
})
afterAll(() => exchange.stop())
afterEach(() => expect(exchange.faults()).toEqual([]))
const { buy, buyInput, tryBuy, leave, order, balance, incomes, product, later, now } = investing(() => exchange)
const DAYS = 24 * HOURS

test('a visitor sees what is left; two phones want 400 of the last 500: one has it, the other buys the rest', async () => {
  const visible = await exchange.client.ask(
    productListCall,
    { type: productTypes.bond, status: productStates.onSale },
    {},
  )
  expect(visible.map(({ id, remaining }) => [id, remaining])).toEqual([
    ['B1', '312000'],
    ['B3', '500'],
  ])
  const [one, other] = [await exchange.newUser({ balance: '1000' }), await exchange.newUser({ balance: '1000' })]
  const answers = await Promise.all([one, other].map(user => tryBuy(user, 'B3', '400', '0.09')))
  expect(answers.map(({ refusal }) => refusal).sort()).toEqual([null, 'remaining-less'].sort())
  const short = answers.find(({ refusal }) => refusal)
  expect([short?.message, short?.values.remaining]).toEqual(['Only 100.00 left', '100'])
  const slow = answers[0]?.refusal ? one : other
  const { id, startTime } = await buy(slow, 'B3', '100', '0.09')
  expect(startTime).toBe(stamp(dayStart(now()) + DAYS))
  expect(await product('B3')).toMatchObject({ status: productStates.soldOut, remaining: '0', hostedAmount: '500' })
  expect(await tryBuy(one, 'B3', '100', '0.09')).toMatchObject({ refusal: 'not-on-sale' })
  // sold out: nobody steps back
  expect((await order(slow, id)).redeem).toBeNull()
  expect(await leave(slow, id, '100')).toMatchObject({ refusal: 'not-redeemable' })
  await later(DAYS)
  expect(await order(slow, id)).toMatchObject({ status: productOrderStates.running, startTime })
})

test('a rest below the least is sold whole, and only whole', async () => {
  const user = await exchange.newUser({ balance: '1000' })
  const end = stamp(now() + 2 * DAYS)
  const make = ['--type', 'bond', '--name', 'Rest', '--id', 'R1', '--days', '30', '--rate', '0.05', '--end', end]
  await exchange.operate('product', 'add', ...make, '--total', '150', '--min', '100')
  await buy(user, 'R1', '100', '0.05')
  expect(await tryBuy(user, 'R1', '49.99', '0.05')).toMatchObject({ refusal: 'below-minimum', values: { n: '50.00' } })
  await buy(user, 'R1', '50', '0.05')
  expect((await product('R1')).status).toBe(productStates.soldOut)
})

test('once its sale is over nobody steps back from a bond, however late it starts', async () => {
  const [first, other] = [await exchange.newUser({ balance: '600' }), await exchange.newUser({ balance: '100' })]
  const end = stamp(now() + 2 * DAYS)
  const make = ['--type', 'bond', '--name', 'Late', '--id', 'L1', '--days', '30', '--rate', '0.05', '--end', end]
  await exchange.operate('product', 'add', ...make, '--total', '1000', '--min', '100', '--min-raise', '500')
  const orders = [await buy(first, 'L1', '600', '0.05'), await buy(other, 'L1', '100', '0.05')]
  pass(exchange, (2 * DAYS) / 1000)
  expect(await order(first, orders[0]?.id ?? '')).toMatchObject({ status: productOrderStates.notStarted, redeem: null })
  expect(await leave(first, orders[0]?.id ?? '', '600')).toMatchObject({ refusal: 'not-redeemable' })
  await exchange.sandbox.advance(1)
  expect((await order(other, orders[1]?.id ?? '')).status).toBe(productOrderStates.running)
})

test('a clock that is set back sells no more of a bond that has started: such an order would never start', async () => {
  const user = await exchange.newUser({ balance: '1000' })
  const end = stamp(now() + 2 * DAYS)
  const make = ['--type', 'bond', '--name', 'Back', '--id', 'K1', '--days', '30', '--rate', '0.05', '--end', end]
  await exchange.operate('product', 'add', ...make, '--total', '1000', '--min', '100')
  await buy(user, 'K1', '500', '0.05')
  await later(2 * DAYS)
  const back = setBack(exchange, 5000)
  expect(await tryBuy(user, 'K1', '100', '0.05')).toMatchObject({ refusal: 'not-on-sale' })
  back()
})

test('3,650 at 8 % for 90 days: nothing before the sale ends, then three coupons of 24.00 and the principal', async () => {
  const user = await exchange.newUser({ balance: '4000' })
  const end = stamp(now() + 3 * DAYS)
  const make = ['--type', 'bond', '--name', 'Eight', '--id', 'E1', '--days', '90', '--rate', '0.08', '--end', end]
  await exchange.operate('product', 'add', ...make, '--total', '10000', '--min-raise', '3000')
  const { id, ...bought } = await buy(user, 'E1', '3650', '0.08')
  expect(bought).toMatchObject({ startTime: end, expectedTotal: '3722', nextIncomeTime: null })
  await later(3 * DAYS)
  expect(await order(user, id)).toMatchObject({ status: productOrderStates.running, doneDays: 0, remainingDays: 90 })
  const stay = exchange.sandbox.context.db.prepare('UPDATE session SET last_seen = ?1, expires = ?1 + 86400000')
  for (let month = 0; month < 3; month++) {
    await later(30 * DAYS)
    stay.run(now())
  }
  expect((await incomes(user, id)).map(({ net }) => net)).toEqual(['24', '24', '24'])
  expect(await order(user, id)).toMatchObject({ status: productOrderStates.ended, doneDays: 90, remainingDays: 0 })
  expect(await balance(user)).toBe('4072')
})

test('a bond of which too little is sold is refunded whole, and its holders are told', async () => {
  const user = await exchange.newUser({ balance: '1000' })
  const end = stamp(now() + 2 * DAYS)
  const make = ['--type', 'bond', '--name', 'Small', '--id', 'S1', '--days', '30', '--rate', '0.05', '--end', end]
  await exchange.operate('product', 'add', ...make, '--total', '1000', '--min-raise', '500')
  const input = buyInput('S1', '400', '0.05')
  const { id } = await exchange.client.ask(debitBuyCall, input, user)
  await later(2 * DAYS)
  expect(await order(user, id)).toMatchObject({ status: productOrderStates.cancelled, redeem: null })
  expect(await balance(user)).toBe('1000')
  const told = await exchange.client.ask(messageListCall, {}, user)
  expect(told.map(({ titile }) => titile)).toContain('Bond not issued')
  expect(await tryBuy(user, 'S1', '400', '0.05')).toMatchObject({ refusal: 'not-on-sale' })
})
