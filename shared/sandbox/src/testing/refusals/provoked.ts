/** For each refusal of trading a call that meets it, and what must be said with it. */
import {
  buySecondCall,
  closePositionCall,
  createAlertCall,
  createPositionCall,
  openDemoCall,
  type Refusal,
} from '@shared/contract'
import { marginModes, orderTypes, tradeTypes, tradingAccountTypes } from '@shared/contract/codes'
import { newOrderId } from '../../../../testing/src/client.ts'
import { marketOrder, placed } from '../positions/orders.ts'
import { secondOrder, staked } from '../positions/second/second.ts'
import {
  alert,
  asks,
  atOnce,
  competition,
  gold,
  join,
  joining,
  leave,
  margin,
  opening,
  option,
  type Provoked,
  staking,
  swapping,
  twentyAlerts,
} from './provoking.ts'

/** In this order: each goes on from the time at which the one before ended. */
export const provoked = {
  'expires-closed': [staking({ symbol: 'XAUUSD', setId: 'second-300', odds: '0.86' }), { field: 'setId' }],
  'price-stale': [opening({ symbol: 'SOLUSDT', quantity: '1', expectedPrice: '150' }), {}],
  'price-moved': [opening({ expectedPrice: '63000' }), { value: '64000.00' }],
  'rate-moved': [swapping({ expectedRate: '0.0000158' }), { value: '0.000015625' }],
  'quantity-range': [opening({ quantity: '20.1' }), { field: 'quantity', min: '0.0001', max: '20' }],
  'quantity-step': [opening({ quantity: '0.10001' }), { field: 'quantity', step: '0.0001' }],
  'price-range': [
    opening({ orderType: orderTypes.limit, price: '51199.99' }),
    { field: 'price', min: '51200', max: '76800' },
  ],
  'swap-range': [swapping({ amount: '0.99' }), { field: 'amount', min: '1', max: '50000' }],
  'swap-pair': [swapping({ toCurrency: 'USDT' }), { field: 'toCurrency' }],
  'leverage-limit': [opening({ quantity: '1', leverage: 100 }), { field: 'leverage', n: 50 }],
  'position-limit': [opening({ quantity: '20' }), { field: 'quantity', max: '1000000', currency: 'USDT' }],
  'symbol-mode': [opening({ tradeType: tradeTypes.cfd }), { field: 'symbol' }],
  'stop-side': [opening({ takeProfitPrice: '64000' }), { field: 'takeProfitPrice' }],
  'stop-liquidation': [opening({ stopLossPrice: '61074.83' }), { field: 'stopLossPrice', price: '61074.83' }],
  'cross-margin': [margin({ marginMode: marginModes.cross }, '10'), {}],
  'below-minimum': [margin({}, '0.009'), { field: 'amount', n: '0.01' }],
  'strike-gone': [opening({ ...option, quantity: '1', strike: '63600' }), { field: 'strike' }],
  'odds-changed': [staking({ odds: '0.81' }), { field: 'odds', value: '0.8' }],
  'stake-range': [staking({ amount: '9.99' }), { field: 'amount', min: '10', max: '5000' }],
  'stake-limit': [
    asks(buySecondCall, async ({ exchange, user }) => {
      await atOnce(4, () => staked(exchange, user, { amount: '5000' }))
      return secondOrder({ amount: '10' })
    }),
    { field: 'amount', n: '20000' },
  ],
  'insufficient-balance': [opening({ quantity: '15' }), { have: '30000', currency: 'USDT', need: '48480' }],
  'too-fast': [
    asks(createPositionCall, async ({ exchange, user }) => {
      await atOnce(10, () => exchange.client.call(createPositionCall, marketOrder({ leverage: 4 }), user))
      return marketOrder()
    }),
    { n: 10 },
  ],
  'too-many': [
    asks(createAlertCall, async here => {
      await twentyAlerts(here)
      return alert()
    }),
    { n: 20 },
  ],
  'demo-limit': [
    async ({ exchange }) => {
      const from = { ip: '10.79.0.1' }
      await atOnce(10, () => exchange.client.ask(openDemoCall, {}, from))
      return exchange.client.call(openDemoCall, {}, from)
    },
    { n: 10 },
  ],
  'competition-joined': [joining(join), {}],
  'competition-left': [joining(async (here, id) => leave(here, (await join(here, id)) && id)), {}],
  'competition-full': [
    joining(
      async ({ exchange }, id) => {
        await join({ exchange, user: await exchange.newUser({ balance: '100' }) }, id)
      },
      '--max',
      '1',
    ),
    {},
  ],
  'competition-rules': [
    asks(createPositionCall, async here => {
      const { id: entryId } = await join(here, await competition(here))
      return marketOrder({ accountType: tradingAccountTypes.competition, entryId, leverage: 50 })
    }),
    { field: 'leverage' },
  ],
  'order-state': [
    asks(closePositionCall, async ({ exchange, user }) => {
      const { id } = await placed(exchange, user)
      const close = { id, expectedPrice: '64000', tolerance: '0.005' }
      await exchange.client.ask(closePositionCall, { ...close, clientOrderId: newOrderId() }, user)
      return { ...close, clientOrderId: newOrderId() }
    }),
    { state: 'closed' },
  ],
  'order-id-reused': [
    asks(createPositionCall, async ({ exchange, user }) => {
      const { clientOrderId } = await placed(exchange, user)
      return { ...marketOrder({ quantity: '0.2' }), clientOrderId: clientOrderId ?? '' }
    }),
    {},
  ],
  'order-late': [
    asks(createPositionCall, ({ exchange }) => ({
      ...marketOrder(),
      deadline: exchange.sandbox.context.clock.now() - 1,
    })),
    {},
  ],
  'not-found': [opening({ symbol: 'NOPEUSDT' }), { field: 'symbol' }],
  'market-closed': [
    asks(createPositionCall, async ({ exchange }) => {
      await exchange.sandbox.advance(120)
      return marketOrder({ ...gold, expectedPrice: '3300.15' })
    }),
    { time: '2026-11-25 06:00:00' },
  ],
  'competition-closed': [joining(({ exchange }) => exchange.sandbox.advance(3600), '--hours', '1'), {}],
} satisfies Partial<Record<Refusal, Provoked>>
