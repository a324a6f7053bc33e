/** How long a log-in takes tells nobody whose name exists. */
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { login, nextDevice } from '../../../sandbox/src/testing/accounts/people.ts'
import { type Exchange, startExchange } from '../../../testing/src/exchange.ts'

let exchange: Exchange
beforeAll(async () => {
  // costly enough that one hash stands out from everything else
  exchange = await startExchange({ scryptCost: 12 })
})
afterAll(() => exchange.stop())

/** µs of processor time, of all threads: on a busy machine the time of the wall tells of others. */
async function timeOf(account: string, deviceId?: string): Promise<number> {
  const start = process.cpuUsage()
  const { refusal } = await login(exchange, { account, password: 'wrong-one-1', ...(deviceId && { deviceId }) })
  expect(refusal).toBe('wrong-credentials')
  const { user, system } = process.cpuUsage(start)
  return user + system
}

/** The least of each counts: what else runs makes some slower, and none faster. */
const ratio = (some: number[], others: number[]) => Math.min(...some) / Math.min(...others)
const isAlike = (one: number) => one > 0.75 && one < 1.33
/** Where the times do not come to be alike by then, they are not. */
const MOST = 40

test('a wrong password takes as long for a name that exists, known browser or not, as for one that nobody has', async () => {
  const [known, at, nobody]: [number[], number[], number[]] = [[], [], []]
  const ratios = () => [ratio(known, nobody), ratio(at, nobody)]
  for (let i = 0; i < 5 || (i < MOST && !ratios().every(isAlike)); i++) {
    const [{ account }, browser] = [await exchange.newUser(), nextDevice()]
    await login(exchange, { account, deviceId: browser })
    nobody.push(await timeOf(`nobody_${i}`))
    known.push(await timeOf(account))
    at.push(await timeOf(account, browser))
  }
  expect(ratios().map(isAlike)).toEqual([true, true])
})
