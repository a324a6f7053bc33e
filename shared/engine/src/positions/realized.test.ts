/** What was made today is kept up with every entry, and is what the entries come to. */
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { closePositionCall, positionsSummaryCall } from '@shared/contract'
import { closeReasons, marginModes } from '@shared/contract/codes'
import { fromMinor } from '@shared/money'
import { listed, placed, tapeOf } from '../../../sandbox/src/testing/positions/orders.ts'
import { newOrderId } from '../../../testing/src/client.ts'
import { type Exchange, startExchange, type TestUser } from '../../../testing/src/exchange.ts'
import { transact } from '../db/transact.ts'
import { post } from '../ledger/index.ts'
import { free, house, realAccount } from '../ledger/trading-account.ts'
import { realizedToday } from './realized.ts'

let exchange: Exchange
let user: TestUser
beforeAll(async () => {
  const course: [number, string][] = [
    [0, '64000'],
    [10, '65000'],
    [20, '62000'],
  ]
  exchange = await startExchange({ tape: { ...tapeOf({ BTCUSDT: course }), start: '2026-11-25 23:59:30' } })
  user = await exchange.newUser({ contract: '5000' })
})
afterAll(() => exchange.stop())

const made = async () => (await exchange.client.ask(positionsSummaryCall, {}, user)).realizedToday

/** By the entries. */
function addedUp(): string {
  const { db } = exchange.sandbox.context
  const statement =
    db.prepare(`SELECT sum(p.amount) AS minor FROM ledger_entry e JOIN ledger_posting p ON p.entry_id = e.id
    JOIN ledger_account a ON a.id = p.account_id WHERE a.owner = ? AND e.type IN (205, 206, 207, 208, 209, 211)`)
  statement.setReadBigInts(true)
  return fromMinor(statement.get(user.id)?.minor as bigint)
}

const close = (id: string, expectedPrice: string, quantity?: string) =>
  exchange.client.ask(
    closePositionCall,
    { id, expectedPrice, tolerance: '0.01', clientOrderId: newOrderId(), ...(quantity && { quantity }) },
    user,
  )

test('parts, stops and closings of either margin mode: as the entries add up', async () => {
  expect(await made()).toBe('0')
  const { id } = await placed(exchange, user)
  const stopped = { marginMode: marginModes.cross, stopLossPrice: '63000', quantity: '0.02' }
  await placed(exchange, user, stopped)
  await exchange.sandbox.advance(10)
  await close(id, '65000', '0.04')
  expect(await made()).toBe('38.7')
  await exchange.sandbox.advance(10)
  const [last] = await listed(exchange, user, { state: 3, pageSize: 1 })
  expect(last?.closeReason).toBe(closeReasons.stopLoss)
  // stop at 62,000: -40 - 0.62
  expect(await made()).toBe('-1.92')
  await close(id, '62000')
  // the rest: -120 - 1.86
  expect(await made()).toBe('-123.78')
  expect(addedUp()).toBe('-123.78')
})

test('what is rolled back was not made', async () => {
  const { id } = await placed(exchange, user, { expectedPrice: '62000' })
  const before = await made()
  const lost = [free(realAccount(user.id), -100n), house(realAccount(user.id), 'trading', 100n)]
  const posting = {
    key: `realised-profit:${id}`,
    type: 'realised-profit',
    ref: { kind: 'position', id },
    legs: lost,
  } as const
  expect(() =>
    transact(exchange.sandbox.context.db, tx => {
      post(tx, posting)
      expect(realizedToday(exchange.sandbox.context, realAccount(user.id))).not.toBe(before)
      throw new Error('taken back')
    }),
  ).toThrow('taken back')
  expect(await made()).toBe(before)
})

test('a new day begins with nothing', async () => {
  await exchange.sandbox.advance(20)
  expect(await made()).toBe('0')
})
