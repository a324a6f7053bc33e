/** Mining machines: paid in the coin by the price of the day, idle where power costs more; journey 3 with its numbers. */
import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals'
import { messageListCall, productStatCall } from '@shared/contract'
import { incomeStates, productOrderStates } from '@shared/contract/codes'
import { dayOf } from '@shared/engine/clock'
import { symbols } from '@shared/engine/market/index'
import { breakEvenDays, miningDay } from '@shared/money'
import { HOURS, investing } from '../../../sandbox/src/testing/invest/invest.ts'
import { tapeOf } from '../../../sandbox/src/testing/positions/orders.ts'
import { type Exchange, startExchange } from '../../../testing/src/exchange.ts'

/** It falls to 30,000 after three days and a half, and rises again a day later. */
const day = 24 * 3600
const tape = tapeOf({
  BTCUSDT: [
    [0, '64000'],
    [3.5 * day, '30000'],
    [4.5 * day, '64000'],
  ],
})
const quoted = symbols.filter(({ symbol }) => symbol === 'BTCUSDT' || symbol === 'ETHUSDT')
let exchange: Exchange
beforeAll(async () => {
  exchange = await startExchange({ data: ':memory:', symbols: quoted, tape })
})
afterAll(() => exchange.stop())
afterEach(() => expect(exchange.faults()).toEqual([]))
const { mine, leave, order, balance, incomes, product, later, now } = investing(() => exchange)

const days = async (n: number) => {
  for (let nth = 0; nth < n; nth++) await later(24 * HOURS)
}

test('an S21 for 2,800: 0.00007125 BTC a day while BTC stands at 64,000, idle and free of charge at 30,000', async () => {
  const user = await exchange.newUser({ balance: '10000' })
  const { id, ...bought } = await mine(user, 'S21', 1, '2800')
  expect(bought).toMatchObject({ amount: '2800', units: '1', incomeCurrency: 'BTC', expectedTotal: null, rate: null })
  expect(await balance(user)).toBe('7200')
  const shown = await product('S21')
  expect(shown).toMatchObject({ coinPrice: '64000.00', outputPerUnit: '0.00015', remaining: '499', hostedAmount: '1' })
  const machine = {
    outputPerUnit: shown.outputPerUnit ?? '',
    powerW: shown.powerW ?? '',
    powerPrice: shown.powerPrice ?? '',
  }
  const { net } = miningDay(machine, 1, shown.coinPrice ?? '')
  expect([net, breakEvenDays('2800', net, '64000')]).toEqual(['0.00007125', 615])
  await days(2)
  expect(await order(user, id)).toMatchObject({ status: productOrderStates.running, todayIncome: '0.00007125' })
  expect(await balance(user, 'BTC')).toBe('0.00007125')
  expect(await leave(user, id, '2800')).toMatchObject({ refusal: 'not-redeemable' })
  await days(3)
  const idle = { gross: '0.00015', power: '0.000168', net: '0', price: '30000.00', state: incomeStates.idle }
  const rows = await incomes(user, id)
  expect(rows.map(({ net: paid }) => paid)).toEqual(['0.00007125', '0.00007125', '0', '0.00007125'])
  expect(rows[2]).toMatchObject(idle)
  expect([await balance(user), await balance(user, 'BTC')]).toEqual(['7200', '0.00021375'])
  const stat = await exchange.client.ask(productStatCall, {}, user)
  expect(stat).toMatchObject({ totalIncome: '13.68', amount: '2800', counts: { running: 1 } })
})

test('before it starts a machine is taken back for its whole price, and its unit is for sale again', async () => {
  const user = await exchange.newUser({ balance: '10000' })
  const left = (await product('S21')).remaining
  const { id } = await mine(user, 'S21', 2, '2800')
  await later(23 * HOURS)
  expect((await leave(user, id, '5600')).result).toMatchObject({ status: productOrderStates.cancelled })
  expect([await balance(user), (await product('S21')).remaining]).toEqual(['10000', left])
})

test('another output holds for days that begin then or later, and for none of the past', async () => {
  const user = await exchange.newUser({ balance: '10000' })
  const { id } = await mine(user, 'M60', 1, '2150')
  await days(1)
  await expect(exchange.operate('mining', 'output', 'M60', '0.1', '--from', dayOf(now()))).rejects.toThrow('to come')
  await exchange.operate('mining', 'output', 'M60', '0.0002')
  expect((await product('M60')).outputPerUnit).toBe('0.000128')
  await days(2)
  expect((await incomes(user, id)).map(({ gross }) => gross)).toEqual(['0.000128', '0.0002'])
  expect((await product('M60')).outputPerUnit).toBe('0.0002')
})

test('what the account cannot pay stays due and is paid first, in order, once there is enough; nothing is sold meanwhile', async () => {
  const user = await exchange.newUser({ balance: '20000' })
  const make = ['--type', 'mining', '--name', 'X', '--id', 'X1', '--days', '3', '--price', '100', '--coin', 'ETH']
  await exchange.operate('product', 'add', ...make, '--output', '0.01', '--power', '1', '--power-price', '0.01')
  await exchange.operate('yield', 'fund', '0.03', '--currency', 'ETH')
  const { id } = await mine(user, 'X1', 1, '100')
  await expect(mine(user, 'X1', 1, '100')).rejects.toThrow('not-covered')
  await days(1)
  // what it earns from tomorrow on is more than there is
  await exchange.operate('mining', 'output', 'X1', '0.1')
  await days(2)
  expect((await order(user, id)).doneDays).toBe(1)
  const late = await exchange.client.ask(messageListCall, {}, user)
  expect(late.filter(({ titile }) => titile === 'Income delayed')).toHaveLength(1)
  await expect(mine(user, 'X1', 1, '100')).rejects.toThrow('not-covered')
  await exchange.operate('yield', 'fund', '1', '--currency', 'ETH')
  await later(60_000)
  expect((await incomes(user, id)).map(({ n }) => n)).toEqual([1, 2])
  await days(1)
  expect(await order(user, id)).toMatchObject({ status: productOrderStates.ended, endReason: 'matured' })
  expect(await balance(user)).toBe('19900')
})
