/** The pulse of a running exchange whose process stood still for a while. */
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { createPositionCall, positionListCall, symbolPriceCall } from '@shared/contract'
import { newOrderId } from '../../testing/src/client.ts'
import { type Exchange, startExchange } from '../../testing/src/exchange.ts'
import type { MarketEngine } from './market/index.ts'
import { beatOnce, startPulse } from './pulse.ts'

const BLOCK = 600
const tape = {
  start: '2026-11-25 10:00:00',
  symbols: {
    BTCUSDT: [
      [0, '64000'],
      [5, '63700'],
      [15, '64000'],
    ] as [number, string][],
  },
  gaps: [],
}

let exchange: Exchange
beforeAll(async () => {
  exchange = await startExchange({ tape })
})
afterAll(() => exchange.stop())

/** As if the process had stood still right after the tape's first second. @returns the seconds as they are lived */
function standStill(): { lived: number[]; end: Promise<void>; stop: () => void } {
  const { box } = exchange.sandbox
  const start = box.clock.now()
  const lived: number[] = []
  const ended = Promise.withResolvers<void>()
  let at = start + 990
  const beat = (now: number) => {
    // what a box lends is the engine itself, narrowed
    beatOnce(box, box.market as MarketEngine, [], now)
    if (lived.push(now) && now === start + BLOCK * 1000) ended.resolve()
  }
  const stop = startPulse(() => at, beat)
  at = start + BLOCK * 1000
  return { lived, end: ended.promise, stop }
}

test('after a block a stop-loss fills at the price that crossed it meanwhile, and requests are answered before all is lived', async () => {
  const user = await exchange.newUser({ contract: '700' })
  await exchange.client.ask(
    createPositionCall,
    {
      tradeType: 1,
      symbol: 'BTCUSDT',
      direction: 1,
      orderType: 1,
      quantity: '0.1',
      leverage: 50,
      marginMode: 1,
      expectedPrice: '64000',
      tolerance: '0.01',
      stopLossPrice: '63800',
      clientOrderId: newOrderId(),
    },
    user,
  )
  const { market } = exchange.sandbox.box
  const { lived, end, stop } = standStill()
  await exchange.client.ask(symbolPriceCall, { symbols: 'BTCUSDT' })
  expect(lived.length).toBeLessThan(BLOCK)
  await end
  stop()
  expect(lived).toHaveLength(BLOCK)
  expect(lived.every(second => market.tickAt('BTCUSDT', second)?.time === second)).toBe(true)
  const { records } = await exchange.client.ask(positionListCall, { pageSize: 5 }, user)
  expect(records).toMatchObject([{ state: 3, closeReason: 3, closePrice: '63700.00' }])
})
