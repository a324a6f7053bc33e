/** Limits of one's own, from the call to the order that they hold. */
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import {
  amendOrderCall,
  closePositionCall,
  messageListCall,
  myUserInfoCall,
  openDemoCall,
  rechargeApplyCall,
  rechargeCancelCall,
  reversePositionCall,
} from '@shared/contract'
import { directions, orderTypes, tradeTypes } from '@shared/contract/codes'
import { fromMinor } from '@shared/money'
import { pass } from '../../../sandbox/src/testing/accounts/people.ts'
import { limitsOf, live, open, setTo, stake } from '../../../sandbox/src/testing/closing/control.ts'
import { listed, placed, tapeOf } from '../../../sandbox/src/testing/positions/orders.ts'
import { newOrderId } from '../../../testing/src/client.ts'
import { type Exchange, startExchange, type TestUser } from '../../../testing/src/exchange.ts'
import { DAY, dayStart, stamp } from '../clock.ts'

/** From 10:00 on, in stretches of 200 seconds: each falls after a minute for a minute. */
const STRETCH = 200
const tape = tapeOf({
  BTCUSDT: Array.from({ length: 8 }, (_, nth) => nth * STRETCH).flatMap((at): [number, string][] => [
    [at, '64000'],
    [at + 60, '62000'],
    [at + 120, '64000'],
  ]),
})
const START = Date.parse('2026-11-25T10:00:00+08:00')

let exchange: Exchange
let user: TestUser
beforeAll(async () => {
  exchange = await startExchange({ tape })
})
beforeEach(async () => {
  user = await exchange.newUser({ balance: '1000', contract: '10000' })
})
afterAll(async () => {
  expect(exchange.faults()).toEqual([])
  await exchange.stop()
})

const now = () => exchange.sandbox.context.clock.now()
/** To the begin of a stretch that nobody was in. */
const toFresh = () => exchange.sandbox.advance(STRETCH - (((now() - START) / 1000) % STRETCH))
const dailyStake = async () => (await limitsOf(exchange, user)).dailyStake

test('at first nothing is limited, and what is used is told', async () => {
  const none = { value: null, used: '0', pending: null }
  expect(await limitsOf(exchange, user)).toEqual({
    ...{ dailyLoss: none, dailyStake: none, dailyRecharge: none, reminderMinutes: none },
    ...{ breakUntil: null, renewsAt: '2026-11-26 00:00:00' },
  })
  await stake(exchange, user, { amount: '60' })
  expect(await dailyStake()).toEqual({ value: null, used: '60', pending: null })
})

test('a stake up to the limit goes, one more is refused, with what is left and when it opens', async () => {
  await setTo(exchange, user, 'dailyStake', '110')
  expect((await stake(exchange, user, { amount: '100' })).code).toBe(200)
  const refused = await stake(exchange, user, { amount: '10.01' })
  const values = { n: '110', left: '10', time: '2026-11-26 00:00:00' }
  expect(refused.values).toEqual({ refusal: 'own-limit', ...values })
  expect(refused.message).toBe(
    'Your own daily limit is 110 USDT. Left: 10 USDT. Available again at 2026-11-26 00:00:00 (UTC+8).',
  )
  expect((await stake(exchange, user, { amount: '10' })).code).toBe(200)
})

test('a lower limit holds at once and takes back what was to come; so does keeping the present one', async () => {
  await setTo(exchange, user, 'dailyStake', '100')
  await setTo(exchange, user, 'dailyStake', '200')
  expect((await setTo(exchange, user, 'dailyStake', '100')).result.dailyStake).toMatchObject({
    ...{ value: '100', pending: null },
  })
  await setTo(exchange, user, 'dailyStake', '200')
  expect((await setTo(exchange, user, 'dailyStake', '50')).result.dailyStake).toMatchObject({
    ...{ value: '50', pending: null },
  })
})

test('who asks for the same higher limit again waits no longer; for another, from then on', async () => {
  await setTo(exchange, user, 'dailyStake', '100')
  const from = stamp(now() + DAY)
  await setTo(exchange, user, 'dailyStake', '200')
  await exchange.sandbox.advance(2)
  expect((await setTo(exchange, user, 'dailyStake', '200')).result.dailyStake.pending?.from).toBe(from)
  expect((await setTo(exchange, user, 'dailyStake', '201')).result.dailyStake.pending?.from).toBe(stamp(now() + DAY))
})

test.each([
  ['dailyLoss', '0.99', { refusal: 'below-minimum', values: { n: '1', field: 'value' } }],
  ['dailyLoss', '10000000.01', { refusal: 'above-maximum', values: { n: '10000000', field: 'value' } }],
  ['dailyRecharge', '10.001', { refusal: 'quantity-step', values: { step: '0.01', field: 'value' } }],
  ['reminderMinutes', '45', { refusal: 'field-invalid', values: { field: 'value' } }],
] as const)('%s takes no %s', async (name, value, refusal) => {
  expect(await setTo(exchange, user, name, value)).toMatchObject(refusal)
})

test('of two stakes that come at the same moment one goes beyond, whichever comes second', async () => {
  await setTo(exchange, user, 'dailyStake', '100')
  const answers = await Promise.all([60, 60, 60].map(amount => stake(exchange, user, { amount: String(amount) })))
  expect(answers.map(({ refusal }) => refusal).sort()).toEqual([null, 'own-limit', 'own-limit'])
  expect((await dailyStake()).used).toBe('60')
})

const option = {
  ...{ tradeType: tradeTypes.option, leverage: undefined, marginMode: undefined, quantity: '1' },
  ...{ setId: 'option-1h', strike: '64000' },
}

test('a premium counts as a stake does', async () => {
  await setTo(exchange, user, 'dailyStake', '300')
  const bought = await open(exchange, user, option)
  expect((await dailyStake()).used).toBe(bought.result.margin)
  expect((await open(exchange, user, option)).refusal).toBe('own-limit')
})

/** Long 0.1 BTC at 64,000, closed at 62,000: 200 less, and both fees. */
async function loseTwoHundred(): Promise<void> {
  await toFresh()
  const { id } = await placed(exchange, user, { leverage: 10 })
  await exchange.sandbox.advance(60)
  const order = { id, expectedPrice: '62000', tolerance: '0.01', clientOrderId: newOrderId() }
  await exchange.client.ask(closePositionCall, order, user)
}

test('losses count with fees, profits against them; at the limit nothing new is opened, and what is open goes on', async () => {
  await setTo(exchange, user, 'dailyLoss', '206.30')
  const kept = await placed(exchange, user, { quantity: '0.0001', leverage: 1 })
  await loseTwoHundred()
  // 3.2 and 3.1 of fees, and 0.0032 of the one that goes on
  expect((await limitsOf(exchange, user)).dailyLoss.used).toBe('206.3032')
  for (const change of [{}, { ...option, strike: '62000' }]) {
    const answer = await open(exchange, user, { expectedPrice: '62000', ...change })
    expect(answer.values).toEqual({ refusal: 'own-limit', n: '206.3', left: '0', time: '2026-11-26 00:00:00' })
  }
  expect((await stake(exchange, user)).refusal).toBe('own-limit')
  expect((await listed(exchange, user, { state: 1 })).map(({ id }) => id)).toEqual([kept.id])
})

test('a reversal that would lose more than the limit reverses nothing', async () => {
  await setTo(exchange, user, 'dailyLoss', '100')
  await toFresh()
  const { id } = await placed(exchange, user, { leverage: 10 })
  await exchange.sandbox.advance(60)
  const order = { id, expectedPrice: '62000', tolerance: '0.01', clientOrderId: newOrderId() }
  expect((await exchange.client.call(reversePositionCall, order, user)).refusal).toBe('own-limit')
  expect(await listed(exchange, user)).toMatchObject([{ id, state: 1 }])
  expect(exchange.faults()).toEqual([])
})

const waiting = { leverage: 1, orderType: orderTypes.limit } as const
const told = async () =>
  (await exchange.client.ask(messageListCall, { noticeType: 'transaction' }, user)).map(({ titile }) => titile)

test('an order that waited is not filled once the limit is reached: it ends, what it kept is free, its owner is told', async () => {
  await setTo(exchange, user, 'dailyLoss', '100')
  await toFresh()
  const { id } = await placed(exchange, user, { ...waiting, price: '62000' })
  // closed in the same second, before what waits is filled
  const { id: lost } = await placed(exchange, user, { leverage: 10, stopLossPrice: '63000' })
  await exchange.sandbox.advance(61)
  expect(await listed(exchange, user, { id: lost })).toMatchObject([{ state: 3 }])
  expect(await listed(exchange, user, { id })).toMatchObject([{ state: -1, closeReason: 10, frozen: '0' }])
  expect(await told()).toContain('Order cancelled: own limit or break')
})

test('a waiting order is made smaller at the limit, and neither larger nor moved', async () => {
  await setTo(exchange, user, 'dailyLoss', '100')
  const { id } = await placed(exchange, user, { ...waiting, price: '61000' })
  await loseTwoHundred()
  const amend = (change: object) =>
    exchange.client.call(amendOrderCall, { id, clientOrderId: newOrderId(), ...change }, user)
  expect((await amend({ quantity: '0.1001' })).refusal).toBe('own-limit')
  expect((await amend({ price: '61001' })).refusal).toBe('own-limit')
  expect((await amend({ quantity: '0.05' })).code).toBe(200)
})

test('virtual money counts nothing and is held by no limit', async () => {
  await exchange.client.ask(openDemoCall, {}, user)
  await setTo(exchange, user, 'dailyStake', '10')
  await setTo(exchange, user, 'dailyLoss', '1')
  expect((await stake(exchange, user, { accountType: 2, amount: '500' })).code).toBe(200)
  expect((await open(exchange, user, { accountType: 2 })).code).toBe(200)
  const { dailyLoss, dailyStake: staked } = await limitsOf(exchange, user)
  expect([dailyLoss.used, staked.used]).toEqual(['0', '0'])
})

const LINES = `SELECT CAST(-sum(amount) AS TEXT) AS lost FROM ledger_line
  WHERE owner = ? AND currency = 'USDT' AND type IN (202, 205, 206) AND at >= ?`

test('losses of today are those of the ledger, whatever was refused or virtual beside them', async () => {
  await loseTwoHundred()
  await exchange.client.ask(openDemoCall, {}, user)
  await open(exchange, user, { accountType: 2, expectedPrice: '62000' })
  const { id } = await placed(exchange, user, { leverage: 10, expectedPrice: '62000' })
  await setTo(exchange, user, 'dailyLoss', '100')
  const order = { id, expectedPrice: '62000', tolerance: '0.01', clientOrderId: newOrderId() }
  // it closes, books, and is taken back whole
  expect((await exchange.client.call(reversePositionCall, order, user)).refusal).toBe('own-limit')
  const row = exchange.sandbox.context.db.prepare(LINES).get(user.id, dayStart(now()))
  expect((await limitsOf(exchange, user)).dailyLoss.used).toBe(fromMinor(BigInt(String(row?.lost))))
})

test('deposits of a day count as they are ordered, in USDT; one that came to nothing does not', async () => {
  await toFresh()
  await setTo(exchange, user, 'dailyRecharge', '100')
  const deposit = (amount: string, of = { currency: 'USDT', network: 'TRC20' }) =>
    exchange.client.call(rechargeApplyCall, { ...of, amount, clientOrderId: newOrderId() }, user)
  const first = await deposit('60')
  expect((await deposit('40.01')).values).toMatchObject({ n: '100', left: '40', time: '2026-11-26 00:00:00' })
  // at 64,000
  expect((await deposit('0.0007', { currency: 'BTC', network: 'BTC' })).refusal).toBe('own-limit')
  await exchange.client.ask(rechargeCancelCall, { id: first.result.id }, user)
  expect((await deposit('0.0007', { currency: 'BTC', network: 'BTC' })).code).toBe(200)
  expect((await limitsOf(exchange, user)).dailyRecharge.used).toBe('44.8')
})

test("one's own limits are one's own", async () => {
  await setTo(exchange, user, 'dailyStake', '10')
  const other = await exchange.newUser({ contract: '1000' })
  expect((await limitsOf(exchange, other)).dailyStake.value).toBeNull()
  expect((await stake(exchange, other, { direction: directions.sell })).code).toBe(200)
})

test('what was staked counts until 00:00 UTC+8, to the second', async () => {
  await setTo(exchange, user, 'dailyStake', '100')
  await live(exchange, (Date.parse('2026-11-25T23:59:59+08:00') - now()) / 1000)
  await stake(exchange, user)
  expect((await stake(exchange, user, { amount: '10' })).refusal).toBe('own-limit')
  await exchange.sandbox.advance(1)
  expect([stamp(now()), (await dailyStake()).used]).toEqual(['2026-11-26 00:00:00', '0'])
  expect((await stake(exchange, user)).code).toBe(200)
})

test('a higher limit holds after 24 hours to the second', async () => {
  await setTo(exchange, user, 'dailyStake', '100')
  const from = stamp(now() + DAY)
  expect((await setTo(exchange, user, 'dailyStake', '200')).result.dailyStake).toEqual({
    ...{ value: '100', used: '0', pending: { value: '200', from } },
  })
  await live(exchange, 86_399)
  const early = await stake(exchange, user, { amount: '150' })
  // the raise comes before the next day does
  expect([early.refusal, early.values.time]).toEqual(['own-limit', from])
  await exchange.sandbox.advance(1)
  expect((await stake(exchange, user, { amount: '150' })).code).toBe(200)
})

test('none at all comes as late', async () => {
  await setTo(exchange, user, 'dailyStake', '100')
  await setTo(exchange, user, 'dailyStake', '')
  expect((await dailyStake()).pending).toEqual({ value: null, from: stamp(now() + DAY) })
  pass(exchange, 86_399)
  expect((await dailyStake()).value).toBe('100')
  pass(exchange, 1)
  expect(await dailyStake()).toEqual({ value: null, used: '0', pending: null })
})

test('the profile says how often one is reminded', async () => {
  const reminder = async () => (await exchange.client.ask(myUserInfoCall, {}, user)).reminderMinutes
  expect(await reminder()).toBeNull()
  await setTo(exchange, user, 'reminderMinutes', '60')
  expect(await reminder()).toBe(60)
  await setTo(exchange, user, 'reminderMinutes', '120')
  expect(await reminder()).toBe(60)
  pass(exchange, 86_399)
  expect(await reminder()).toBe(60)
  pass(exchange, 1)
  expect(await reminder()).toBe(120)
})
