/** For tests: an order of A2 that runs, four of its seven days over. */
import type { ProductOrder } from '@shared/contract/calls/invest/product-orders'
import { productOrderStates, productTypes } from '@shared/contract/codes'

const sample: ProductOrder = {
  ...{ id: 'P1', orderNo: 'P1', type: productTypes.arbitrage, productId: 'A2', productName: 'AI arbitrage, 7 days' },
  ...{ currency: 'USDT', amount: '1000', units: null, rate: '0.0008', cycleDays: 7 },
  ...{ status: productOrderStates.running, createTime: '2026-11-21 09:00:00', startTime: '2026-11-21 10:00:00' },
  ...{ endTime: '2026-11-28 10:00:00', nextIncomeTime: '2026-11-26 10:00:00', doneDays: 4, remainingDays: 3 },
  ...{ todayIncome: '0.8', totalIncome: '3.2', incomeCurrency: 'USDT', expectedTotal: '1005.6' },
  ...{ freezeReason: null, endReason: null, redeem: { fee: '3', amount: '997' }, clientOrderId: null },
  payer: { currency: 'USDT', balance: '412000', promised: '96300' },
}

export const order = (change: Partial<ProductOrder> = {}): ProductOrder => ({ ...sample, ...change })
