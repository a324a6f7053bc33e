/** An exchange that is down while people are to pay: they lose nothing of their time. */
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { loginCall } from '@shared/contract'
import { applicationStates, offeringStates } from '@shared/contract/codes'
import { fromStamp, HOUR, stamp } from '@shared/engine/clock'
import { booksOf } from '@shared/engine/ledger/index'
import { APPLYING, DRAWN, offeringsOf, PAID } from '../../../sandbox/src/testing/offerings/offerings.ts'
import { type Exchange, startExchange, type TestUser } from '../../../testing/src/exchange.ts'

let exchange: Exchange
let at: ReturnType<typeof offeringsOf>
beforeAll(async () => {
  exchange = await startExchange()
  at = offeringsOf(exchange)
})
afterAll(async () => {
  expect(exchange.faults()).toEqual([])
  await exchange.stop()
})

const isDown = (time: string) => exchange.operate('clock', 'skip', time)
const lives = (time: string) => exchange.operate('clock', 'advance', time)
/** A session ends in seven days out of sight. */
const again = async (user: TestUser) => ({ ...user, ...(await exchange.client.ask(loginCall, user)) })

async function won(): Promise<{ id: string; user: TestUser; order: string }> {
  const [id, user] = [await at.offer(), await at.person()]
  const { id: order } = await at.apply(user, id, 5)
  return { id, user, order }
}

test('a downtime over all of it leaves all of it: the deadline moves on, the market opens later, and who won is told', async () => {
  const { id, user: before, order } = await won()
  await at.until(id, DRAWN)
  const { payEnd = '', listTime = '' } = (await at.seen(before, id)) ?? {}
  await isDown('10d')
  const user = await again(before)
  const later = await at.seen(user, id)
  const moved = (time: string) => stamp(fromStamp(time) + 240 * HOUR)
  expect(later).toMatchObject({ status: offeringStates.paying, payEnd: moved(payEnd), listTime: moved(listTime) })
  expect((await at.told(user))[0]).toBe('More time to pay')
  expect((await at.pay(user, order)).result).toMatchObject({ status: applicationStates.completed })
})

test('a downtime within it adds so much, and no more: then it is forfeited', async () => {
  const { id, user } = await won()
  await at.until(id, DRAWN)
  await isDown('2h')
  await isDown('1h')
  expect((await at.told(user)).filter(title => title === 'More time to pay')).toHaveLength(2)
  await at.until(id, PAID + 3 * 3600 - 1)
  expect(await at.mine(user, id)).toMatchObject({ status: applicationStates.won })
  expect((await at.told(user))[0]).toBe('Payment due soon')
  await at.until(id, PAID + 3 * 3600)
  expect(await at.mine(user, id)).toMatchObject({ status: applicationStates.forfeited })
})

test('a halt of the books adds what it takes of the time to pay, too', async () => {
  const { id, user } = await won()
  await at.until(id, DRAWN)
  const { payEnd = '' } = (await at.seen(user, id)) ?? {}
  const books = booksOf(exchange.sandbox.context.db)
  books.halted = 'a fault'
  await lives('2m')
  books.halted = null
  await lives('1s')
  expect((await at.seen(user, id))?.payEnd).toBe(stamp(fromStamp(payEnd) + 121_000))
  expect((await at.told(user))[0]).toBe('More time to pay')
})

test('what is drawn late, since the exchange was down, can be paid for as long as any other', async () => {
  const { id, user } = await won()
  await at.until(id, APPLYING)
  await isDown('12h')
  const now = exchange.sandbox.context.clock.now()
  const { status, payEnd = '' } = (await at.seen(user, id)) ?? {}
  expect([status, fromStamp(payEnd) - now]).toEqual([offeringStates.paying, (PAID - DRAWN) * 1000])
  expect(await at.told(user)).toEqual(['You won lots in a token offering'])
})

test('half a minute is no downtime, and what nobody pays for yet is left as it is', async () => {
  const { id, user } = await won()
  const seen = async () => {
    const { payEnd, listTime, applyEnd } = (await at.seen(user, id)) ?? {}
    return { payEnd, listTime, applyEnd }
  }
  const before = await seen()
  await isDown('10m')
  await lives('30s')
  await at.until(id, DRAWN)
  await isDown('30s')
  expect(await seen()).toEqual(before)
})
