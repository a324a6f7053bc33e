/** What a person is told of a position that the exchange closed: the figure of the list, in the same words. */
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { messageListCall } from '@shared/contract'
import { formatSigned } from '@shared/format/number'
import { sum } from '@shared/money'
import { listed, type Order, placed, tapeOf } from '../../../sandbox/src/testing/positions/orders.ts'
import { type Exchange, startExchange } from '../../../testing/src/exchange.ts'

const tape = tapeOf({
  BTCUSDT: [
    [0, '64000'],
    [10, '65000'],
    [20, '64000'],
    [30, '63500'],
    [40, '64000'],
    [50, '60200'],
  ],
})

let exchange: Exchange
beforeAll(async () => {
  exchange = await startExchange({ tape })
})
afterAll(() => exchange.stop())

test.each<[what: string, title: string, words: string, net: string, change: Partial<Order>]>([
  ['take profit', 'Take profit reached', '. Profit and loss after fees: ', '+93.55', { takeProfitPrice: '65000' }],
  ['stop loss', 'Stop loss reached', '. Profit and loss after fees: ', '−56.37', { stopLossPrice: '63600' }],
  ['liquidation beyond its margin', 'Position liquidated', '. Profit and loss after fees: ', '−323.20', {}],
])('a message of a %s tells the profit after all fees, as the list does', async (_, title, words, net, change) => {
  const user = await exchange.newUser({ contract: '1000' })
  await placed(exchange, user, change)
  await exchange.sandbox.advance(10)
  const [row] = await listed(exchange, user)
  const shown = sum([row?.profit ?? '0', `-${row?.openFee}`, `-${row?.closeFee}`, row?.covered ?? ''])
  expect(formatSigned('en-US', shown.toString(), { places: 2 })).toBe(net)
  const [message] = await exchange.client.ask(messageListCall, { noticeType: 'transaction' }, { token: user.token })
  expect([message?.titile, message?.msgContent]).toEqual([title, expect.stringContaining(`${words}${net}\u00a0USDT`)])
  await exchange.sandbox.advance(10)
})
