import { expect, test } from '@jest/globals'
import { entryListCall, joinCompetitionCall } from '@shared/contract'
import { tradingAccountTypes } from '@shared/contract/codes'
import { placed } from '../../../sandbox/src/testing/positions/orders.ts'
import { newOrderId } from '../../../testing/src/client.ts'
import { startExchange } from '../../../testing/src/exchange.ts'

test('what an entry made today counts from the value with which its UTC+8 day began', async () => {
  const course: [number, string][] = [
    [0, '64000'],
    [20, '65000'],
    [40, '65500'],
  ]
  const tape = { start: '2026-11-25 23:59:30', symbols: { BTCUSDT: course }, gaps: [] }
  const exchange = await startExchange({ tape })
  const user = await exchange.newUser({ balance: '1000' })
  await exchange.operate('competition', 'create', '--title', 'Autumn', '--id', 'C-days', '--bots', '0')
  const order = { id: 'C-days', clientOrderId: newOrderId() }
  const { id: entryId } = await exchange.client.ask(joinCompetitionCall, order, user)
  await placed(exchange, user, { accountType: tradingAccountTypes.competition, entryId })
  const entry = async () => (await exchange.client.ask(entryListCall, { id: entryId }, user)).records[0]
  expect(await entry()).toMatchObject({ dailyIncome: '-3.2', totalIncome: '-3.2' })
  await exchange.sandbox.advance(30)
  expect(await entry()).toMatchObject({ dailyIncome: '0', totalIncome: '96.8' })
  await exchange.sandbox.advance(10)
  expect(await entry()).toMatchObject({ dailyIncome: '50', totalIncome: '146.8' })
  await exchange.stop()
})
