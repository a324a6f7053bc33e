/** Whether the operator hears that a product pays more than a loan costs. */
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { type Exchange, startExchange } from '../../../testing/src/exchange.ts'

let exchange: Exchange
beforeAll(async () => {
  exchange = await startExchange()
})
afterAll(() => exchange.stop())

const added = (type: string, rate: string, id: string) =>
  exchange.operate('product', 'add', '--type', type, '--rate', rate, '--id', id, '--name', id, '--days', '30')

test('warns where a day of a product pays more than a day of a loan costs', async () => {
  expect(await added('arbitrage', '0.0008', 'R1')).toBe(
    'R1: added\nIt pays 0.08 % a day and a loan costs 0.02 %: whoever borrows to buy it gains by that',
  )
  expect(await added('arbitrage', '0.0002', 'R2')).toBe('R2: added')
})
