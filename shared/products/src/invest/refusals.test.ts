/** What nobody may buy, and why: each refusal with its figures; the account that pays, journey 8. */
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import {
  breakCall,
  debitBuyCall,
  minerBuyCall,
  payerCall,
  productListCall,
  productOrderListCall,
} from '@shared/contract'
import { productStates, productTypes } from '@shared/contract/codes'
import { dayOf } from '@shared/engine/clock'
import { investing } from '../../../sandbox/src/testing/invest/invest.ts'
import { newOrderId } from '../../../testing/src/client.ts'
import { type Exchange, startExchange, type TestUser } from '../../../testing/src/exchange.ts'

let exchange: Exchange
let user: TestUser
beforeAll(async () => {
  exchange = await startExchange({ data: ':memory:', symbols: [] })
})
afterAll(() => exchange.stop())
/** Nobody buys more than ten times a second. */
beforeEach(async () => {
  user = await exchange.newUser({ balance: '9000' })
})
const { buy, buyInput, tryBuy, leave, balance, product, now } = investing(() => exchange)

test.each([
  ['product-gone', 'X', '100', '0.0008', {}],
  ['product-gone', 'S21', '100', '2800', {}],
  ['not-on-sale', 'A7', '100', '0.001', {}],
  ['not-on-sale', 'A8', '100', '0.0013', {}],
  ['terms-changed', 'A2', '100', '0.0009', {}],
  ['below-minimum', 'A2', '99.99', '0.0008', { n: '100.00', field: 'amount' }],
  ['above-maximum', 'A2', '20000.01', '0.0008', { n: '20000.00', field: 'amount' }],
  ['quantity-step', 'A2', '100.001', '0.0008', { step: '0.01', field: 'amount' }],
  ['quantity-step', 'B1', '100.001', '0.08', { step: '0.01', field: 'amount' }],
  ['insufficient-balance', 'A2', '9000.01', '0.0008', { have: '9000', need: '9000.01', currency: 'USDT' }],
])('%s: %s for %s at %s', async (refusal, id, amount, expected, values) => {
  const answer = await tryBuy(user, id, amount, expected)
  expect({ refusal: answer.refusal, ...answer.values }).toEqual({ refusal, ...values })
  expect([await balance(user), exchange.faults()]).toEqual(['9000', []])
})

test('a product of a level that one has not needs the level: it says which, and is marked so in the list', async () => {
  const { refusal, code, values } = await tryBuy(user, 'A4', '1000', '0.0015')
  expect([refusal, code, values]).toEqual(['level-too-low', 510, expect.objectContaining({ n: 3, need: 'level' })])
  const list = await exchange.client.ask(productListCall, { type: productTypes.arbitrage }, user)
  const allowed = Object.fromEntries(list.map(one => [one.id, one.allowed]))
  expect(allowed).toEqual({ A1: true, A2: true, A3: false, A4: false, A5: false, A6: true, A7: true, A8: true })
  const coming = await exchange.client.ask(productListCall, {
    type: productTypes.arbitrage,
    status: productStates.coming,
  })
  expect(coming.map(({ id }) => id)).toEqual(['A8'])
})

test('the agreement is read first, a closed product is not sold, and machines are bought as machines', async () => {
  const { client } = exchange
  const input = { ...buyInput('A2', '100', '0.0008'), agreed: false }
  expect(await client.call(debitBuyCall, input, user)).toMatchObject({ refusal: 'agreement-required' })
  const machine = { productId: 'A2', units: 1, expected: '0.0008', agreed: true, clientOrderId: newOrderId() }
  expect(await client.call(minerBuyCall, machine, user)).toMatchObject({ refusal: 'product-gone' })
  await exchange.operate('product', 'close', 'A6')
  expect(await tryBuy(user, 'A6', '0.01', '0.0002')).toMatchObject({ refusal: 'not-on-sale' })
})

test('one person holds so much of a product and no more, until something of it is over', async () => {
  const rich = await exchange.newUser({ balance: '30000' })
  const orders = []
  for (let nth = 0; nth < 3; nth++) orders.push(await buy(rich, 'A1', '5000', '0.0005'))
  await buy(rich, 'A1', '4000', '0.0005')
  expect(await tryBuy(rich, 'A1', '1000.5', '0.0005')).toMatchObject({
    refusal: 'hold-limit',
    message: 'You can hold 1,000.00 more',
  })
  expect(await product('A1', rich)).toMatchObject({ holdLimit: '20000', holdUsed: '19000', hostedAmount: '19000' })
  await leave(rich, orders[0]?.id ?? '', '5000')
  expect((await product('A1', rich)).holdUsed).toBe('14000')
})

test("somebody's order is nobody else's", async () => {
  const { id } = await buy(user, 'A2', '100', '0.0008')
  const other = await exchange.newUser({ balance: '100' })
  expect(await leave(other, id, '100')).toMatchObject({ refusal: 'not-found' })
  expect((await exchange.client.ask(productOrderListCall, { id }, other)).total).toBe(0)
  await leave(user, id, '100')
})

test('whoever takes a break buys nothing, and leaves what they hold all the same', async () => {
  const held = await exchange.newUser({ balance: '1000' })
  const { id } = await buy(held, 'A2', '100', '0.0008')
  await exchange.client.ask(breakCall, { days: 1 }, held)
  expect(await tryBuy(held, 'A2', '100', '0.0008')).toMatchObject({ refusal: 'on-break' })
  expect((await leave(held, id, '100')).refusal).toBeNull()
})

test('no more is sold than the account that pays can cover: 6.00 there, 5.60 promised, then nothing until it is funded', async () => {
  const make = ['--type', 'arbitrage', '--name', 'Cover', '--id', 'C1', '--days', '7', '--rate', '0.0008']
  await exchange.operate('product', 'add', ...make, '--currency', 'ETH')
  await exchange.operate('yield', 'fund', '6', '--currency', 'ETH')
  const saver = await exchange.newUser()
  await exchange.operate('wallet', 'adjust', saver.account, 'ETH', '+2000')
  const first = await buy(saver, 'C1', '1000', '0.0008')
  expect(first.payer).toEqual({ currency: 'ETH', balance: '6', promised: '5.6' })
  const answer = await tryBuy(saver, 'C1', '1000', '0.0008')
  expect(answer).toMatchObject({
    refusal: 'not-covered',
    message: "Not on sale: the yield account can't cover more",
  })
  expect([await balance(saver, 'ETH'), exchange.faults()]).toEqual(['1000', []])
  expect(await exchange.operate('yield', 'fund', '10', '--currency', 'ETH')).toBe(
    '16 ETH stand there, 5.6 ETH are promised',
  )
  await buy(saver, 'C1', '1000', '0.0008')
  const told = await exchange.client.ask(payerCall, { currency: 'ETH' })
  expect(told).toEqual({
    ...{ currency: 'ETH', balance: '16', promised: '11.2' },
    rows: [{ day: dayOf(now()), type: 'adjustment', amount: '16' }],
  })
})

test('the books say so where more is promised than there is', async () => {
  const { db } = exchange.sandbox.context
  db.exec('SAVEPOINT lie; UPDATE product_order SET promised = promised + 1000000000 WHERE principal > 0')
  expect(exchange.faults()).toMatchObject([{ invariant: 9 }])
  db.exec('ROLLBACK TO lie; RELEASE lie')
  expect(exchange.faults()).toEqual([])
})
