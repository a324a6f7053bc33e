/** A kill between the tick and its message, or right behind both: told once all the same. */
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { alertListCall, createAlertCall, messageListCall } from '@shared/contract'
import { Mortal } from '../../../sandbox/src/testing/ledger/mortal.ts'
import { tapeOf } from '../../../sandbox/src/testing/positions/orders.ts'
import { newOrderId } from '../../../testing/src/client.ts'

const running = new Mortal({
  tape: tapeOf({
    BTCUSDT: [
      [0, '64000'],
      [10, '64999.99'],
      [20, '65000'],
      [30, '65001'],
    ],
  }),
})
const advance = (seconds: number) => running.operate('clock', 'advance', `${seconds}s`)

beforeAll(() => running.begin())
afterAll(() => running.end())

test('killed before the second is committed and right after it: the alert is told once', async () => {
  const { token } = await running.newUser('alert_tester', '10')
  const terms = { symbol: 'BTCUSDT', direction: 1, price: '65000', clientOrderId: newOrderId() } as const
  const { id } = await running.client.ask(createAlertCall, terms, { token })
  const messages = async () =>
    (await running.client.ask(messageListCall, {}, { token })).map(({ msgContent }) => msgContent)
  await advance(19)
  await running.dieAt('before commit', () => advance(1))
  await running.start()
  expect(await messages()).toEqual([])
  await running.dieAt('before reply', () => advance(1))
  await running.start()
  expect(await messages()).toEqual(['BTC/USDT has risen to 65,000.00. The price was 65,000.00.'])
  await advance(20)
  expect(await messages()).toHaveLength(1)
  expect((await running.client.ask(alertListCall, {}, { token })).records).toMatchObject([{ id, state: 1 }])
})
