import { expect, test } from '@jest/globals'
import { directions } from '@shared/contract/codes'
import { tradeOf } from './trade.model.ts'

test('ETH for 1,000 at 3,200: 0.3121875 received at an average of 3,203.20', () => {
  const row = { direction: directions.buy, quantity: '0.3125', openPrice: '3200', margin: '1000', openFee: '0.0003125' }
  const trade = tradeOf(row)
  expect(trade).toMatchObject({ side: 'long', paid: '1000', fee: '0.0003125', received: '0.3121875' })
  expect(trade.average?.slice(0, 7)).toBe('3203.20')
})

test('0.1 ETH sold at 3,300 brings 329.67', () => {
  const row = { direction: directions.sell, quantity: '0.1', openPrice: '3300', margin: '0.1', openFee: '0.33' }
  expect(tradeOf(row)).toEqual({ side: 'short', paid: '0.1', fee: '0.33', received: '329.67', average: '3296.7' })
})
