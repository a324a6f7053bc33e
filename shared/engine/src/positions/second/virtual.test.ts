/** Virtual money: the same rules in an account apart, which money never meets and no message tells of. */
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { buySecondCall, messageListCall, positionsSummaryCall } from '@shared/contract'
import { directions, orderTypes, tradeTypes } from '@shared/contract/codes'
import { toMinor } from '@shared/money'
import * as v from 'valibot'
import { tapeOf } from '../../../../sandbox/src/testing/positions/orders.ts'
import { type SecondInput, secondOrder } from '../../../../sandbox/src/testing/positions/second/second.ts'
import { newOrderId } from '../../../../testing/src/client.ts'
import { type Exchange, startExchange, type TestUser } from '../../../../testing/src/exchange.ts'
import { type Tx, transact } from '../../db/transact.ts'
import { post } from '../../ledger/index.ts'
import { DEMO, free, freeOf, house, type TradingAccount } from '../../ledger/trading-account.ts'
import { figuresOf } from '../figures.ts'
import { placeOption } from '../option/buy.ts'
import { buySecond } from './buy.ts'

let exchange: Exchange
let user: TestUser
let account: TradingAccount
beforeAll(async () => {
  const tape = tapeOf({
    BTCUSDT: [
      [0, '64000'],
      [60, '64010'],
      [3600, '64500'],
    ],
  })
  exchange = await startExchange({ tape: { ...tape, gaps: [{ from: 100, to: 3500, symbols: ['BTCUSDT'] }] } })
  user = await exchange.newUser({ contract: '5000' })
  account = { owner: user.id, sub: DEMO }
  within(tx => {
    const minor = toMinor('10000')
    const ref = { kind: 'demo', id: user.id }
    const legs = [house(account, 'virtual', -minor), free(account, minor)]
    post(tx, { key: `virtual-grant:${user.id}`, type: 'virtual-grant', ref, legs })
  })
})
afterAll(() => exchange.stop())

const within = <T>(work: (tx: Tx) => T) => transact(exchange.sandbox.context.db, work)
const stake = (change?: Partial<SecondInput>) => v.parse(buySecondCall.input, secondOrder(change))
const freeNow = () => freeOf(exchange.sandbox.context.db, account)

test('a stake and a premium are held, won, and returned where they are void, in virtual money alone', async () => {
  const { context } = exchange.sandbox
  within(tx => buySecond(tx, context, account, stake()))
  within(tx => buySecond(tx, context, account, stake({ setId: 'second-120', odds: '0.82' })))
  within(tx => placeOption(tx, context, account, option))
  expect(freeNow()).toBe('9646.96')
  expect(figuresOf(context, account)).toMatchObject({ equity: '9993.99', usedMargin: '353.04' })
  expect(exchange.faults()).toEqual([])
  await exchange.sandbox.advance(60)
  expect(freeNow()).toBe('9826.96')
  await exchange.sandbox.advance(60)
  expect(freeNow()).toBe('9926.96')
  await exchange.sandbox.advance(3480)
  expect(freeNow()).toBe('10426.96')
  expect(exchange.faults()).toEqual([])
  expect(await exchange.client.ask(messageListCall, { noticeType: 'transaction' }, { token: user.token })).toEqual([])
  expect(await exchange.client.ask(positionsSummaryCall, {}, user)).toMatchObject({ equity: '5000', available: '5000' })
})

/** A rise for an hour. */
const option = {
  tradeType: tradeTypes.option,
  symbol: 'BTCUSDT',
  direction: directions.buy,
  orderType: orderTypes.market,
  quantity: '1',
  setId: 'option-1h',
  strike: '64000',
  expectedPrice: '64000',
  tolerance: '0.005',
  clientOrderId: newOrderId(),
} as const
