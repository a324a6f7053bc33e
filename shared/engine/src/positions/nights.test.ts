/** Nights of CFDs: a hundred rows a second, each once, and before its position is closed. */
import { afterEach, expect, test } from '@jest/globals'
import { closePositionCall } from '@shared/contract'
import { tradeTypes } from '@shared/contract/codes'
import { fromMinor } from '@shared/money'
import { copyRows } from '../../../sandbox/src/testing/growth/copies.ts'
import { listed, type Order, placed } from '../../../sandbox/src/testing/positions/orders.ts'
import { newOrderId } from '../../../testing/src/client.ts'
import { type Exchange, startExchange, type TestUser } from '../../../testing/src/exchange.ts'
import { transact } from '../db/transact.ts'
import { HOUSE, held, post } from '../ledger/index.ts'
import { freeAccount, realAccount } from '../ledger/trading-account.ts'
import { chargeNights } from './leveraged/night.ts'
import { openRows } from './open-rows.ts'

/** Wednesday, ten seconds before 05:00. */
const tapeOf = (course: [number | string, string][]) => ({
  start: '2026-11-25 04:59:50',
  symbols: { USDJPY: course },
  gaps: [],
})
const falling = tapeOf([
  [0, '155'],
  ['05:00:00', '154'],
])
const rising = tapeOf([
  [0, '155'],
  [5, '156'],
])

let exchange: Exchange
let user: TestUser
const begin = async (tape = falling) => {
  exchange = await startExchange({ tape })
  user = await exchange.newUser({ contract: '5000' })
}
afterEach(() => exchange.stop())

/** A hundredth of a lot: 1,000 dollars, 0.125 of them a night. */
const dollars: Partial<Order> = {
  ...{ tradeType: tradeTypes.cfd, symbol: 'USDJPY', quantity: '0.01', leverage: 200, marginMode: undefined },
  expectedPrice: '155.007',
}
const database = () => exchange.sandbox.context.db
const rowsWhere = (where: string) => database().prepare(`SELECT * FROM position WHERE ${where} ORDER BY id`).all()
const nightsBooked = () => database().prepare('SELECT count(*) AS n FROM ledger_entry WHERE type = 209').get()?.n
const close = (id: string, expectedPrice = '153.993') =>
  exchange.client.ask(closePositionCall, { id, expectedPrice, tolerance: '0.01', clientOrderId: newOrderId() }, user)

test('a second charges a hundred, the next one the rest, and one that is closed meanwhile pays before', async () => {
  await begin()
  const { id } = await placed(exchange, user, dollars)
  copyRows(database(), 'position', `id = '${id}'`, 149, { id: "'PNIGHT' || printf('%04d', i)" })
  await exchange.sandbox.advance(10)
  const [unpaid] = rowsWhere("night_fee = '0'")
  expect(rowsWhere("night_fee = '0'")).toHaveLength(50)
  expect(await close(String(unpaid?.id))).toMatchObject({ swapFee: '0.125' })
  expect(nightsBooked()).toBe(101)
  await exchange.sandbox.advance(1)
  expect([rowsWhere("night_fee = '0'"), nightsBooked()]).toEqual([[], 150])
  await exchange.sandbox.advance(1)
  expect(nightsBooked()).toBe(150)
  expect(exchange.faults()).toEqual([])
})

test('a position that a stop closes at 05:00:00 was held over it, and pays', async () => {
  await begin()
  await placed(exchange, user, { ...dollars, stopLossPrice: '154.5' })
  await exchange.sandbox.advance(10)
  expect(await listed(exchange, user, { state: 3 })).toMatchObject([{ closeReason: 3, swapFee: '0.125' }])
})

test('one that is opened at 05:00:00 or later pays from the next night on', async () => {
  await begin()
  await exchange.sandbox.advance(10)
  await placed(exchange, user, { ...dollars, expectedPrice: '154.007' })
  await exchange.sandbox.advance(5)
  expect(nightsBooked()).toBe(0)
  expect(rowsWhere('true')).toMatchObject([{ night_at: Date.parse('2026-11-26T05:00:00+08:00') }])
})

test('two nights that passed are charged one after the other, and a weekend is none', async () => {
  await begin()
  const { id } = await placed(exchange, user, dollars)
  const fees = (time: string) => {
    transact(database(), tx => chargeNights(tx, exchange.sandbox.context, Date.parse(time)))
    return rowsWhere(`id = '${id}'`)[0]?.night_fee
  }
  // of Wednesday, then of Thursday for three
  const thursday = '2026-11-26T05:00:00+08:00'
  expect([fees(thursday), fees(thursday), fees(thursday)]).toEqual(['0.125', '0.5', '0.5'])
  const [friday, monday] = ['2026-11-27T05:00:00+08:00', '2026-11-30T23:00:00+08:00']
  expect([fees(friday), fees(monday), fees(monday)]).toEqual(['0.625', '0.75', '0.75'])
})

test('a fee that is settled of profits is known to the position that is closed next, and memory is as the table', async () => {
  await begin(rising)
  // both fees come out of the profit of the larger one
  const larger = await placed(exchange, user, { ...dollars, quantity: '0.02' })
  const smaller = await placed(exchange, user, dollars)
  await exchange.sandbox.advance(9)
  const db = database()
  const free = freeAccount(realAccount(user.id))
  const taken = held(db, free) - 1_000_000n
  transact(db, tx =>
    post(tx, {
      ...{ key: 'adjustment:nights', type: 'adjustment', ref: { kind: 'adjustment', id: 'nights' } },
      legs: [
        { ...free, minor: -taken },
        { owner: HOUSE, currency: 'USDT', kind: 'external', minor: taken },
      ],
    }),
  )
  await exchange.sandbox.advance(1)
  expect([...openRows(db).of('USDJPY')]).toEqual(database().prepare('SELECT * FROM position ORDER BY rowid').all())
  expect(rowsWhere("settled <> '0'")).not.toEqual([])
  for (const { id } of [larger, smaller]) await close(id, '155.993')
  // 0.01, and of 3,000 dollars × (155.993 − 155.007) / 156 less a night
  expect(fromMinor(held(db, free))).toBe('18.59653846')
  expect(exchange.faults()).toEqual([])
})
