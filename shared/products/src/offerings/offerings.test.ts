/** An offering from its first second to its market, at a running exchange. */
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { createPositionCall, loginCall, symbolListCall, symbolPriceCall } from '@shared/contract'
import { applicationStates, offeringStates } from '@shared/contract/codes'
import { APPLYING, DRAWN, LISTED, offeringsOf, PAID } from '../../../sandbox/src/testing/offerings/offerings.ts'
import { marketOrder } from '../../../sandbox/src/testing/positions/orders.ts'
import { newOrderId } from '../../../testing/src/client.ts'
import { type Exchange, startExchange } from '../../../testing/src/exchange.ts'

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

test('five of 600 lots for 1,000: all won at 0.092, 46 paid, 500 tokens in their own market', async () => {
  const id = await at.offer('--sample-lots', '595')
  const user = await at.person()
  expect(await at.seen(user, id)).toMatchObject({
    ...{ status: offeringStates.issuing, subscribedLots: 595, sampleLots: 595, winningPrice: null, my: null },
    ...{ minLots: 1, maxLots: 10, totalLots: 1000, lotSize: 100, commitHash: expect.stringMatching(/^[0-9a-f]{64}$/) },
  })
  const applied = await at.apply(user, id, 5)
  expect(applied).toMatchObject({ status: applicationStates.applied, amount: '50', quantity: '500', wonLots: null })
  expect(await at.assets(user)).toMatchObject({ balance: '1000', investAssets: '0' })

  await at.until(id, APPLYING)
  expect(await at.seen(user, id)).toMatchObject({ status: offeringStates.drawing, subscribedLots: 600 })
  await at.until(id, DRAWN)
  expect(await at.seen(user, id)).toMatchObject({ status: offeringStates.paying, winningPrice: '0.092' })
  const won = { status: applicationStates.won, wonLots: 5, wonQuantity: '500', amount: '46', winningPrice: '0.092' }
  expect(await at.mine(user, id)).toMatchObject(won)

  expect((await at.pay(user, applied.id)).result).toMatchObject({ status: applicationStates.completed })
  expect(await at.assets(user)).toMatchObject({ balance: '954', investAssets: '46', totalAssets: '1000' })
  expect(exchange.faults()).toEqual([])
  await at.until(id, PAID)
  expect(await at.seen(user, id)).toMatchObject({ status: offeringStates.completed })

  await at.until(id, LISTED)
  expect(await at.seen(user, id)).toMatchObject({ status: offeringStates.listed })
  expect(await at.mine(user, id)).toMatchObject({ status: applicationStates.listed })
  expect([await at.available(user, 'USDT'), await at.available(user, 'TOK1')]).toEqual(['954', '500'])
  expect(await at.assets(user)).toMatchObject({ investAssets: '0', totalAssets: '1000' })
  expect((await at.told(user)).toReversed()).toEqual(['You won lots in a token offering', 'Your tokens have arrived'])
})

test('its token is quoted at the winning price from then on, its price moves, and it is bought as coins are', async () => {
  const { client, sandbox, newUser } = exchange
  const symbol = 'TOK1USDT'
  const listed = (await client.ask(symbolListCall, {})).find(one => one.symbol === symbol)
  expect(listed).toMatchObject({ baseCurrency: 'TOK1', tradeTypes: [4], leverages: [] })
  const price = async () => (await client.ask(symbolPriceCall, { symbols: symbol }))[0]
  expect(await price()).toMatchObject({ price: '0.092000', marketState: 1 })
  await sandbox.advance(30)
  expect(await price()).toMatchObject({ seq: 31 })
  const buyer = await newUser({ balance: '100', contract: '0' })
  const spot = { symbol, tradeType: 4, leverage: undefined, marginMode: undefined, quantity: undefined, amount: '20' }
  const order = {
    ...marketOrder({}),
    ...spot,
    expectedPrice: sandbox.context.market.last(symbol)?.price ?? '',
  } as const
  await client.ask(createPositionCall, { ...order, clientOrderId: newOrderId() }, buyer)
  expect(Number(await at.available(buyer, 'TOK1'))).toBeGreaterThan(150)
})

test('an unpaid win is reminded of, forfeited, and bars for thirty days; nothing was ever charged', async () => {
  const [id, next] = [await at.offer(), await at.offer('--apply', '900')]
  const user = await at.person()
  const { id: order } = await at.apply(user, id, 2)
  await at.until(id, DRAWN)
  expect(await at.mine(user, id)).toMatchObject({ wonLots: 2, winningPrice: '0.08004' })
  await at.until(id, PAID - 7200 - 1)
  expect(await at.told(user)).toHaveLength(1)
  await at.until(id, PAID - 7200)
  expect((await at.told(user))[0]).toBe('Payment due soon')
  await at.until(id, PAID)
  expect(await at.mine(user, id)).toMatchObject({ status: applicationStates.forfeited, wonLots: 2 })
  expect((await at.told(user))[0]).toBe('Payment deadline missed')
  expect(await at.pay(user, order)).toMatchObject({ code: 500, refusal: 'pay-deadline' })
  await at.until(id, LISTED)
  expect(await at.seen(user, id)).toMatchObject({ status: offeringStates.listed, my: { status: -2 } })
  expect(await at.assets(user)).toMatchObject({ balance: '1000', totalAssets: '1000' })

  const barred = await at.seen(user, next)
  const refused = { refusal: 'ioe-barred', values: { time: barred?.barredUntil } }
  expect(await at.tryToApply(user, next, 1)).toMatchObject(refused)
  await at.until(id, PAID + 30 * 86_400 - 1)
  const { token } = await exchange.client.ask(loginCall, user) // of a session less is left than that
  expect(await at.tryToApply({ ...user, token }, next, 1)).toMatchObject(refused)
  await at.until(id, PAID + 30 * 86_400)
  expect((await at.apply({ ...user, token }, next, 1)).status).toBe(applicationStates.applied)
})

test('one that nobody applied for is drawn, closed and listed at its floor', async () => {
  const id = await at.offer('--symbol', 'LONELY')
  for (const moment of [DRAWN, PAID, LISTED]) await at.until(id, moment)
  expect(exchange.sandbox.context.market.last('LONELYUSDT')?.price).toBe('0.080000')
})
