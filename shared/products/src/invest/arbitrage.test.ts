/** Arbitrage: bought, paid by the day, left early; journeys 1 and 2 with their numbers. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from '@jest/globals'
import { debitBuyCall, messageListCall, productOrderListCall, productStatCall, redeemCall } from '@shared/contract'
import { productOrderStates } from '@shared/contract/codes'
import { stamp } from '@shared/engine/clock'
import { transact } from '@shared/engine/db/transact'
import { HOURS, investing } from '../../../sandbox/src/testing/invest/invest.ts'
import { newOrderId } from '../../../testing/src/client.ts'
import { type Exchange, startExchange, type TestUser } from '../../../testing/src/exchange.ts'

/** Nothing here has a price, so that days cost nothing. */
const symbols = [] as const
const data = mkdtempSync(join(tmpdir(), 'invest-'))
let exchange: Exchange
let user: TestUser
beforeAll(async () => {
  exchange = await startExchange({ symbols, data })
})
beforeEach(async () => {
  user = await exchange.newUser({ balance: '10000' })
})
afterEach(() => expect(exchange.faults()).toEqual([]))
afterAll(async () => {
  await exchange.stop()
  rmSync(data, { recursive: true })
})
const { buy, buyInput, leave, order, balance, invested, incomes, later, now, types } = investing(() => exchange)

test('1,000 for seven days: starts after an hour, 0.80 a day, a downtime of three days paid day by day, 10,005.60 in the end', async () => {
  const from = now()
  const { id, ...bought } = await buy(user, 'A2', '1000', '0.0008')
  expect(bought).toMatchObject({ status: productOrderStates.notStarted, expectedTotal: '1005.6', remainingDays: 7 })
  expect([await balance(user), await invested(user)]).toEqual(['9000', '1000'])
  await later(1 * HOURS)
  expect(await order(user, id)).toMatchObject({ status: productOrderStates.running, totalIncome: '0' })
  await later(24 * HOURS)
  expect(await order(user, id)).toMatchObject({ todayIncome: '0.8', remainingDays: 6, doneDays: 1 })
  expect(await balance(user)).toBe('9000.8')
  for (const days of [1, 2]) {
    await exchange.stop()
    exchange = await startExchange({ symbols, data })
    await later(days * 24 * HOURS)
  }
  expect(await order(user, id)).toMatchObject({ totalIncome: '3.2', doneDays: 4 })
  const paid = await incomes(user, id)
  expect(paid.map(({ n, net }) => [n, net])).toEqual([1, 2, 3, 4].map(n => [n, '0.8']))
  expect(paid[0]?.dueTime).toBe(stamp(from + 25 * HOURS))
  await later(72 * HOURS)
  expect(await order(user, id)).toMatchObject({
    ...{ status: productOrderStates.ended, endReason: 'matured', nextIncomeTime: null, redeem: null },
    ...{ endTime: stamp(from + 169 * HOURS), totalIncome: '5.6' },
  })
  expect([await balance(user), await invested(user)]).toEqual(['10005.6', '0'])
  const told = await exchange.client.ask(messageListCall, {}, user)
  expect(told.filter(({ titile }) => titile === 'Investment ended')).toMatchObject([
    {
      msgContent: `Order ${id} has reached the end of its term. Your 1,000.00\u00a0USDT principal is in your balance account.`,
    },
  ])
})

test('cancelled within the hour all of it returns; redeemed after two days 5.00 of 1,000 is the fee', async () => {
  const first = await buy(user, 'A2', '1000', '0.0008')
  expect(first.redeem).toEqual({ fee: '0', amount: '1000' })
  expect((await leave(user, first.id, '1000')).result).toMatchObject({ status: productOrderStates.cancelled })
  expect(await balance(user)).toBe('10000')
  const { id } = await buy(user, 'A2', '1000', '0.0008')
  await later(49 * HOURS)
  expect((await order(user, id)).redeem).toEqual({ fee: '5', amount: '995' })
  expect(await leave(user, id, '996')).toMatchObject({ refusal: 'terms-changed' })
  expect((await leave(user, id, '995')).result).toMatchObject({
    status: productOrderStates.ended,
    endReason: 'redeemed',
  })
  expect(await balance(user)).toBe('9996.6')
  expect(await leave(user, id, '995')).toMatchObject({ refusal: 'order-state', values: { state: 'ended' } })
  expect((await types(user)).slice(0, 3)).toEqual(['arbitrage-fee', 'arbitrage-principal', 'arbitrage-principal'])
  await later(100 * HOURS)
  expect(await balance(user)).toBe('9996.6')
  const stat = await exchange.client.ask(productStatCall, {}, user)
  expect(stat).toMatchObject({ totalIncome: '1.6', amount: '0', counts: { ended: 1, cancelled: 1, running: 0 } })
})

test('frozen for two days its days are kept: all that is due comes two days later, and nobody leaves meanwhile', async () => {
  const from = now()
  const { id } = await buy(user, 'A2', '1000', '0.0008')
  await later(26 * HOURS)
  await exchange.operate('order', 'freeze', id, '--reason', 'payment-review')
  expect(await leave(user, id, '995')).toMatchObject({ refusal: 'order-state', values: { state: 'frozen' } })
  await later(48 * HOURS)
  expect(await order(user, id)).toMatchObject({
    ...{ status: productOrderStates.frozen, totalIncome: '0.8', freezeReason: "We're checking a payment." },
    ...{ nextIncomeTime: null, endTime: stamp(from + 217 * HOURS) },
  })
  await exchange.operate('order', 'unfreeze', id)
  expect((await order(user, id)).nextIncomeTime).toBe(stamp(from + 97 * HOURS))
  await later(6 * 24 * HOURS)
  expect(await balance(user)).toBe('10005.6')
  await expect(exchange.operate('order', 'freeze', id)).rejects.toThrow('does not run')
})

test('an order that comes again is one, found by its id', async () => {
  const input = buyInput('A2', '100', '0.0008')
  const first = await exchange.client.ask(debitBuyCall, input, user)
  expect(await exchange.client.ask(debitBuyCall, input, user)).toEqual(first)
  const found = await exchange.client.ask(productOrderListCall, { clientOrderId: input.clientOrderId }, user)
  expect(found.records.map(({ id }) => id)).toEqual([first.id])
  const again = { orderId: first.id, expectedAmount: '100', clientOrderId: newOrderId() }
  const left = await exchange.client.ask(redeemCall, again, user)
  expect(await exchange.client.ask(redeemCall, again, user)).toEqual(left)
  const ended = await exchange.client.ask(productOrderListCall, { clientOrderId: again.clientOrderId }, user)
  expect(ended.records.map(({ id }) => id)).toEqual([first.id])
  expect(await balance(user)).toBe('10000')
})

test('a day that is over is paid before an order is left, however late the queue is', async () => {
  const { id } = await buy(user, 'A2', '1000', '0.0008')
  await later(1 * HOURS)
  const { db } = exchange.sandbox.context
  transact(db, tx => tx.prepare('UPDATE product_order SET start_at = start_at - 86400000 WHERE id = ?').run(id))
  transact(db, tx =>
    tx.prepare("UPDATE due SET at = at - 86400000, try_at = try_at - 86400000 WHERE kind = 'order-income'").run(),
  )
  expect((await leave(user, id, '994')).result).toMatchObject({ totalIncome: '0.8', endReason: 'redeemed' })
  expect(await balance(user)).toBe('9994.8')
})
