/** A process for crash.test.ts: lives second after second on a file until it is killed, and prints each one it committed. */
import { writeSync } from 'node:fs'
import { openMarket } from './market.ts'

const [, , file = '', start = ''] = process.argv
const { clock, market } = openMarket({ file, start, symbols: ['BTCUSDT', 'XAUUSD'] })
for (;;)
  clock.advance(1, now => {
    for (const { symbol, price, seq, time } of market.second(now))
      writeSync(1, `${symbol} ${time / 1000} ${seq} ${price}\n`)
  })
