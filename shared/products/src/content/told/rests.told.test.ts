/** What is told before the markets of CFDs rest. */
import { afterAll, beforeAll } from '@jest/globals'
import { tradeTypes } from '@shared/contract/codes'
import { tells } from '../../../../sandbox/src/testing/content/told/told.ts'
import { placed } from '../../../../sandbox/src/testing/positions/orders.ts'
import { type Exchange, startExchange } from '../../../../testing/src/exchange.ts'

/** Saturday, a minute before the hour before the weekend. */
const tape = { start: '2026-11-28 03:59:00', symbols: { XAUUSD: [[0, '3300']] as [number, string][] }, gaps: [] }

let exchange: Exchange
beforeAll(async () => {
  exchange = await startExchange({ tape })
})
afterAll(() => exchange.stop())
const told = tells(() => exchange)

told('rest-margin', async () => {
  const user = await exchange.newUser({ contract: '400' })
  const gold = { tradeType: tradeTypes.cfd, symbol: 'XAUUSD', leverage: 100, marginMode: undefined }
  await placed(exchange, user, { ...gold, expectedPrice: '3300.15' })
  await exchange.sandbox.advance(62)
  return user
})
