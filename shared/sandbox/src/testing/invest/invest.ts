/** People who invest, at a running exchange whose BTC stands where its tape says. */
import {
  balanceLogCall,
  debitBuyCall,
  incomeListCall,
  minerBuyCall,
  type ProductOrder,
  productCall,
  productOrderListCall,
  redeemCall,
  userAssetsCall,
  userBalanceCall,
} from '@shared/contract'
import type { ManualClock } from '@shared/engine/clock'
import { newOrderId } from '../../../../testing/src/client.ts'
import type { Exchange, TestUser } from '../../../../testing/src/exchange.ts'
import { goTo } from '../rewards/time.ts'

export const HOURS = 3_600_000

export const investing = (exchange: () => Exchange) => {
  const ask = () => exchange().client
  const buyInput = (productId: string, amount: string, expected: string) => ({
    ...{ productId, amount, expected, agreed: true, clientOrderId: newOrderId() },
  })
  const order = async (user: TestUser, id: string): Promise<ProductOrder> => {
    const { records } = await ask().ask(productOrderListCall, { id }, user)
    if (!records[0]) throw new Error(`${id} is not listed`)
    return records[0]
  }
  return {
    order,
    buyInput,
    buy: (user: TestUser, productId: string, amount: string, expected: string) =>
      ask().ask(debitBuyCall, buyInput(productId, amount, expected), user),
    tryBuy: (user: TestUser, productId: string, amount: string, expected: string) =>
      ask().call(debitBuyCall, buyInput(productId, amount, expected), user),
    mine: (user: TestUser, productId: string, units: number, expected: string) =>
      ask().ask(minerBuyCall, { productId, units, expected, agreed: true, clientOrderId: newOrderId() }, user),
    leave: (user: TestUser, orderId: string, expectedAmount: string) =>
      ask().call(redeemCall, { orderId, expectedAmount, clientOrderId: newOrderId() }, user),
    incomes: async (user: TestUser, orderId: string) =>
      (await ask().ask(incomeListCall, { orderId, pageSize: 200 }, user)).records,
    product: (id: string, user?: TestUser) => ask().ask(productCall, { id }, user),
    balance: async (user: TestUser, currency = 'USDT') =>
      (await ask().ask(userBalanceCall, { currency }, user))[0]?.available ?? '0',
    invested: async (user: TestUser) => (await ask().ask(userAssetsCall, {}, user)).investAssets,
    types: async (user: TestUser) =>
      (await ask().ask(balanceLogCall, { pageSize: 100 }, user)).records.map(({ type }) => type),
    /** Lives the second that is so much later: what was due before it is done in it. */
    later: (ms: number) => goTo(exchange(), (exchange().sandbox.context.clock as ManualClock).now() + ms),
    now: () => exchange().sandbox.context.clock.now(),
  }
}
