/** How long a reply takes does not tell whose name exists: many tries of each, in an order that is drawn. */
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import {
  type Somebody,
  startWithKnown,
  trier,
  unknown,
  type Way,
  ways,
} from '../../../sandbox/src/testing/accounts/alike.ts'
import type { Exchange } from '../../../testing/src/exchange.ts'
import { lots, rounds } from '../../../testing/src/soak.ts'

const TRIES = rounds(1000)
/** Of the mean rank, which lies within this of a half in all but one of ten thousand runs of alike ones. */
const FAR = 1.6 / Math.sqrt(TRIES)
const below = lots()

let exchange: Exchange
let known: Somebody
beforeAll(async () => {
  ;({ exchange, known } = await startWithKnown())
})
afterAll(() => exchange.stop())

/** How often one of the first takes longer than one of the second: a half where nothing tells them apart. */
function shareLonger(first: readonly number[], second: readonly number[]): number {
  const longer = first.map(one => second.filter(other => one > other).length)
  return longer.reduce((sum, count) => sum + count, 0) / (first.length * second.length)
}

test.each(Object.keys(ways))('%s: replies to a known and an unknown name take as long', async name => {
  const ready = trier(exchange)
  const times = { known: [] as number[], unknown: [] as number[] }
  for (let nth = 0; nth < TRIES; nth++)
    for (const who of below(2) === 0 ? (['known', 'unknown'] as const) : (['unknown', 'known'] as const)) {
      const send = await ready(ways[name] as Way, who === 'known' ? known : unknown)
      const start = performance.now()
      await send()
      times[who].push(performance.now() - start)
    }
  expect(Math.abs(shareLonger(times.known, times.unknown) - 0.5)).toBeLessThan(FAR)
})
