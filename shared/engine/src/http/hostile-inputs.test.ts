/** Whatever stands in whatever field of whatever call: it is answered or refused, and is never the exchange's own fault. */
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import {
  buySecondCall,
  type Call,
  candlesCall,
  createAlertCall,
  createPositionCall,
  swapCall,
  termListCall,
  transferContractCall,
  updateStopLossCall,
} from '@shared/contract'
import { directions, orderTypes, tradeTypes } from '@shared/contract/codes'
import { calls as served } from '../../../sandbox/src/domains/serving.ts'
import { marketOrder, placed, tapeOf } from '../../../sandbox/src/testing/positions/orders.ts'
import { newOrderId } from '../../../testing/src/client.ts'
import { type Exchange, startExchange, type TestUser } from '../../../testing/src/exchange.ts'
import { lots, rounds, seed } from '../../../testing/src/soak.ts'

let exchange: Exchange
let user: TestUser
/** What an order of each kind says when nothing is wrong with it. */
let sound: Record<string, Record<string, unknown>>
const faults: unknown[] = []

beforeAll(async () => {
  const tape = tapeOf({ BTCUSDT: [[0, '64000']], ETHUSDT: [[0, '3200']] })
  const log = (event: string, fields: unknown) =>
    void (event === 'request' || event === 'operator' || faults.push(fields))
  exchange = await startExchange({ tape, log })
  user = await exchange.newUser({ balance: '50000', contract: '500000' })
  sound = await soundOrders()
})
afterAll(() => exchange.stop())

async function soundOrders() {
  const ids: string[] = []
  for (let n = 0; n < 4; n++) ids.push((await placed(exchange, user)).id)
  const [targeted, added, closed, reversed] = ids
  const waiting = await placed(exchange, user, { orderType: orderTypes.limit, price: '60000' })
  const [term] = await exchange.client.ask(termListCall, { symbol: 'BTCUSDT', type: 1 })
  const price = { expectedPrice: '64000', tolerance: '0.005' }
  const second = { symbol: 'BTCUSDT', setId: term?.id, odds: '0.76', direction: directions.buy, amount: '10' }
  const swap = { fromCurrency: 'USDT', toCurrency: 'BTC', amount: '10', expectedRate: '0.00001', tolerance: '0.005' }
  return {
    [createPositionCall.path]: marketOrder(),
    [buySecondCall.path]: second,
    [swapCall.path]: swap,
    [createAlertCall.path]: { symbol: 'BTCUSDT', direction: 1, price: '65000' },
    [transferContractCall.path]: { from: 'balance', to: 'contract', currency: 'USDT', amount: '1' },
    [candlesCall.path]: { symbol: 'BTCUSDT', period: '1m' },
    [updateStopLossCall.path]: { id: targeted },
    '/api/trade/appTradePositions/addMargin': { id: added, amount: '1' },
    '/api/trade/appTradePositions/amend': { id: waiting.id, price: '60100' },
    '/api/trade/appTradePositions/close/{id}': { id: closed, quantity: '0.0001', ...price },
    '/api/trade/appTradePositions/close/all': { tradeType: tradeTypes.option },
    '/api/trade/appTradePositions/reverse/{id}': { id: reversed, ...price },
  }
}

const hostile: readonly unknown[] = [
  ...['', ' ', '1e5', '0x10', ' 1', '1 ', '1.', '.1', '+1', '-0', '-1', '0', '0.000000000000000001', '１２', '٣'],
  ...['9'.repeat(400), '9'.repeat(24), `${'9'.repeat(24)}.${'9'.repeat(18)}`, '9'.repeat(15), `-${'9'.repeat(15)}`],
  ...['NaN', 'Infinity', '1,5', '1\0', '\0', '\ud800', '\u202e1', '<b>x</b>', "' OR 1=1 --", '%_%_%_%', '../../x'],
  ...['__proto__', 'constructor', 'toString', 'null', 'true', 'x'.repeat(8000), 'BTCUSDT', 'XAUUSD', 'ETH'],
  ...['0000-00-00 00:00:00', '0001-01-01 00:00:00', '9999-12-31 23:59:59', '2026-02-30 00:00:00'],
  ...[0, -1, 2, 3, 4, 1e308, 1e21, 1e-7, 0.1, Number.MAX_SAFE_INTEGER, true, false, null],
  ...[[], ['a'], {}, { toString: 1 }, [[[[[]]]]]],
]

const fieldsOf = ({ input }: Call): string[] =>
  Object.keys((input as unknown as { entries?: Record<string, unknown> }).entries ?? {})
const called = served.map(({ call }) => call).filter(({ plain, feature }) => !plain && feature !== 'price-stream')
/** Of a list that has a form of its own, the words of its address. */
const spelt = (value: unknown): string => (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''))
const inPath = (value: unknown): string => encodeURIComponent(spelt(value).toWellFormed().slice(0, 3000) || 'x')

function send(call: Call, input: Record<string, unknown>) {
  const path = call.path.replace(/\{(\w+)\}/g, (_, name: string) => inPath(input[name]))
  if (call.method === 'POST') return exchange.client.send('POST', path, { ...user, body: exchange.client.seal(input) })
  const query = Object.entries(input).map(([name, value]) => [name, spelt(value).slice(0, 3000)])
  return exchange.client.send('GET', `${path}?${new URLSearchParams(query)}`, user)
}

/** Each second anew, or the pace of a person alone would be what is refused. */
async function ask(call: Call, change: Record<string, unknown>) {
  if (call.order) await exchange.operate('clock', 'advance', '1s')
  return send(call, { ...sound[call.path], ...(call.order && { clientOrderId: newOrderId() }), ...change })
}

test('what is sound is taken: what is refused below is refused for its field', async () => {
  for (const call of called.filter(({ path }) => path in sound)) {
    const { code, message } = await ask(call, {})
    expect([call.path, code, message]).toEqual([call.path, 200, ''])
  }
})

const draw = lots()
const drawn = () => Array.from({ length: rounds(30) }, () => hostile[draw(hostile.length)])

test(`no field of a call is ever the exchange's own fault (seed ${seed})`, async () => {
  const tries = called.flatMap(call =>
    [...fieldsOf(call), 'unheardOf'].flatMap(field => drawn().map(value => ({ call, field, value }))),
  )
  for (const { call, field, value } of tries) {
    const { code, refusal } = await ask(call, { [field]: value })
    if (code !== 200 && !refusal) faults.push([call.path, field, value])
  }
  expect(faults).toEqual([])
  expect(exchange.faults()).toEqual([])
})
