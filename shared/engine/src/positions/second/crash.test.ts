/** An exchange that dies while stakes and options are due: what was taken stands, and each is settled once. */
import { expect } from '@jest/globals'
import { positionsSummaryCall, symbolPriceCall, termListCall } from '@shared/contract'
import { tradeTypes } from '@shared/contract/codes'
import { sum } from '@shared/money'
import { testKills } from '../../../../sandbox/src/testing/ledger/kills.ts'
import type { Mortal } from '../../../../sandbox/src/testing/ledger/mortal.ts'
import { listed, placed } from '../../../../sandbox/src/testing/positions/orders.ts'
import { secondsOf, staked } from '../../../../sandbox/src/testing/positions/second/second.ts'
import type { TestUser } from '../../../../testing/src/exchange.ts'

type Taken = { user: TestUser; second: string; option: string; free: string }

/** Half a minute with a stake on it, and an option that ends in the same second; so many seconds of it are over. */
async function take(m: Mortal, over: number): Promise<Taken> {
  const { client, exchange } = m
  const user = await m.newUser('second_tester', '10000')
  const [price] = await client.ask(symbolPriceCall, { symbols: 'BTCUSDT' }, {})
  const [term] = await client.ask(termListCall, { symbol: 'BTCUSDT', type: 2 }, {})
  const strike = term && 'strikes' in term ? term.strikes[2] : undefined
  const { id: option } = await placed(exchange, user, {
    ...optionOf(strike ?? ''),
    expectedPrice: price?.price ?? '',
  })
  expect(await m.operate('clock', 'advance', '3570s')).toBe(true)
  const { id: second } = await staked(exchange, user, { setId: 'second-30', odds: '0.76' })
  expect(await m.operate('clock', 'advance', `${over}s`)).toBe(true)
  return { user, second, option, free: await free(m, user) }
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

const free = async (m: Mortal, user: TestUser) => (await m.client.ask(positionsSummaryCall, {}, user)).available

/** Both are over, and what they brought is there once. */
async function settledOnce(m: Mortal, { user, second, option, free: before }: Taken) {
  const [round] = await secondsOf(m.exchange, user, { id: second })
  const [ended] = await listed(m.exchange, user, { id: option })
  expect([round?.state, ended?.state]).toEqual([3, 3])
  const brought = [round?.amount ?? '', round?.profit ?? '', ended?.margin ?? '', ended?.profit ?? '']
  expect(await free(m, user)).toBe(sum([before, ...brought]).toString())
  return { round, ended }
}

const row = { exchange: { quoted: ['BTCUSDT'] }, act: (m: Mortal) => m.operate('clock', 'advance', '1s') }

testKills<Taken>({
  ...row,
  title: 'killed at "%s" of the second in which they are due: settled once, by the same tick',
  points: ['one leg', 'before commit', 'before reply'],
  prepare: m => take(m, 29),
  async check(m, taken) {
    expect(await m.operate('clock', 'advance', '2s')).toBe(true)
    const { round, ended } = await settledOnce(m, taken)
    expect(round?.closeTick?.price).toBe(ended?.closePrice)
    expect(round?.result).not.toBe(-2)
  },
})

testKills<Taken>({
  ...row,
  title: 'killed at "%s" before they are due, and away until they were: void, stake and premium return',
  points: ['before begin'],
  prepare: m => take(m, 20),
  isDownFor: 120_000,
  async check(m, taken) {
    const { round, ended } = await settledOnce(m, taken)
    expect([round?.result, round?.profit, round?.closeTick]).toEqual([-2, '0', null])
    expect([ended?.closeReason, ended?.profit]).toEqual([7, '0'])
  },
})
