/** What a random person does with a random account. */
import {
  addMarginCall,
  closePositionCall,
  createPositionCall,
  positionsSummaryCall,
  transferContractCall,
} from '@shared/contract'
import { directions } from '@shared/contract/codes'
import { quotedSpec, specOf } from '@shared/engine/positions/pricing'
import { Refused } from '@shared/engine/refusals/refuse'
import { big, largestQuantity, portion, truncate } from '@shared/money'
import { newOrderId } from '../../../../testing/src/client.ts'
import type { Exchange } from '../../../../testing/src/exchange.ts'
import type { StandIn } from '../../seed/stand-in.ts'
import { marksOf, running, standingOf } from './account.ts'
import { marketOrder } from './orders.ts'
import type { Open, Step } from './steps.ts'

const target = (price: string, thousandths: number, way: 1 | -1) =>
  thousandths === 0
    ? undefined
    : truncate(
        big(price)
          .times(String(1000 + way * thousandths))
          .div('1000'),
        2,
      )

function most(available: string, price: string, symbol: string, leverage: number): string {
  const { takerFee: feeRate, quantityStep: step, maxQuantity, tiers } = quotedSpec(symbol)
  return largestQuantity({
    available,
    price,
    leverage,
    feeRate,
    step,
    maxQuantity,
    tiers,
    heldNotional: '0',
  })
}

function orderOf(available: string, price: string, one: Open) {
  const { symbol, direction, marginMode, leverage, percent, ...targets } = one
  const way = direction === directions.buy ? 1 : -1
  return marketOrder({
    symbol,
    direction,
    quantity: portion(most(available, price, symbol, leverage), percent, quotedSpec(symbol).quantityStep),
    leverage,
    marginMode,
    takeProfitPrice: target(price, targets.takeProfit, way),
    stopLossPrice: target(price, targets.stopLoss, way === 1 ? -1 : 1),
    expectedPrice: price,
    tolerance: '0.01',
  })
}

/** @throws Refused where a rule of the exchange stands against it */
export async function act({ sandbox }: Exchange, standIn: StandIn, one: Step): Promise<void> {
  const clientOrderId = newOrderId()
  if (one.do === 'second') return sandbox.advance(1)
  const at = marksOf(sandbox.context)
  const { available } = await standIn.ask(positionsSummaryCall, {})
  if (one.do === 'open') return void (await standIn.ask(createPositionCall, orderOf(available, at(one.symbol), one)))
  if (one.do === 'transfer') {
    const [from, to] = one.out ? (['contract', 'balance'] as const) : (['balance', 'contract'] as const)
    const amount = truncate(portion(one.out ? available : '300', one.percent, '0.00000001'), 8)
    return void (await standIn.ask(transferContractCall, { from, to, currency: 'USDT', amount, clientOrderId }))
  }
  const rows = running(standingOf(sandbox.context, standIn.caller.user))
  const row = rows[one.which % Math.max(1, rows.length)]
  if (!row) return
  if (one.do === 'add-margin') {
    const amount = truncate(portion(available, one.percent, '0.00000001'), 8)
    return void (await standIn.ask(addMarginCall, { id: row.id, amount, clientOrderId }))
  }
  const quantity = portion(row.quantity, one.percent, specOf(row).quantityStep)
  const order = { id: row.id, expectedPrice: at(row.symbol), tolerance: '0.01', clientOrderId }
  await standIn.ask(closePositionCall, { ...order, quantity })
}

/** A rule of the exchange may refuse a step; anything else is a fault. */
export async function tryTo(exchange: Exchange, standIn: StandIn, one: Step): Promise<void> {
  try {
    await act(exchange, standIn, one)
  } catch (error) {
    if (!(error instanceof Refused) && !(error as Error).message.includes('Expected')) throw error
  }
}
