/** What was made today is kept up with every entry, and is what the entries come to. */
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { closePositionCall, positionsSummaryCall } from '@shared/contract'
import { closeReasons, marginModes } from '@shared/contract/codes'
import { newOrderId } from '../../../testing/src/client.ts'
import { type Exchange, startExchange, type TestUser } from '../../../testing/src/exchange.ts'
import { transact } from '../db/transact.ts'
import { listed, placed, tapeOf } from './test-orders.ts'

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

/** Memory knows nothing after a transaction that was taken back. */
function forget(): void {
  const { db } = exchange.sandbox.context
  expect(() =>
    transact(db, tx => {
      tx.exec('UPDATE position SET symbol = symbol')
      throw new Error('taken back')
    }),
  ).toThrow('taken back')
}

const close = (id: string, expectedPrice: string, quantity?: string) =>
  exchange.client.ask(
    closePositionCall,
    { id, expectedPrice, tolerance: '0.01', clientOrderId: newOrderId(), ...(quantity && { quantity }) },
    user,
  )

test('parts, stops and closings of either margin mode: as they come, and added up anew', async () => {
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
  const kept = await made()
  // the rest: -120 - 1.86
  expect(kept).toBe('-123.78')
  forget()
  expect(await made()).toBe(kept)
})

test('a new day begins with nothing', async () => {
  await exchange.sandbox.advance(20)
  expect(await made()).toBe('0')
})
