/** The incomes of a day, told once at 00:05. */
import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals'
import { messageListCall } from '@shared/contract'
import { DAY, dayOf, dayStart, MINUTE } from '@shared/engine/clock'
import { HOURS, investing } from '../../../sandbox/src/testing/invest/invest.ts'
import { goTo } from '../../../sandbox/src/testing/rewards/time.ts'
import { type Exchange, startExchange, type TestUser } from '../../../testing/src/exchange.ts'

let exchange: Exchange
beforeAll(async () => {
  exchange = await startExchange({ data: ':memory:', symbols: [] })
})
afterAll(() => exchange.stop())
afterEach(() => expect(exchange.faults()).toEqual([]))
const { buy, later, now } = investing(() => exchange)

const digests = async (user: TestUser, language = 'en-US') =>
  (await exchange.client.ask(messageListCall, { noticeType: 'transaction', pageSize: 50 }, { ...user, language }))
    .filter(({ linkUrl }) => linkUrl?.startsWith('/zhangbianRecord'))
    .map(({ msgContent }) => msgContent?.replaceAll('\u00a0', ' '))
const midnight = () => dayStart(now()) + DAY
const toDigest = () => goTo(exchange, midnight() + 5 * MINUTE)
const yesterday = () => dayOf(now() - DAY)

/** Two orders from noon on, which start within the hour. */
async function invested(): Promise<TestUser> {
  await goTo(exchange, midnight() + 12 * HOURS)
  const user = await exchange.newUser({ balance: '10000' })
  await buy(user, 'A2', '1000', '0.0008')
  await buy(user, 'A1', '1000', '0.0005')
  await later(1 * HOURS)
  return user
}

test('each day is one message of all orders together, at 00:05 and not before; a day without income is none', async () => {
  const user = await invested()
  await toDigest()
  expect(await digests(user)).toEqual([])
  await goTo(exchange, midnight() + 5 * MINUTE - 1000)
  expect(await digests(user)).toEqual([])
  await later(1000)
  const first = `${yesterday()} (UTC+8): your investments earned 1.30 USDT. The money is in your balance account.`
  expect(await digests(user)).toEqual([first])
  await toDigest()
  expect(await digests(user)).toEqual([first.replace(dayOf(now() - 2 * DAY), yesterday()), first])
  expect((await digests(user, 'es-ES'))[0]).toBe(
    `${yesterday()} (UTC+8): tus inversiones generaron 1,30 USDT. Ya están en tu cuenta de fondos.`,
  )
})

test('what a downtime of days delayed is told together, once', async () => {
  const user = await invested()
  await goTo(exchange, midnight() + 2 * DAY + 12 * HOURS)
  await later(1000)
  expect(await digests(user)).toEqual([expect.stringContaining('2.60 USDT')])
  await toDigest()
  expect((await digests(user))[0]).toContain('1.30 USDT')
})

test('a clock that is set back tells nothing twice', async () => {
  const user = await invested()
  await goTo(exchange, midnight() + DAY + 5 * MINUTE)
  const before = await digests(user)
  expect(before).toHaveLength(1)
  const { clock } = exchange.sandbox.context
  const real = clock.now
  Object.assign(clock, { now: () => real() - DAY })
  await exchange.sandbox.advance(2)
  Object.assign(clock, { now: real })
  await exchange.sandbox.advance(1)
  expect(await digests(user)).toEqual(before)
})
