import { expect, test } from '@jest/globals'
import * as to from '@shared/contract/to'
import { demoOf } from './try-demo.model.ts'

test.each([
  ['with mode, symbol and side', to.contract({ mode: 'option', symbol: 'BTCUSDT', side: '2', tab: 'history' })],
  ['with a symbol', to.contract({ symbol: 'BTCUSDT' })],
  ['plain', to.contract()],
])('leads from a ticket of real money to the same one of the demo account, %s', (_, way) => {
  expect(demoOf(way)).toBe(way.replace('/heyue', '/demotrading').replace('&tab=history', ''))
})

test.each([
  ['another page', to.recharge()],
  ['a ticket of a competition', to.contract({ competition: '7' })],
  ['spot, which the demo account lacks', to.contract({ mode: 'spot' })],
])('offers no demo account in place of %s', (_, way) => {
  expect(demoOf(way)).toBeNull()
})
