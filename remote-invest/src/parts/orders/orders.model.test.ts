import { expect, test } from '@jest/globals'
import type { ProductOrder } from '@shared/contract/calls/invest/product-orders'
import { productOrderStates, productTypes } from '@shared/contract/codes'
import { fromServerTime } from '@shared/format/time'
import { order } from '../../testing/order.ts'
import { currenciesOf, everyFor, nextAt, partDone, shopOf, statusOf, typeOf } from './orders.model.ts'
import { againWay, boundWhy } from './sheet.model.ts'

const { notStarted, running, ended, frozen } = productOrderStates
const at = (change: Partial<ProductOrder>) => nextAt(order(change))

test('an address gives a state and a kind; nonsense in it is left out', () => {
  expect([statusOf({ status: '-1' }), statusOf({ status: '0' }), statusOf({ status: '9' }), statusOf({})]).toEqual([
    ...[-1, 0, undefined, undefined],
  ])
  expect([typeOf({ type: '2' }), typeOf({ type: 'gold' })]).toEqual([productTypes.mining, undefined])
})

test('what comes next is its start or its next income; what stands still or is over has nothing to come', () => {
  const times = { startTime: '2026-11-21 10:00:00', nextIncomeTime: '2026-11-25 10:00:00' }
  expect(at({ status: notStarted, ...times })).toBe(fromServerTime(times.startTime))
  expect(at({ status: running, ...times })).toBe(fromServerTime(times.nextIncomeTime))
  expect([
    at({ status: frozen, ...times }),
    at({ status: ended }),
    at({ status: notStarted, startTime: null }),
  ]).toEqual([...[null, null, null]])
})

test('they are asked for each minute; each 3 s while something that should have happened has not', () => {
  const next = fromServerTime('2026-11-25 10:00:00')
  const one = order({ nextIncomeTime: '2026-11-25 10:00:00' })
  expect([everyFor([one], next - 1000), everyFor([one], next), everyFor([], next)]).toEqual([60_000, 3_000, 60_000])
})

test('of its cycle a part is over, never more than all', () => {
  expect([partDone({ doneDays: 4, cycleDays: 16 }), partDone({ doneDays: 3, cycleDays: 0 })]).toEqual([0.25, 0])
})

test('totals in USDT alone say everything; beside a coin each currency is told', () => {
  const of = (...currencies: string[]) => ({
    byCurrency: currencies.map(currency => ({ currency, amount: '1', todayIncome: '0', totalIncome: '0' })),
  })
  expect(currenciesOf(of('USDT'))).toEqual([])
  expect(currenciesOf(of('BTC', 'USDT')).map(({ currency }) => currency)).toEqual(['BTC', 'USDT'])
})

test('each kind leads to where it is bought, and what has ended to its form, filled in', () => {
  expect([shopOf(undefined), shopOf(productTypes.mining), shopOf(productTypes.bond)]).toEqual([
    ...['/taolilicai', '/kuangchi', '/zhaiquan'],
  ])
  expect(againWay(order())).toBe('/taolilicaiDetail?id=A2&sheet=order&amount=1000')
  expect(againWay(order({ type: productTypes.bond, productId: 'B1' }))).toBe(
    '/zhaiquanDetail?id=B1&sheet=order&amount=1000',
  )
  const machines = order({ type: productTypes.mining, productId: 'S21', units: '2', amount: '5600' })
  expect(againWay(machines)).toBe('/kuangchiDetail?id=S21&sheet=order&amount=2')
})

test('why an order cannot be left is said of bonds and of machines that run; what can be left is not explained', () => {
  const why = (change: Partial<ProductOrder>) => boundWhy(order({ redeem: null, ...change }))
  const { bond, mining } = productTypes
  expect([why({ type: bond }), why({ type: bond, status: notStarted }), why({ type: mining })]).toEqual([
    ...['bond', 'sold-out', 'machine'],
  ])
  expect([why({ type: bond, status: ended }), why({}), boundWhy(order())]).toEqual([undefined, undefined, undefined])
})
