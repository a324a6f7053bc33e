/** Killed while stakes and options are due: what was taken stands, and each is settled once. */
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { positionsSummaryCall, symbolPriceCall, termListCall } from '@shared/contract'
import { tradeTypes } from '@shared/contract/codes'
import { sum } from '@shared/money'
import type { TestUser } from '../../../testing/src/exchange.ts'
import type { Point } from '../ledger/test-fault.ts'
import { Mortal } from '../ledger/test-mortal.ts'
import { listed, placed } from '../positions/test-orders.ts'
import { secondsOf, staked } from './test-second.ts'

const running = new Mortal({ quoted: ['BTCUSDT'] })
let user: TestUser

beforeAll(async () => {
  await running.begin()
  user = await running.newUser('second_tester', '10000')
})
afterAll(() => running.end())

/** Half a minute with a stake on it, and an option that ends in the same second; so many seconds of it are over. */
async function take(over = 29): Promise<{ second: string; option: string; free: string }> {
  const { client, exchange } = running
  const [price] = await client.ask(symbolPriceCall, { symbols: 'BTCUSDT' }, {})
  const [term] = await client.ask(termListCall, { symbol: 'BTCUSDT', type: 2 }, {})
  const strike = term && 'strikes' in term ? term.strikes[2] : undefined
  const { id: option } = await placed(exchange, user, {
    ...optionOf(strike ?? ''),
    expectedPrice: price?.price ?? '',
  })
  expect(await running.operate('clock', 'advance', '3570s')).toBe(true)
  const { id: second } = await staked(exchange, user, { setId: 'second-30', odds: '0.76' })
  expect(await running.operate('clock', 'advance', `${over}s`)).toBe(true)
  return { second, option, free: await free() }
}

const optionOf = (strike: string) =>
  ({
    tradeType: tradeTypes.option,
    quantity: '0.1',
    leverage: undefined,
    marginMode: undefined,
    setId: 'option-1h',
    strike,
    tolerance: '0.01',
  }) as const

const free = async () => (await running.client.ask(positionsSummaryCall, {}, user)).available

/** Both are over, and what they brought is there once. */
async function settledOnce({ second, option, free: before }: Awaited<ReturnType<typeof take>>) {
  const [round] = await secondsOf(running.exchange, user, { id: second })
  const [ended] = await listed(running.exchange, user, { id: option })
  expect([round?.state, ended?.state]).toEqual([3, 3])
  const brought = [round?.amount ?? '', round?.profit ?? '', ended?.margin ?? '', ended?.profit ?? '']
  expect(await free()).toBe(sum([before, ...brought]).toString())
  return { round, ended }
}

test.each<Point>(['one leg', 'before commit', 'before reply'])(
  'killed at "%s" of the second in which they are due: settled once, by the same tick',
  async point => {
    const taken = await take()
    await running.dieAt(point, () => running.operate('clock', 'advance', '1s'))
    running.prove()
    await running.start()
    expect(await running.operate('clock', 'advance', '2s')).toBe(true)
    const { round, ended } = await settledOnce(taken)
    expect(round?.closeTick?.price).toBe(ended?.closePrice)
    expect(round?.result).not.toBe(-2)
  },
)

test('what was due while nobody was there is void: stake and premium return', async () => {
  const taken = await take(20)
  await running.dieAt('before begin', () => running.operate('clock', 'advance', '1s'))
  running.sleep(120_000)
  await running.start()
  const { round, ended } = await settledOnce(taken)
  expect([round?.result, round?.profit, round?.closeTick]).toEqual([-2, '0', null])
  expect([ended?.closeReason, ended?.profit]).toEqual([7, '0'])
})
