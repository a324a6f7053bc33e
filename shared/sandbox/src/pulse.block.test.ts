/** The pulse of a running exchange whose process stood still for a while. */
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { symbolPriceCall } from '@shared/contract'
import type { MarketEngine } from '@shared/engine/market/index'
import { type Exchange, startExchange } from '../../testing/src/exchange.ts'
import { beatOnce, startPulse } from './pulse.ts'
import { listed, placed, tapeOf } from './testing/positions/orders.ts'

const BLOCK = 600
const tape = tapeOf({
  BTCUSDT: [
    [0, '64000'],
    [5, '63700'],
    [15, '64000'],
  ],
})

let exchange: Exchange
beforeAll(async () => {
  exchange = await startExchange({ tape })
})
afterAll(() => exchange.stop())

/** As if the process had stood still right after the tape's first second. @returns the seconds as they are lived */
function standStill(): { lived: number[]; end: Promise<void>; stop: () => void } {
  const { context } = exchange.sandbox
  const start = context.clock.now()
  const lived: number[] = []
  const ended = Promise.withResolvers<void>()
  let at = start + 990
  const beat = (now: number) => {
    // what a context lends is the engine itself, narrowed
    beatOnce(context, context.market as MarketEngine, [], now)
    if (lived.push(now) && now === start + BLOCK * 1000) ended.resolve()
  }
  const stop = startPulse(() => at, beat)
  at = start + BLOCK * 1000
  return { lived, end: ended.promise, stop }
}

test('after a block a stop-loss fills at the price that crossed it meanwhile, and requests are answered before all is lived', async () => {
  const user = await exchange.newUser({ contract: '700' })
  await placed(exchange, user, { leverage: 50, tolerance: '0.01', stopLossPrice: '63800' })
  const { market } = exchange.sandbox.context
  const { lived, end, stop } = standStill()
  await exchange.client.ask(symbolPriceCall, { symbols: 'BTCUSDT' })
  expect(lived.length).toBeLessThan(BLOCK)
  await end
  stop()
  expect(lived).toHaveLength(BLOCK)
  expect(lived.every(second => market.tickAt('BTCUSDT', second)?.time === second)).toBe(true)
  expect(await listed(exchange, user)).toMatchObject([{ state: 3, closeReason: 3, closePrice: '63700.00' }])
})
