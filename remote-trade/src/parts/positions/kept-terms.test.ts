/** After a release with other terms, the phone counts what runs and waits as the exchange does: by the terms that it keeps. */
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import {
  amendOrderCall,
  closePositionCall,
  createPositionCall,
  type InputOf,
  positionListCall,
  positionsSummaryCall,
  reversePositionCall,
  symbolListCall,
  symbolPriceCall,
  termListCall,
} from '@shared/contract'
import { directions, marginModes, orderTypes, positionStates, termTypes, tradeTypes } from '@shared/contract/codes'
import { fromServerTime } from '@shared/format/time'
import { dealPrice } from '@shared/money'
import { newOrderId } from '@shared/testing/client'
import { type Exchange, startExchange, type TestUser } from '@shared/testing/exchange'
import { dearer, release, rollBack } from '../../../../shared/sandbox/src/testing/positions/release.ts'
import { baseUnits } from '../cfd/cfd.model.ts'
import { reversalSpread } from '../cfd/dealing.ts'
import { expiriesOf } from '../option/option.api.ts'
import { bidOf, optionRow, saleOf } from '../option/option-row.model.ts'
import { amendModel, frozenBy, waitingOrder } from '../orders/order.model.ts'
import { ownInfo, ownOptionTerm } from '../quotes/kept-terms.ts'
import { liveAccount } from './account.model.ts'
import type { LivePosition } from './live-position.model.ts'
import { nextNightOf } from './night.model.ts'
import { closingOf, reversalOf } from './position.model.ts'

const starts = { BTCUSDT: '64000', XAUUSD: '3300' }
/** Wednesday, ten seconds before a night is charged. */
const tape = {
  start: '2026-11-25 04:59:50',
  symbols: Object.fromEntries(
    Object.entries(starts).map(([symbol, price]): [string, [number, string][]] => [symbol, [[0, price]]]),
  ),
  gaps: [],
}
let exchange: Exchange
let user: TestUser
beforeEach(async () => {
  exchange = await startExchange({ tape })
  user = await exchange.newUser({ contract: '20000' })
})
afterEach(async () => {
  rollBack()
  await exchange.stop()
})

type Order = Partial<InputOf<typeof createPositionCall>>
const sent = () => ({ tolerance: '0.01', clientOrderId: newOrderId() })
const bitcoin = {
  tradeType: tradeTypes.contract,
  symbol: 'BTCUSDT',
  direction: directions.buy,
  orderType: orderTypes.market,
  quantity: '0.1',
  leverage: 20,
  expectedPrice: '64000',
} as const
const gold = { ...bitcoin, tradeType: tradeTypes.cfd, symbol: 'XAUUSD', leverage: 50, expectedPrice: '3300' } as const
const open = (order: Order) => exchange.client.ask(createPositionCall, { ...bitcoin, ...sent(), ...order }, user)
const close = (id: string, expectedPrice: string) =>
  exchange.client.ask(closePositionCall, { id, expectedPrice, ...sent() }, user)

const listed = async () => new Map((await exchange.client.ask(symbolListCall, {})).map(info => [info.symbol, info]))

/** The account as the phone counts it, and as the exchange says it. */
async function counted() {
  const { client } = exchange
  const infos = await listed()
  const tickers = await client.ask(symbolPriceCall, { symbols: Object.keys(starts).join() })
  const marks = new Map(tickers.map(({ symbol, price }) => [symbol, price]))
  const summary = await client.ask(positionsSummaryCall, {}, user)
  const { records } = await client.ask(positionListCall, { state: positionStates.running, pageSize: 50 }, user)
  const rests = new Map(tickers.map(ticker => [ticker.symbol, ticker]))
  return { live: liveAccount({ summary, positions: records }, marks, infos, rests), summary, infos }
}

function outcomeOf({ positions }: { positions: readonly LivePosition[] }, id: string, price: string) {
  const found = positions.find(({ row }) => row.id === id)
  return found?.info && closingOf(found, found.row.quantity, price, found.info)
}

test('available, liquidation prices and the result of closing are told to the last digit', async () => {
  const isolated = await open({ marginMode: marginModes.isolated })
  const cross = await open({ marginMode: marginModes.cross })
  const cfd = await open({ ...gold, marginMode: undefined })
  release('BTCUSDT', dearer)
  release('XAUUSD', { spread: '3.00', swapLong: '0.9', contractSize: '10' })
  const { live, summary } = await counted()
  const { available, equity, usedMargin, marginLevel } = summary
  expect(live).toMatchObject({ available, equity, usedMargin, marginLevel })
  for (const { row, liquidation } of live.positions) expect(liquidation).toBe(row.liquidationPrice)
  for (const [{ id }, price] of [
    [isolated, '64000'],
    [cross, '64000'],
    [cfd, '3299.85'],
  ] as const) {
    const told = outcomeOf(live, id, price)
    const row = await close(id, price)
    expect([row.closeFee, row.profit]).toEqual([told?.fee, told?.profit])
  }
  const [closed] = (await exchange.client.ask(positionListCall, { id: cfd.id }, user)).records
  const today = (await listed()).get('XAUUSD')
  expect(closed && today && baseUnits(closed.quantity, ownInfo(closed, today))).toBe('10')
})

test('the next night costs what the exchange then charges', async () => {
  const { id } = await open({ ...gold, symbol: 'XAUUSD', marginMode: undefined })
  release('XAUUSD', { swapLong: '0.9' })
  const { live } = await counted()
  const [position] = live.positions
  const fee = position?.info && nextNightOf(position, position.info, 1)
  await exchange.sandbox.advance(12)
  const [row] = (await exchange.client.ask(positionListCall, { id }, user)).records
  expect(row?.swapFee).toBe(fee)
})

test('a reversal is told to close on the terms that are kept and to open on those of today', async () => {
  const { id } = await open({ marginMode: marginModes.isolated })
  release('BTCUSDT', { takerFee: '0.001' })
  const { live, infos } = await counted()
  const position = live.positions[0]
  const told =
    position?.info && reversalOf(position, live, '64000', position.info, infos.get('BTCUSDT') ?? position.info)
  const order = { id, expectedPrice: '64000', ...sent() }
  const next = await exchange.client.ask(reversePositionCall, order, user)
  const [row] = (await exchange.client.ask(positionListCall, { id }, user)).records
  expect([row?.closeFee, next.openFee]).toEqual([told?.closing.fee, told?.opening.fee])
  expect(told?.closing.fee).not.toBe(told?.opening.fee)
})

test('what an order that waits would keep is told by the terms that it keeps', async () => {
  const waiting = await open({ orderType: orderTypes.limit, price: '63000', marginMode: marginModes.isolated })
  release('BTCUSDT', dearer)
  const order = waitingOrder(waiting, (await listed()).get('BTCUSDT'))
  const told = order && frozenBy({ at: '62000', quantity: '0.2', until: 'kept' }, order, '1')
  const amendment = { id: waiting.id, price: '62000', quantity: '0.2', clientOrderId: newOrderId() }
  expect(await exchange.client.ask(amendOrderCall, amendment, user)).toMatchObject({ frozen: told })
})

test('what an order that grows would keep is told by the terms of today', async () => {
  const limit = { ...gold, orderType: orderTypes.limit, price: '3200', marginMode: undefined, quantity: '0.02' }
  const waiting = await open(limit)
  release('XAUUSD', { contractSize: '10', spread: '30' })
  const order = waitingOrder(waiting, (await listed()).get('XAUUSD'))
  const amended = async (price: string, quantity: string) => {
    const told = order && frozenBy({ at: price, quantity, until: 'kept' }, order, '1')
    const amendment = { id: waiting.id, price, quantity, clientOrderId: newOrderId() }
    const { frozen } = await exchange.client.ask(amendOrderCall, amendment, user)
    return [told, frozen]
  }
  // 0.02 lots of 100 oz, then 0.03 of 10 oz
  expect(await amended('3210', '0.02')).toEqual(['128.4', '128.4'])
  expect(await amended('3210', '0.03')).toEqual(['19.26', '19.26'])
})

test('a stop that grows is held against the price that the spread of today deals at', async () => {
  const stop = { orderType: orderTypes.stop, triggerPrice: '3310' }
  const waiting = await open({ ...gold, ...stop, marginMode: undefined, quantity: '0.02' })
  release('XAUUSD', { spread: '30' })
  const order = waitingOrder(waiting, (await listed()).get('XAUUSD'))
  if (!order) throw new Error('It waits')
  const amended = async (quantity: string) => {
    const form = { at: '3311', quantity, until: 'kept' } as const
    const told = amendModel.faults(form, { order, market: '3300', available: undefined, rate: '1' })
    const amendment = { id: waiting.id, triggerPrice: '3311', quantity, clientOrderId: newOrderId() }
    return [told.triggerPrice?.name, (await exchange.client.call(amendOrderCall, amendment, user)).refusal]
  }
  expect(await amended('0.03')).toEqual(['stop-side', 'stop-side'])
  expect(await amended('0.02')).toEqual([undefined, null])
})

test('a reversal is confirmed at the worse price of both, though the spread has changed', async () => {
  const { id } = await open({ ...gold, marginMode: undefined, quantity: '0.1' })
  release('XAUUSD', { spread: '90' })
  const { live, infos } = await counted()
  const [{ row, info } = {}] = live.positions
  const today = infos.get('XAUUSD')
  if (!row || !info || !today) throw new Error('It runs')
  const expectedPrice = dealPrice('short', '3300', reversalSpread(row, info, today))
  const next = await exchange.client.ask(reversePositionCall, { id, ...sent(), expectedPrice, tolerance: '0' }, user)
  expect(next.openPrice).toBe(expectedPrice)
})

test('an option is told to bring what the exchange then pays', async () => {
  const terms = { tradeType: tradeTypes.option, setId: 'option-1h', strike: '64000', leverage: undefined }
  const row = await open({ ...terms, marginMode: undefined })
  release('BTCUSDT', { sigma: 5 })
  const [term] = expiriesOf(await exchange.client.ask(termListCall, { symbol: 'BTCUSDT', type: termTypes.option }))
  const option = optionRow(row, fromServerTime)
  if (!term || !option) throw new Error('There are options of bitcoin')
  const bid = bidOf(option, ownOptionTerm(row, term), '64000', row.countedSeconds ?? 0)
  expect((await close(row.id, '64000')).profit).toBe(saleOf(option, '0.1', bid).profit)
})
