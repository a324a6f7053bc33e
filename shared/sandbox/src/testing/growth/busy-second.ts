/** A second in which all that a person has at the market happens at once. */
import { buySecondCall, createAlertCall, createPositionCall, positionListCall, secondListCall } from '@shared/contract'
import { alertDirections, directions, orderTypes, positionStates } from '@shared/contract/codes'
import { MOST_ALERTS, MOST_PENDING, MOST_RUNNING } from '@shared/contract/limits'
import { newOrderId } from '../../../../testing/src/client.ts'
import { type StandIn, standInFor } from '../../seed/stand-in.ts'
import { marketOrder, tapeOf } from '../positions/orders.ts'
import { secondOrder } from '../positions/second/second.ts'
import type { Grown } from './growth.ts'

/** Second contracts that end in the busy second. */
const STAKES = 40
/** When BTC leaves 64,000 and takes profits, fills orders and reaches alerts; second contracts of a minute end then, too. */
export const BUSY = 62
export const tape = tapeOf({
  BTCUSDT: [
    [0, '64000'],
    [BUSY, '66000'],
  ],
})

const order = () => ({ clientOrderId: newOrderId() })

/** Takes place two seconds after the tape begins. */
async function prepare(one: StandIn): Promise<void> {
  const small = { quantity: '0.001' }
  const limit = { ...small, orderType: orderTypes.limit, direction: directions.sell, price: '65500' }
  for (let nth = 0; nth < MOST_PENDING; nth++) await one.ask(createPositionCall, marketOrder(limit))
  for (let nth = 0; nth < MOST_RUNNING; nth++)
    await one.ask(createPositionCall, marketOrder({ ...small, takeProfitPrice: '65000' }))
  for (let nth = 0; nth < STAKES; nth++) await one.ask(buySecondCall, secondOrder({ amount: '10' }))
  const level = { symbol: 'BTCUSDT', direction: alertDirections.rises, price: '65000' }
  for (let nth = 0; nth < MOST_ALERTS; nth++) await one.ask(createAlertCall, { ...level, ...order() })
}

/** Lives up to the busy second, without it. */
export async function untilBusy({ exchange, user }: Grown): Promise<void> {
  const { advance, context } = exchange.sandbox
  await advance(2)
  await prepare(standInFor(context, user.id))
  await advance(BUSY - 3)
}

/** What a person has open, by kind. */
export async function openOf({ exchange, user }: Grown) {
  const { context } = exchange.sandbox
  const one = standInFor(context, user.id)
  const [running, pending] = await Promise.all(
    [positionStates.running, positionStates.pending].map(state => one.ask(positionListCall, { state })),
  )
  const seconds = await one.ask(secondListCall, { state: 1 })
  const alerts = context.db
    .prepare('SELECT count(*) AS n FROM price_alert WHERE user_id = ? AND state = 0')
    .get(user.id)
  return { running: running?.total, pending: pending?.total, seconds: seconds.total, alerts: alerts?.n }
}

export const before = { running: MOST_RUNNING, pending: MOST_PENDING, seconds: STAKES, alerts: MOST_ALERTS }
/** Fifty were closed, twenty were filled. */
export const after = { running: MOST_PENDING, pending: 0, seconds: 0, alerts: 0 }
