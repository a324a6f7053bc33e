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
import { newOrderId } from '@shared/testing/client'
import { type Exchange, startExchange, type TestUser } from '@shared/testing/exchange'
import { dearer, release, rollBack } from '../../../../shared/sandbox/src/testing/positions/release.ts'
import { expiriesOf } from '../option/option.api.ts'
import { bidOf, optionRow, saleOf } from '../option/option-row.model.ts'
import { frozenBy, waitingOrder } from '../orders/order.model.ts'
import { ownOptionTerm } from '../quotes/kept-terms.ts'
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
