/** A load of people with open positions, waiting orders and alerts: what a tick goes over. */
import { alertDirections, directions, marginModes, orderTypes, tradeTypes } from '@shared/contract/codes'
import type { Context } from '@shared/engine/context'
import { type Tx, transact } from '@shared/engine/db/transact'
import { HOUSE, post } from '@shared/engine/ledger/index'
import { realAccount } from '@shared/engine/ledger/trading-account'
import { placeLeveraged } from '@shared/engine/positions/leveraged/open'
import { dealAt, priceOf, quotedSpec } from '@shared/engine/positions/pricing'
import { big, toMinor, truncate } from '@shared/money'
import { createAlert } from '@shared/products/alerts/alerts'
import { newOrderId } from '../../../../testing/src/client.ts'
import { marketOrder, type Order } from './orders.ts'

/** Of each person: positions, one waiting order for every four, one alert for every eight. */
const EACH = 40
const contracts = ['BTCUSDT', 'ETHUSDT', 'SOLUSDT', 'XRPUSDT']
const cfds = ['XAUUSD', 'EURUSD', 'USDJPY', 'EURJPY']
const sizes: Record<string, string> = { BTCUSDT: '0.001', ETHUSDT: '0.01', SOLUSDT: '0.1', XRPUSDT: '10' }

function give(tx: Tx, owner: string): void {
  const minor = toMinor('1000000')
  const ref = { kind: 'adjustment', id: owner }
  const legs = [
    { owner: HOUSE, currency: 'USDT', kind: 'external' as const, minor: -minor },
    { owner, currency: 'USDT', kind: 'contract' as const, minor },
  ]
  post(tx, { key: `adjustment:${owner}`, type: 'adjustment', ref, legs })
}

/** A part of the newest price, on the symbol's grid. */
const partOf = (context: Context, symbol: string, part: string) =>
  truncate(big(priceOf(context, symbol)).times(part), quotedSpec(symbol).pricePrecision)

/** One in three each of isolated contracts, cross contracts and CFDs, both ways; every second one with targets far off. */
function orderOf(context: Context, nth: number): Order {
  const isCfd = nth % 3 === 2
  const symbol = (isCfd ? cfds : contracts)[Math.floor(nth / 3) % 4] ?? ''
  const side = nth % 2 === 0 ? 'long' : 'short'
  const targets = side === 'long' ? ['1.4', '0.97'] : ['0.6', '1.03']
  const type = isCfd ? tradeTypes.cfd : tradeTypes.contract
  return marketOrder({
    tradeType: type,
    symbol,
    direction: side === 'long' ? directions.buy : directions.sell,
    quantity: isCfd ? '0.01' : (sizes[symbol] ?? '1'),
    leverage: 10,
    marginMode: nth % 3 === 0 ? marginModes.isolated : marginModes.cross,
    expectedPrice: dealAt(type, quotedSpec(symbol), side, priceOf(context, symbol)),
    ...(nth % 4 < 2 && {
      takeProfitPrice: partOf(context, symbol, targets[0] ?? ''),
      stopLossPrice: partOf(context, symbol, targets[1] ?? ''),
    }),
  })
}

function waitingOf(context: Context, nth: number): Order {
  const { takeProfitPrice, stopLossPrice, ...order } = orderOf(context, nth)
  const price = partOf(context, order.symbol, order.direction === directions.buy ? '0.85' : '1.15')
  return { ...order, orderType: orderTypes.limit, price }
}

function settle(tx: Tx, context: Context, owner: string, positions: number): void {
  const account = realAccount(owner)
  give(tx, owner)
  for (let nth = 0; nth < positions; nth++) {
    placeLeveraged(tx, context, account, orderOf(context, nth) as Parameters<typeof placeLeveraged>[3])
    if (nth % 4 === 0)
      placeLeveraged(tx, context, account, waitingOf(context, nth) as Parameters<typeof placeLeveraged>[3])
    if (nth % 8 !== 0) continue
    const symbol = contracts[(nth / 8) % 4] ?? ''
    const price = partOf(context, symbol, '1.15')
    createAlert(tx, context, owner, { symbol, direction: alertDirections.rises, price, clientOrderId: newOrderId() })
  }
}

/** Nobody's price is near: a tick that finds nothing to do is what is measured. */
export function putLoad(context: Context, positions: number): void {
  for (let left = positions, nth = 0; left > 0; left -= EACH, nth++)
    transact(context.db, tx => settle(tx, context, `load-${positions}-${nth}`, Math.min(left, EACH)))
}
