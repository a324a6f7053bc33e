/** The feed against the running exchange of this Jest worker: its clock moves by command alone. */
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import type { Feature } from '@shared/contract/features'
import { type Address, operate } from '@shared/testing/exchange-process'
import { getDefaultStore } from 'jotai'
import { resetClock } from '../transport/clock.ts'
import { platformOf } from '../transport/testing/platform.ts'
import { plug } from '../transport/testing/plug.ts'
import { until } from '../transport/testing/real-time.ts'
import { feedAtom, watch } from './index.ts'
import { knownTicker } from './tickers.ts'

/** Jest starts one for each worker before the tests. */
const exchange: Address = JSON.parse(process.env[`EXCHANGE_${process.env.JEST_WORKER_ID ?? '1'}`] ?? '{}')

let features: Feature[] = []
let end = () => {}
const feed = () => getDefaultStore().get(feedAtom)

beforeEach(() => {
  const market = { focusMs: 1000, listMs: 3000, staleMs: 5000, source: 'tape' as const }
  const config = () => platformOf(exchange.url, { features, market })
  plug(config)
})
afterEach(async () => {
  end()
  await until(() => feed() === 'off')
  resetClock()
})

test.each([
  ['live', ['price-stream']],
  ['polling', []],
] as [string, Feature[]][])('%s, a second at the exchange is a new price on the phone', async (state, on) => {
  features = on
  const heard: number[] = []
  end = watch(['BTCUSDT'], 'focus', ({ time }) => heard.push(time))
  await until(() => feed() === state && knownTicker('BTCUSDT') !== null)
  const before = knownTicker('BTCUSDT')
  await operate(exchange, 'clock', 'advance', '1s')
  await until(() => heard.at(-1) === (before?.time ?? 0) + 1000, 'the next second')
  expect(knownTicker('BTCUSDT')?.seq).toBe((before?.seq ?? 0) + 1)
})
