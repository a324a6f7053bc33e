/** A market that goes by a tape, and orders on it. */
import { createPositionCall, type InputOf, positionListCall } from '@shared/contract'
import { directions, marginModes, orderTypes, tradeTypes } from '@shared/contract/codes'
import { newOrderId } from '../../../../testing/src/client.ts'
import type { Exchange, TestUser } from '../../../../testing/src/exchange.ts'

type Course = [second: number, price: string][]
export type Order = InputOf<typeof createPositionCall>

/** Prices by seconds after its start, each until the next. */
export const tapeOf = (symbols: Record<string, Course>) => ({ start: '2026-11-25 10:00:00', symbols, gaps: [] })

/** At the market: 0.1 BTC long, isolated, where BTC stands at 64,000. */
export const marketOrder = (change: Partial<Order> = {}): Order => ({
  tradeType: tradeTypes.contract,
  symbol: 'BTCUSDT',
  direction: directions.buy,
  orderType: orderTypes.market,
  quantity: '0.1',
  leverage: 20,
  marginMode: marginModes.isolated,
  expectedPrice: '64000',
  tolerance: '0.005',
  clientOrderId: newOrderId(),
  ...change,
})

export const placed = ({ client }: Exchange, user: TestUser, change: Partial<Order> = {}) =>
  client.ask(createPositionCall, marketOrder(change), user)

/** A person's positions, the newest first. */
export const listed = async ({ client }: Exchange, user: TestUser, input: InputOf<typeof positionListCall> = {}) =>
  (await client.ask(positionListCall, { pageSize: 200, ...input }, user)).records
