/** What was promised of the prices before, and what may be checked after. */
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { termListCall } from '@shared/contract'
import { secondsOf, staked } from '../../../../sandbox/src/testing/positions/second/second.ts'
import { type Exchange, startExchange } from '../../../../testing/src/exchange.ts'
import { fromStamp } from '../../clock.ts'
import { hashOf } from '../../market/seeds.ts'

let exchange: Exchange
/** Two minutes before a day is over. */
const midnight = fromStamp('2026-11-26 00:00:00')
beforeAll(async () => {
  exchange = await startExchange({ data: ':memory:', start: midnight - 120_000 })
})
afterAll(() => exchange.stop())

test('an order tells the hash of the day it ends in, once that day has begun, and its seed once it is over', async () => {
  const user = await exchange.newUser({ contract: '5000' })
  const terms = async () => {
    const [first] = await exchange.client.ask(termListCall, { symbol: 'BTCUSDT', type: 1 }, {})
    return first && 'odds' in first ? first : undefined
  }
  const today = await terms()
  expect(today?.seedHash).toMatch(/^[0-9a-f]{64}$/)
  await exchange.sandbox.advance(60)
  const ends = await staked(exchange, user, { setId: 'second-30', odds: '0.76' })
  const straddles = await staked(exchange, user, { setId: 'second-120', odds: '0.82' })
  expect([ends.seedHash, ends.seed ?? null, straddles.seedHash ?? null]).toEqual([today?.seedHash, null, null])
  await exchange.sandbox.advance(120)
  const [after, before] = await Promise.all([
    secondsOf(exchange, user, { id: straddles.id }),
    secondsOf(exchange, user, { id: ends.id }),
  ])
  expect(after[0]).toMatchObject({ seedHash: (await terms())?.seedHash, state: 3 })
  expect(after[0]?.seed ?? null).toBeNull()
  expect(hashOf(before[0]?.seed ?? '')).toBe(today?.seedHash)
  expect((await terms())?.previousSeed).toBe(before[0]?.seed)
  expect(exchange.faults()).toEqual([])
})
