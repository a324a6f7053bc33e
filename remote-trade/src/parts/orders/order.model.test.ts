import { expect, test } from '@jest/globals'
import type { Position, SymbolInfo } from '@shared/contract'
import { directions, tradeTypes } from '@shared/contract/codes'
import { amendModel, type WaitingOrder } from './order.model.ts'

const lots = { minQuantity: '0.01', maxQuantity: '100', quantityStep: '0.01' }
const info = {
  ...lots,
  pricePrecision: 2,
  takerFee: '0.0005',
  baseCurrency: 'ETH',
  quoteCurrency: 'USDT',
} as SymbolInfo
const terms = { direction: directions.sell, quantity: '0.3121875', price: '3500' } as Position
const rows = {
  spot: { ...terms, tradeType: tradeTypes.spot, frozen: '0.3121875' },
  contract: { ...terms, tradeType: tradeTypes.contract, leverage: 1, frozen: '2000' },
}

test.each([
  ['spot', '0.3121875', 'no fault'],
  ['spot', '0.31219', 'no fault'],
  ['spot', '0.3', 'no fault'],
  ['spot', '0.301', 'quantity-step'],
  ['spot', '0.009', 'quantity-range'],
  ['contract', '0.3121875', 'no fault'],
  ['contract', '0.31219', 'quantity-step'],
] as const)(
  'a %s sale of 0.3121875 that is amended to %s, while another 0.0000025 is free, has %s',
  (kind, quantity, fault) => {
    const order: WaitingOrder = { row: rows[kind], info, quoted: info, side: 'short', kind: 'limit', at: '3500' }
    const context = { order, market: '3200', available: '0.0000025', rate: '1' }
    const { quantity: found } = amendModel.faults({ at: '3600', quantity, until: 'kept' }, context)
    expect(found?.name ?? 'no fault').toBe(fault)
  },
)
