/** What the demo account holds: bitcoin by contract, gold as a CFD, each opened once and at the present price. */
import { createPositionCall, type InputOf, positionListCall } from '@shared/contract'
import { directions, marginModes, orderTypes, tradeTypes } from '@shared/contract/codes'
import { WIDEST_TOLERANCE } from '@shared/contract/limits'
import { symbolOf, type Tick } from '@shared/engine/market/index'
import { big, type Decimal, feeOf, initialMargin, roundUp, sum, truncate } from '@shared/money'
import { atPresent } from './present.ts'
import type { StandIn } from './stand-in.ts'

export const POSITION = { symbol: 'BTCUSDT', quantity: '0.1', leverage: 20 } as const
const GOLD = { symbol: 'XAUUSD', quantity: '0.1', leverage: 100 } as const

/** Margin and fee, as the exchange will book them, up to the last place that moves between accounts. */
export function costAt({ price }: Tick): Decimal {
  const { symbol, quantity, leverage } = POSITION
  const rate = symbolOf(symbol)?.takerFee ?? '0'
  return roundUp(sum([initialMargin(quantity, price, leverage), feeOf(quantity, price, rate)]), 2)
}

type Terms = Omit<InputOf<typeof createPositionCall>, 'direction' | 'tolerance' | 'clientOrderId' | 'expectedPrice'>

async function openLong(
  { ask, caller: { context } }: StandIn,
  [clientOrderId, symbol]: readonly [id: string, symbol: string],
  terms: (tick: Tick) => Terms,
): Promise<void> {
  if ((await ask(positionListCall, { clientOrderId })).total > 0) return
  const side = { direction: directions.buy, tolerance: WIDEST_TOLERANCE } as const
  await atPresent(context, symbol, tick =>
    ask(createPositionCall, { ...terms(tick), ...side, expectedPrice: tick.price, clientOrderId }),
  )
}

export async function openBitcoin(standIn: StandIn): Promise<void> {
  const kind = { tradeType: tradeTypes.contract, orderType: orderTypes.market, marginMode: marginModes.isolated }
  await openLong(standIn, ['demo-position-btc-long', POSITION.symbol], () => ({ ...POSITION, ...kind }))
}

/** Over a closure a little above the last price: dealt at the opening unless gold jumped further. */
export async function openGold(standIn: StandIn): Promise<void> {
  const kind = { ...GOLD, tradeType: tradeTypes.cfd, marginMode: marginModes.cross }
  const at = ({ open, price }: Tick) =>
    open
      ? { orderType: orderTypes.market }
      : { orderType: orderTypes.limit, price: truncate(big(price).times('1.01'), 2) }
  await openLong(standIn, ['demo-position-gold-long', GOLD.symbol], tick => ({ ...kind, ...at(tick) }))
}
