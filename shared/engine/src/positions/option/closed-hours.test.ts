/** Closed hours count a quarter in a premium, and nothing ends in them. */
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { buySecondCall, createPositionCall, termListCall } from '@shared/contract'
import { tradeTypes } from '@shared/contract/codes'
import { askPremium } from '@shared/money'
import { marketOrder, type Order, placed } from '../../../../sandbox/src/testing/positions/orders.ts'
import { secondOrder } from '../../../../sandbox/src/testing/positions/second/second.ts'
import { type Exchange, startExchange, type TestUser } from '../../../../testing/src/exchange.ts'

let exchange: Exchange
let user: TestUser
beforeAll(async () => {
  // a Wednesday, before the hour of rest from 05:00
  exchange = await startExchange({
    tape: { start: '2026-11-25 03:00:00', symbols: { XAUUSD: [[0, '3300']] }, gaps: [] },
  })
  user = await exchange.newUser({ contract: '5000' })
})
afterAll(() => exchange.stop())

const gold = (change: Partial<Order> = {}) =>
  marketOrder({
    tradeType: tradeTypes.option,
    symbol: 'XAUUSD',
    quantity: '1',
    leverage: undefined,
    marginMode: undefined,
    setId: 'option-4h',
    strike: '3300',
    expectedPrice: '3300',
    ...change,
  })

test('four hours with one of rest among them count three and a quarter', async () => {
  const counted = (3 + 1 / 4) * 3600
  const terms = await exchange.client.ask(termListCall, { symbol: 'XAUUSD', type: 2 }, {})
  expect(terms[1]).toMatchObject({ seconds: 4 * 3600, countedSeconds: counted })
  const at = { price: '3300', strike: '3300', volatility: '0.15', seconds: counted }
  const premium = askPremium({ side: 'long', ...at }, '0.02')
  expect(await placed(exchange, user, gold())).toMatchObject({ premium, countedSeconds: counted })
})

test('seven days count five of trading, less the hours of rest', async () => {
  const terms = await exchange.client.ask(termListCall, { symbol: 'XAUUSD', type: 2 }, {})
  // five hours of rest, one of them within a weekend of 49 hours
  expect(terms[3]).toMatchObject({ countedSeconds: (168 - 4 - 49 + (4 + 49) / 4) * 3600 })
})

test('what would end in closed hours is refused, and what is asked for in them too', async () => {
  const refusal = async (change: Partial<Order>) =>
    (await exchange.client.call(createPositionCall, gold(change), user)).result
  const second = async () => (await exchange.client.call(buySecondCall, secondOrder({ symbol: 'XAUUSD' }), user)).result
  await exchange.sandbox.advance(3600 + 1800)
  expect(await refusal({ setId: 'option-1h' })).toMatchObject({ refusal: 'expires-closed', field: 'setId' })
  expect(await second()).toMatchObject({ direction: 1, state: 1 })
  await exchange.sandbox.advance(1740)
  expect(await second()).toMatchObject({ refusal: 'expires-closed' })
  await exchange.sandbox.advance(60)
  expect(await refusal({})).toMatchObject({ refusal: 'market-closed' })
  expect(await second()).toMatchObject({ refusal: 'market-closed' })
})
