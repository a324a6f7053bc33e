/** All that moves money, one after the other: orders, and the seconds in which the exchange acts by itself. */
import { expect } from '@jest/globals'
import {
  addMarginCall,
  amendOrderCall,
  buySecondCall,
  type Call,
  closeAllCall,
  closePositionCall,
  createAlertCall,
  createPositionCall,
  type InputOf,
  openDemoCall,
  positionListCall,
  rechargeApplyCall,
  reversePositionCall,
  swapCall,
  updateStopLossCall,
  withdrawalApplyCall,
  withdrawalCancelCall,
} from '@shared/contract'
import { tradeTypes } from '@shared/contract/codes'
import { newOrderId } from '../../../../testing/src/client.ts'
import type { Mortal } from '../ledger/mortal.ts'
import { PIN } from '../wallet/withdrawals.ts'
import { marketOrder } from './orders.ts'
import { secondOrder } from './second/second.ts'
import { alien, ann, began, HOUR, ids, NIGHT, near, now, visitor } from './stage.ts'

export type Step = {
  name: string
  /** More than one transaction: each whole by itself. */
  several?: true
  /** Seconds after the start at which it happens; the clock is brought a second before it. */
  at?: number
  /** Says again what it said before: the ids of orders are its own. */
  act(m: Mortal): Promise<unknown>
}

/** An order of one id, however often it is sent. */
function ordered<C extends Call>(name: string, call: C, input: () => Omit<InputOf<C>, 'clientOrderId'>): Step {
  const clientOrderId = newOrderId()
  return { name, act: m => m.client.ask(call, { ...input(), clientOrderId } as InputOf<C>, ann) }
}

/** A second of the exchange, until its clock stands there. */
const second = (name: string, at: number): Step => ({
  name,
  at,
  several: true,
  async act(m) {
    while ((await now(m)) < began + at * 1000) expect(await m.operate('clock', 'advance', '1s')).toBe(true)
  },
})

const isolatedNow = async (m: Mortal) => {
  const { records } = await m.client.ask(positionListCall, { state: 1, tradeType: 1 }, ann)
  return records.find(row => row.quantity === '0.01')?.id ?? ''
}

/** As ordered, keeping what it was called as nobody was killed: later steps act on that. */
function named<C extends Call>(
  name: string,
  ...[as, call, input]: [string, C, () => Omit<InputOf<C>, 'clientOrderId'>]
): Step {
  const step = ordered(name, call, input)
  return {
    name,
    async act(m) {
      const { id } = (await step.act(m)) as { id: string }
      ids[as] ??= id
    },
  }
}

/** Refused where it is done already; where the exchange died over it, this throws. */
const decided = (name: string, domain: 'withdraw' | 'recharge', verb: string, as: string, ...more: string[]): Step => ({
  name,
  async act(m) {
    if (!(await m.operate(domain, verb, ids[as] ?? '', ...more))) await now(m)
  },
})

const withdrawal = (amount: string) => () => ({
  ...{ accountId: ids.account ?? '', currency: 'USDT', network: 'TRC20', amount },
  ...{ expectedFee: '1', withdrawPassword: PIN },
})

const swap = { fromCurrency: 'USDT', toCurrency: 'BTC', amount: '50', expectedRate: '0.000015625', tolerance: '0.005' }
/** One after the other. */
export const steps: readonly Step[] = [
  ordered('an amended order', amendOrderCall, () => ({ id: ids.waiting ?? '', price: '62000', quantity: '0.02' })),
  ordered('a partial close', closePositionCall, () => ({ id: ids.long ?? '', quantity: '0.005', ...near })),
  ordered('more margin', addMarginCall, () => ({ id: ids.long ?? '', amount: '10' })),
  ordered('a reversal', reversePositionCall, () => ({ id: ids.long ?? '', ...near })),
  {
    name: 'targets',
    act: async m => m.client.ask(updateStopLossCall, { id: await isolatedNow(m), stopLossPrice: '62500' }, ann),
  },
  ordered('a swap', swapCall, () => swap),
  ordered('a second contract', buySecondCall, () => secondOrder({ amount: '100' })),
  ordered('an alert', createAlertCall, () => ({ symbol: 'BTCUSDT', direction: 1, price: '64290' })),
  ordered('a purchase on spot', createPositionCall, () => ({
    ...marketOrder({ tradeType: tradeTypes.spot, quantity: '0.01', ...alien }),
  })),
  {
    name: 'a simulated account that is taken over',
    act: m => m.client.ask(openDemoCall, { claimToken: visitor.token }, ann),
  },
  second('a second that fills, closes, settles and tells', 60),
  { ...ordered('all closed at once', closeAllCall, () => ({ tradeType: tradeTypes.contract })), several: true },
  second('the end of a competition', 600),
  second('the end of options', HOUR),
  second('a night of three', NIGHT),
  second('a cross liquidation', NIGHT + 10),
  named('a withdrawal', 'cancelled', withdrawalApplyCall, withdrawal('30')),
  { name: 'its cancelling', act: m => m.client.call(withdrawalCancelCall, { id: ids.cancelled ?? '' }, ann) },
  named('another withdrawal', 'paid', withdrawalApplyCall, withdrawal('40')),
  decided('its taking in hand', 'withdraw', 'take', 'paid'),
  decided('its payment', 'withdraw', 'pay', 'paid'),
  named('a third withdrawal', 'rejected', withdrawalApplyCall, withdrawal('50')),
  decided('its rejection', 'withdraw', 'reject', 'rejected'),
  named('a deposit', 'deposit', rechargeApplyCall, () => ({ currency: 'USDT', network: 'TRC20', amount: '60' })),
  decided('its approval with less than was asked', 'recharge', 'approve', 'deposit', '--amount', '59.5'),
]

/** To the second before a step; over a long time as a machine that slept. */
export async function reach(m: Mortal, at: number): Promise<void> {
  const left = began / 1000 + at - 1 - (await now(m)) / 1000
  if (left > 100) {
    await m.stop()
    m.sleep((left - 2) * 1000)
    await m.start()
  }
  await second('', at - 1).act(m)
}
