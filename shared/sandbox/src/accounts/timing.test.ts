/** How long a log-in takes tells nobody whose name exists. */
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { type Exchange, startExchange } from '../../../testing/src/exchange.ts'
import { login, nextDevice } from './test-people.ts'

let exchange: Exchange
beforeAll(async () => {
  // costly enough that one hash stands out from everything else
  exchange = await startExchange({ scryptCost: 12 })
})
afterAll(() => exchange.stop())

async function timeOf(account: string, deviceId?: string): Promise<number> {
  const start = performance.now()
  const { refusal } = await login(exchange, { account, password: 'wrong-one-1', ...(deviceId && { deviceId }) })
  expect(refusal).toBe('wrong-credentials')
  return performance.now() - start
}

test('a wrong password takes as long for a name that exists, known browser or not, as for one that nobody has', async () => {
  const times = { known: [] as number[], at: [] as number[], nobody: [] as number[] }
  for (let i = 0; i < 5; i++) {
    const [{ account }, browser] = [await exchange.newUser(), nextDevice()]
    await login(exchange, { account, deviceId: browser })
    times.nobody.push(await timeOf(`nobody_${i}`))
    times.known.push(await timeOf(account))
    times.at.push(await timeOf(account, browser))
  }
  const { known, at, nobody } = times
  const unknown = Math.min(...nobody)
  for (const one of [known, at]) {
    expect(Math.min(...one) / unknown).toBeGreaterThan(0.75)
    expect(Math.min(...one) / unknown).toBeLessThan(1.33)
  }
})
