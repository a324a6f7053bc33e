/** Breaks, and every order of the contract on one: what may begin something is refused, all else goes. */
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import {
  addMarginCall,
  amendOrderCall,
  applyOfferingCall,
  buySecondCall,
  type Call,
  calls,
  closeAllCall,
  closePositionCall,
  createPositionCall,
  creditApplyCall,
  debitBuyCall,
  exitCompetitionCall,
  isCall,
  joinCompetitionCall,
  minerBuyCall,
  openDemoCall,
  pledgeApplyCall,
  rechargeApplyCall,
  reversePositionCall,
  swapCall,
  transferContractCall,
} from '@shared/contract'
import { directions, orderTypes, tradeTypes } from '@shared/contract/codes'
import type { Opening } from '@shared/contract/openings'
import { pass } from '../../../sandbox/src/testing/accounts/people.ts'
import { breakFor, limitsOf, open, stake } from '../../../sandbox/src/testing/closing/control.ts'
import { listed, marketOrder, placed, tapeOf } from '../../../sandbox/src/testing/positions/orders.ts'
import { secondOrder } from '../../../sandbox/src/testing/positions/second/second.ts'
import { newOrderId } from '../../../testing/src/client.ts'
import { type Exchange, startExchange, type TestUser } from '../../../testing/src/exchange.ts'
import { DAY, stamp } from '../clock.ts'

let exchange: Exchange
beforeAll(async () => {
  exchange = await startExchange({ tape: tapeOf({ BTCUSDT: [[0, '64000']] }) })
  await exchange.operate('competition', 'create', '--title', 'Autumn', '--id', 'C-break', '--bots', '0')
  await exchange.operate('competition', 'create', '--title', 'Winter', '--id', 'C-other', '--bots', '0')
  await exchange.operate('ieo', 'create', '--id', 'O-break', '--symbol', 'PAUSE', '--floor', '1', '--estimated', '2')
})
afterAll(async () => {
  expect(exchange.faults()).toEqual([])
  await exchange.stop()
})

const now = () => exchange.sandbox.context.clock.now()
const id = () => newOrderId()
const spot = { tradeType: tradeTypes.spot, leverage: undefined, marginMode: undefined } as const
const limit = { orderType: orderTypes.limit, price: '60000', leverage: 1 } as const
const option = {
  ...{ tradeType: tradeTypes.option, leverage: undefined, marginMode: undefined, quantity: '0.1' },
  ...{ setId: 'option-1h', strike: '64000' },
}

/** What stood before the break. */
type Before = { position: string; order: string; buy: string; sale: string }
async function before(user: TestUser): Promise<Before> {
  await placed(exchange, user, { ...spot, quantity: '0.01' })
  const { id: position } = await placed(exchange, user)
  const { id: order } = await placed(exchange, user, limit)
  const { id: buy } = await placed(exchange, user, { ...spot, ...limit, quantity: '0.01', leverage: undefined })
  const sale = { ...limit, direction: directions.sell, price: '70000', quantity: '0.005', leverage: undefined }
  const { id: waits } = await placed(exchange, user, { ...spot, ...sale })
  await exchange.client.ask(joinCompetitionCall, { id: 'C-other', clientOrderId: id() }, user)
  await exchange.sandbox.advance(1)
  return { position, order, buy, sale: waits }
}

type Input = (of: Before) => object
/** What begins something, by the kinds that the contract says of its call. */
const beginning: Record<string, Partial<Record<Opening, Input>>> = {
  [createPositionCall.path]: {
    position: () => marketOrder(),
    stake: () => marketOrder(option),
    spot: () => marketOrder({ ...spot, quantity: '0.01' }),
  },
  [amendOrderCall.path]: {
    position: ({ order }) => ({ id: order, quantity: '0.2' }),
    spot: ({ buy }) => ({ id: buy, price: '60001' }),
  },
  [reversePositionCall.path]: {
    position: ({ position }) => ({ id: position, expectedPrice: '64000', tolerance: '0.005' }),
  },
  [buySecondCall.path]: { stake: () => secondOrder() },
  [rechargeApplyCall.path]: { recharge: () => ({ currency: 'USDT', network: 'TRC20', amount: '10' }) },
  [joinCompetitionCall.path]: { competition: () => ({ id: 'C-break' }) },
  [debitBuyCall.path]: {
    product: () => ({ productId: 'A2', amount: '100', expected: '0.0008', agreed: true }),
  },
  [minerBuyCall.path]: { product: () => ({ productId: 'M60', units: 1, expected: '2150', agreed: true }) },
  [creditApplyCall.path]: { loan: () => ({ loanSetId: 'credit', amount: '500', days: 7 }) },
  [pledgeApplyCall.path]: {
    loan: () => ({ loanSetId: 'pledge', amount: '500', days: 7, pledgeCurrency: 'BTC', pledgeAmount: '0.01' }),
  },
  [applyOfferingCall.path]: { offering: () => ({ ioeId: 'O-break', lots: 1, salt: 'salt' }) },
}

/** What begins nothing, of calls that may begin something and of all others; in this order. */
const others: readonly (readonly [name: string, call: Call, input: Input])[] = [
  ['a sale on spot', createPositionCall, () => marketOrder({ ...spot, direction: directions.sell, quantity: '0.001' })],
  ['a smaller order', amendOrderCall, ({ order }) => ({ id: order, quantity: '0.05' })],
  ['a sale that is moved', amendOrderCall, ({ sale }) => ({ id: sale, price: '70001' })],
  ['a cancelled order', closePositionCall, ({ order }) => ({ id: order })],
  ['added margin', addMarginCall, ({ position }) => ({ id: position, amount: '10' })],
  [
    'a closed position',
    closePositionCall,
    ({ position }) => ({ id: position, quantity: '0.05', expectedPrice: '64000', tolerance: '0.005' }),
  ],
  ['all closed', closeAllCall, () => ({ tradeType: tradeTypes.contract })],
  ['a transfer', transferContractCall, () => ({ from: 'contract', to: 'balance', currency: 'USDT', amount: '10' })],
  [
    'a swap',
    swapCall,
    () => ({
      ...{ fromCurrency: 'USDT', toCurrency: 'BTC', amount: '10' },
      ...{ expectedRate: '0.000015625', tolerance: '0.005' },
    }),
  ],
  ['a competition that is left', exitCompetitionCall, () => ({ id: 'C-other' })],
]

const orders = calls.filter(isCall).filter(({ order }) => order)

test('each call that may begin something stands in the walk with each of its kinds, and no other call does', () => {
  const stated = orders
    .filter(({ opens = [] }) => opens.length > 0)
    .map(({ path, opens }) => [path, [...(opens ?? [])]])
  const walked = Object.entries(beginning).map(([path, kinds]) => [path, Object.keys(kinds)])
  expect(Object.fromEntries(walked)).toEqual(Object.fromEntries(stated))
})

test('on a break every kind of beginning is refused with its end, and nothing else is', async () => {
  const user = await exchange.newUser({ balance: '5000', contract: '50000' })
  const stood = await before(user)
  await breakFor(exchange, user, 7)
  const time = stamp(now() + 7 * DAY)
  for (const { path, ...call } of orders)
    for (const [kind, input] of Object.entries(beginning[path] ?? {})) {
      const answer = await exchange.client.call({ path, ...call }, { clientOrderId: id(), ...input(stood) }, user)
      expect([path, kind, answer.refusal, answer.values.time]).toEqual([path, kind, 'on-break', time])
    }
  await exchange.sandbox.advance(1)
  for (const [name, call, input] of others) {
    const answer = await exchange.client.call(call, { ...input(stood), clientOrderId: id() }, user)
    expect([name, answer.refusal, answer.code]).toEqual([name, null, 200])
    await exchange.sandbox.advance(1)
  }
  // what waits to buy is not filled, what waits to sell would be: see own-limits.test.ts
  expect((await listed(exchange, user, { id: stood.buy }))[0]?.state).toBe(0)
})

test('virtual money is held by a break too: nothing new means nothing new', async () => {
  const user = await exchange.newUser({ contract: '1000' })
  await exchange.client.ask(openDemoCall, {}, user)
  await breakFor(exchange, user, 1)
  expect((await open(exchange, user, { accountType: 2 })).refusal).toBe('on-break')
  expect((await stake(exchange, user, { accountType: 2 })).refusal).toBe('on-break')
})

test('a shorter or equal one changes nothing, a longer one takes its place; it ends to the second', async () => {
  const user = await exchange.newUser({ contract: '1000' })
  const until = async () => (await limitsOf(exchange, user)).breakUntil
  const first = stamp(now() + DAY)
  expect((await breakFor(exchange, user, 1)).result.breakUntil).toBe(first)
  expect(await breakFor(exchange, user, 1)).toMatchObject({ refusal: 'on-break', values: { time: first } })
  const week = stamp(now() + 7 * DAY)
  expect((await breakFor(exchange, user, 7)).result.breakUntil).toBe(week)
  expect((await breakFor(exchange, user, 1)).refusal).toBe('on-break')
  expect(await until()).toBe(week)
  pass(exchange, 7 * 86_400 - 1)
  expect(await until()).toBe(week)
  pass(exchange, 1)
  expect(await until()).toBeNull()
})

test('nobody shortens one, the operator neither: there is no such action, and a thaw or a reset leaves it', async () => {
  const user = await exchange.newUser()
  const { result } = await breakFor(exchange, user, 30)
  await expect(exchange.operate('user', 'end-break', user.id)).rejects.toThrow()
  await exchange.operate('user', 'unlock', user.id)
  await exchange.operate('user', 'unfreeze', user.id)
  expect((await limitsOf(exchange, user)).breakUntil).toBe(result.breakUntil)
})

test('only 1, 7 or 30 days', async () => {
  const user = await exchange.newUser()
  expect((await breakFor(exchange, user, 2 as 1)).refusal).toBe('field-invalid')
})
