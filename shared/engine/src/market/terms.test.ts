/** What the operator sets of a symbol holds for orders to come. */
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import {
  amendOrderCall,
  closePositionCall,
  createPositionCall,
  reversePositionCall,
  symbolListCall,
} from '@shared/contract'
import { listed, marketOrder, type Order, placed, tapeOf } from '../../../sandbox/src/testing/positions/orders.ts'
import { newOrderId } from '../../../testing/src/client.ts'
import { type Exchange, startExchange, type TestUser } from '../../../testing/src/exchange.ts'

const tape = tapeOf({
  BTCUSDT: [
    [0, '64000'],
    [10, '63000'],
  ],
})
let exchange: Exchange
let user: TestUser
beforeEach(async () => {
  exchange = await startExchange({ tape })
  user = await exchange.newUser({ balance: '10000', contract: '10000' })
})
afterEach(() => exchange.stop())

const set = (...options: string[]) => exchange.operate('symbol', 'set', 'BTCUSDT', ...options)
const tried = (change: Partial<Order>) => exchange.client.call(createPositionCall, marketOrder(change), user)
const bitcoin = async () => (await exchange.client.ask(symbolListCall, {})).find(({ symbol }) => symbol === 'BTCUSDT')

test('sizes and leverage are those of the list, and an order beyond them is refused with them', async () => {
  await set('--min', '0.01', '--max', '0.2', '--leverage', '20')
  expect(await bitcoin()).toMatchObject({ minQuantity: '0.01', maxQuantity: '0.2', leverages: [1, 2, 3, 5, 10, 20] })
  expect(await tried({ quantity: '0.0099' })).toMatchObject({
    refusal: 'quantity-range',
    values: { min: '0.01', max: '0.2' },
  })
  expect(await tried({ quantity: '0.2001' })).toMatchObject({ refusal: 'quantity-range' })
  expect(await tried({ leverage: 50 })).toMatchObject({ refusal: 'leverage-limit', values: { n: 20 } })
  const spot = { tradeType: 4, quantity: '0.001', leverage: undefined, marginMode: undefined, tolerance: '0' } as const
  expect(await tried(spot)).toMatchObject({ refusal: 'quantity-range' })
  expect((await tried({ quantity: '0.2', leverage: 20 })).code).toBe(200)
})

test('what runs is closed in any part, what waits is filled, and only a quantity that is amended is judged anew', async () => {
  const running = await placed(exchange, user, { leverage: 100 })
  const terms = { orderType: 2, price: '63500', quantity: '0.1', leverage: 100 } as const
  const [kept, changed] = [await placed(exchange, user, terms), await placed(exchange, user, terms)]
  await set('--min', '0.02', '--max', '0.05', '--leverage', '10')
  const amended = (change: { price?: string; quantity?: string }) =>
    exchange.client.call(amendOrderCall, { id: changed.id, ...change, clientOrderId: newOrderId() }, user)
  expect((await amended({ price: '63400' })).result).toMatchObject({ price: '63400', quantity: '0.1' })
  expect(await amended({ quantity: '0.09' })).toMatchObject({ refusal: 'quantity-range' })
  const closing = { id: running.id, quantity: '0.0001', expectedPrice: '64000', tolerance: '0.005' }
  await exchange.client.ask(closePositionCall, { ...closing, clientOrderId: newOrderId() }, user)
  await exchange.sandbox.advance(10)
  expect(await listed(exchange, user, { id: kept.id })).toMatchObject([{ state: 1, quantity: '0.1', leverage: 100 }])
  expect(exchange.faults()).toEqual([])
})

test('an open order grows only at a leverage that new orders may have, and shrinks at its own', async () => {
  const terms = { orderType: 2, price: '63500', quantity: '0.1', leverage: 20 } as const
  const { id } = await placed(exchange, user, terms)
  await set('--leverage', '10')
  const amended = (quantity: string) =>
    exchange.client.call(amendOrderCall, { id, quantity, clientOrderId: newOrderId() }, user)
  expect(await amended('0.2')).toMatchObject({ refusal: 'leverage-limit', values: { n: 10 } })
  expect((await amended('0.05')).result).toMatchObject({ quantity: '0.05', leverage: 20 })
})

test('what runs beyond them may be closed, and not be reversed', async () => {
  const { id } = await placed(exchange, user, { leverage: 20 })
  await set('--leverage', '10')
  const reversal = { id, expectedPrice: '64000', tolerance: '0.005', clientOrderId: newOrderId() }
  expect(await exchange.client.call(reversePositionCall, reversal, user)).toMatchObject({ refusal: 'leverage-limit' })
  expect(await listed(exchange, user)).toMatchObject([{ id, state: 1 }])
  const closing = { ...reversal, clientOrderId: newOrderId() }
  expect(await exchange.client.ask(closePositionCall, closing, user)).toMatchObject({ id, state: 3 })
  expect(exchange.faults()).toEqual([])
})

test('nothing is set wider than the symbol was made for, off its step, or of a symbol that is not there', async () => {
  const refused = (...words: string[]) => expect(exchange.operate('symbol', 'set', ...words)).rejects
  await refused('BTCUSDT', '--max', '20.0001').toThrow('--max is 0.0001 to 20 in steps of 0.0001')
  await refused('BTCUSDT', '--min', '0.00011').toThrow('--min')
  await refused('BTCUSDT', '--min', '2', '--max', '1').toThrow('--min')
  await refused('BTCUSDT', '--leverage', '30').toThrow('--leverage is one of')
  await refused('NOPEUSDT', '--max', '1').toThrow('There is no symbol NOPEUSDT')
  await refused('BTCUSDT', '--price', '1').toThrow("Unknown option '--price'")
  expect(await bitcoin()).toMatchObject({ minQuantity: '0.0001', maxQuantity: '20' })
})
