/** Somebody with something of every kind, on a tape: what a play of all that moves money begins with. */
import { expect } from '@jest/globals'
import { createPositionCall, joinCompetitionCall, openDemoCall, symbolPriceCall, termListCall } from '@shared/contract'
import { directions, marginModes, orderTypes, tradeTypes, tradingAccountTypes } from '@shared/contract/codes'
import { stamp } from '@shared/engine/clock'
import { newOrderId } from '../../../../testing/src/client.ts'
import type { TestUser } from '../../../../testing/src/exchange.ts'
import type { Mortal } from '../ledger/mortal.ts'
import { withdrawing } from '../wallet/withdrawals.ts'
import { marketOrder, type Order, tapeOf } from './orders.ts'

export const HOUR = 3600
/** The first rollover after the tape's start; on a Wednesday, so gold pays for three nights. */
export const NIGHT = 19 * HOUR

export const tape = tapeOf({
  BTCUSDT: [
    [0, '64000'],
    [60, '64300'],
    [61, '64000'],
    [NIGHT + 10, '50000'],
  ],
  XAUUSD: [[0, '3300']],
})

export let ann: TestUser
export let ben: TestUser
export let visitor: TestUser
/** When it all began, ms by its clock. */
export let began = 0
/** Of what the steps act on. */
export const ids: Record<string, string> = {}
export const near = { expectedPrice: '64000', tolerance: '0.01' }

async function open(m: Mortal, user: TestUser, change: Partial<Order>): Promise<string> {
  return (await m.client.ask(createPositionCall, marketOrder({ tolerance: '0.01', ...change }), user)).id
}

/** Everything that the steps act on. */
export async function setUp(m: Mortal): Promise<void> {
  await m.begin()
  ann = await m.newUser('ann_within', '100000')
  ben = await m.newUser('ben_within', '20000')
  const { demoToken } = await m.client.ask(openDemoCall, {}, {})
  visitor = { ...ann, token: demoToken ?? '' }
  const accountType = tradingAccountTypes.demo
  for (const marginMode of [marginModes.isolated, marginModes.cross])
    await open(m, visitor, { accountType, marginMode, quantity: '0.01' })
  await open(m, visitor, { accountType, orderType: orderTypes.limit, price: '63000', quantity: '0.01' })
  ids.long = await open(m, ann, { quantity: '0.02' })
  ids.waiting = await open(m, ann, { orderType: orderTypes.limit, price: '63000', quantity: '0.01' })
  await open(m, ann, { orderType: orderTypes.limit, direction: directions.sell, price: '64200', quantity: '0.01' })
  await open(m, ann, { orderType: orderTypes.stop, triggerPrice: '64250', quantity: '0.01' })
  await open(m, ann, { quantity: '0.01', takeProfitPrice: '64290' })
  const cross = { marginMode: marginModes.cross }
  for (const quantity of ['1', '1', '2']) await open(m, ben, { ...cross, quantity })
  await open(m, ben, { ...cross, quantity: '0.5', direction: directions.sell })
  await gold(m)
  await option(m)
  await race(m)
  const { setPin, add } = withdrawing(m.exchange)
  await setPin(ann)
  ids.account = (await add(ann)).id
  began = await now(m)
}

export const alien = { leverage: undefined, marginMode: undefined }

async function gold(m: Mortal): Promise<void> {
  const terms = { tradeType: tradeTypes.cfd, symbol: 'XAUUSD', leverage: 20, marginMode: undefined } as const
  for (const direction of [directions.buy, directions.sell])
    await open(m, ben, { ...terms, direction, quantity: '0.1', expectedPrice: '3300' })
}

async function option(m: Mortal): Promise<void> {
  const [term] = await m.client.ask(termListCall, { symbol: 'BTCUSDT', type: 2 }, {})
  const strike = term && 'strikes' in term ? (term.strikes[2] ?? '') : ''
  for (const direction of [directions.buy, directions.sell])
    await open(m, ann, {
      tradeType: tradeTypes.option,
      direction,
      quantity: '0.1',
      setId: 'option-1h',
      strike,
      ...alien,
    })
}

/** A competition that ends ten minutes after the start. */
async function race(m: Mortal): Promise<void> {
  const start = stamp((await now(m)) - (HOUR - 600) * 1000)
  const terms = [
    '--id',
    'C1',
    '--title',
    'Within',
    '--start',
    start,
    '--hours',
    '1',
    '--bots',
    '0',
    '--rewards',
    '1-2:5',
  ]
  expect(await m.operate('competition', 'create', ...terms)).toBe(true)
  for (const user of [ann, ben]) {
    const { id: entryId } = await m.client.ask(joinCompetitionCall, { id: 'C1', clientOrderId: newOrderId() }, user)
    await open(m, user, { accountType: tradingAccountTypes.competition, entryId, quantity: '0.01' })
  }
}

export const now = async (m: Mortal) => (await m.client.call(symbolPriceCall, {})).timestamp
