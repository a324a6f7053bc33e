/** A downtime, or a halt of the books, across midnight: what fell due before it counts on the day before. */
import { afterEach, expect, test } from '@jest/globals'
import {
  assetHistoryCall,
  balanceLogCall,
  messageListCall,
  positionsSummaryCall,
  userAssetsCall,
} from '@shared/contract'
import { tradeTypes } from '@shared/contract/codes'
import { limitsOf, live, setTo } from '../../../sandbox/src/testing/closing/control.ts'
import { listed, type Order, placed } from '../../../sandbox/src/testing/positions/orders.ts'
import { secondsOf, staked } from '../../../sandbox/src/testing/positions/second/second.ts'
import { type Exchange, startExchange, type TestUser } from '../../../testing/src/exchange.ts'
import { booksOf } from '../ledger/index.ts'

let exchange: Exchange
let user: TestUser
afterEach(async () => {
  expect(exchange.faults()).toEqual([])
  await exchange.stop()
})

/** The time of the newest entry of a type, and what it moved. */
async function booked(type: string): Promise<[time: string, amount: string] | undefined> {
  const { records } = await exchange.client.ask(balanceLogCall, { type }, user)
  return records[0] && [records[0].createTime, records[0].amount]
}
const lost = async () => (await limitsOf(exchange, user)).dailyLoss.used
const limitMessages = async () =>
  (await exchange.client.ask(messageListCall, { noticeType: 'system' }, user)).filter(
    ({ titile }) => titile === 'Own limit reached',
  )
const realized = async () => (await exchange.client.ask(positionsSummaryCall, {}, user)).realizedToday

/** BTC falls ten seconds before midnight, when an option and a second contract on its rise have not ended. */
const fall = {
  start: '2026-11-25 22:59:55',
  symbols: {
    BTCUSDT: [
      [0, '64000'],
      ['23:59:50', '63000'],
    ] as [number | string, string][],
  },
  gaps: [],
}
const option: Partial<Order> = {
  ...{ tradeType: tradeTypes.option, setId: 'option-1h', strike: '64000', quantity: '0.1' },
  ...{ leverage: undefined, marginMode: undefined },
}

/** The option ends at 23:59:55, the second contract at 23:59:57. @returns at 23:59:53 */
async function beforeMidnight(...held: ('option' | 'stake')[]): Promise<void> {
  exchange = await startExchange({ tape: fall })
  user = await exchange.newUser({ contract: '5000' })
  if (held.includes('option')) await placed(exchange, user, option)
  await live(exchange, 3542)
  if (held.includes('stake')) await staked(exchange, user)
  await live(exchange, 52)
  await exchange.sandbox.advance(4)
  await setTo(exchange, user, 'dailyLoss', '50')
}

async function halt(): Promise<void> {
  const books = booksOf(exchange.sandbox.context.db)
  books.halted = 'a fault'
  await exchange.sandbox.advance(60)
  books.halted = null
  await exchange.sandbox.advance(1)
}

const ways: [what: string, pass: () => Promise<unknown>][] = [
  ['a downtime', () => exchange.operate('clock', 'skip', '1h')],
  ['a halt of the books', halt],
]

test.each(ways)(
  'books an option and a second contract at their ends where %s over midnight held them up',
  async (_, pass) => {
    await beforeMidnight('option', 'stake')
    await pass()
    expect(await secondsOf(exchange, user)).toMatchObject([{ result: -1, profit: '-100' }])
    const ended = { closeReason: 5, closePrice: '63000.00', closeTime: '2026-11-25 23:59:55' }
    expect(await listed(exchange, user, { state: 3 })).toMatchObject([ended])
    expect((await booked('second-loss'))?.[0]).toBe('2026-11-25 23:59:57')
    expect((await booked('option-payout'))?.[0]).toBe('2026-11-25 23:59:55')
    // nothing of it counts today
    expect([await lost(), await realized()]).toEqual(['0', '0'])
    expect(await limitMessages()).toEqual([])
  },
)

/** A loss before midnight is yesterday's: today has no profit, and the day before has no total. */
async function expectNoTotal(): Promise<void> {
  expect(await exchange.client.ask(userAssetsCall, {}, user)).toMatchObject({ dailyProfit: '0' })
  const days = await exchange.client.ask(assetHistoryCall, { days: 7 }, user)
  expect(days).toMatchObject([{ day: '2026-11-26', profit: null }])
}

test.each(ways)(
  'writes no total of a midnight at which a lost stake was not settled yet, after %s',
  async (_, pass) => {
    // an option would need a price of midnight, without which there is no total either
    await beforeMidnight('stake')
    await pass()
    expect(await secondsOf(exchange, user)).toMatchObject([{ result: -1, profit: '-100' }])
    await expectNoTotal()
  },
)

test('writes no total of a midnight at which a lost option was not settled yet, after a halt of the books', async () => {
  await beforeMidnight('option')
  await halt()
  await expectNoTotal()
})

test('charges each night of a downtime on its own day, so today counts the last one alone', async () => {
  const tape = { start: '2026-11-25 04:59:50', symbols: { USDJPY: [[0, '155']] as [number, string][] }, gaps: [] }
  exchange = await startExchange({ tape })
  user = await exchange.newUser({ contract: '5000' })
  await setTo(exchange, user, 'dailyLoss', '50')
  const dollars = {
    tradeType: tradeTypes.cfd,
    symbol: 'USDJPY',
    quantity: '0.01',
    leverage: 200,
    marginMode: undefined,
  }
  await placed(exchange, user, { ...dollars, expectedPrice: '155.007' })
  await exchange.operate('clock', 'skip', '25h')
  // of Wednesday 0.125, of Thursday for three nights
  expect(await lost()).toBe('0.375')
  expect(await realized()).toBe('-0.375')
  expect(await booked('night-fee')).toEqual(['2026-11-26 05:00:00', '-0.375'])
})
