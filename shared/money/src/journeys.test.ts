/**
 * A long from opening to closing in two ways, with every number worked out by hand. Fresh user: contract account 5,000 USDT.
 * Amounts are kept to the ledger's eight places and truncated to two only to be shown.
 */
import { expect, test } from '@jest/globals'
import { big, sum, truncate } from './big.ts'
import { closePosition } from './close.ts'
import { crossTotals } from './cross.ts'
import { liquidationPrice } from './liquidation.ts'
import { type OpenOrder, previewOpen } from './preview.ts'
import { profitOf, returnOnEquity } from './profit.ts'
import { reachesStop } from './targets.ts'
import { btcTiers, takerFee } from './testing/values.ts'

const order: OpenOrder = {
  side: 'long',
  mode: 'isolated',
  quantity: '0.1',
  entry: '64000',
  leverage: 20,
  tiers: btcTiers,
  feeRate: takerFee,
  pricePlaces: 2,
}
const fresh = { free: '5000', cross: crossTotals([]) }
const position = { side: order.side, quantity: '0.1', entry: '64000', margin: '320', settled: '0' }

test('opening: margin 6,400/20, fee 6,400 × 0.05 %, liquidation 6,080/0.09955, available 5,000 − 323.20', () => {
  expect(previewOpen(order, fresh)).toEqual({
    margin: '320',
    fee: '3.2',
    cost: '323.2',
    liquidation: '61074.83',
    availableBefore: '5000',
    availableAfter: '4676.8',
    missing: '0',
  })
})

test('closed in two parts: +100.00 and 31.25 % at 65,000; 0.04 closed: 4,843.50; stopped at 64,480: 5,062.36', () => {
  expect(profitOf('long', '0.1', '64000', '65000').toString()).toBe('100')
  expect(returnOnEquity('long', '64000', '65000', 20)).toBe('0.3125')

  // 4,676.80 + margin 128 + profit 40 − fee 2,600 × 0.05 % = 1.30
  const part = closePosition(position, '0.04', '65000', takerFee)
  const afterPart = sum(['4676.8', part.margin, part.net])
  expect(afterPart.toString()).toBe('4843.5')

  // 4,843.50 + margin 192 + profit 0.06 × 480 = 28.80 − fee 3,868.80 × 0.05 % = 1.9344: 5,062.3656, shown as 5,062.36
  expect(reachesStop('long', '64480', '64500')).toBe(true)
  const last = closePosition({ ...position, ...part.rest }, '0.06', '64480', takerFee)
  const afterLast = afterPart.plus(last.margin).plus(last.net)
  expect(afterLast.toString()).toBe('5062.3656')
  expect(truncate(afterLast, 2)).toBe('5062.36')
})

test('margin added, then liquidated: 80 added: 60,271.22; 61,000 stays; liquidated at 60,200: 4,613.79', () => {
  const margin = big(position.margin).plus('80')
  const liquidation = liquidationPrice(order, margin, 2)
  expect(liquidation).toBe('60271.22')
  expect([reachesStop('long', '61000', liquidation ?? ''), reachesStop('long', '60200', liquidation ?? '')]).toEqual([
    false,
    true,
  ])

  // 4,676.80 − 80 = 4,596.80; margin 400 − loss 380 − fee 6,020 × 0.05 % = 3.01 leaves 16.99
  const closing = closePosition({ ...position, margin }, '0.1', '60200', takerFee)
  const returned = sum([closing.margin, closing.net])
  expect(returned.toString()).toBe('16.99')
  expect(big('4676.8').minus('80').plus(returned).toString()).toBe('4613.79')
})

test('an order beyond the balance names what is missing', () => {
  const preview = previewOpen(order, { ...fresh, free: '299.8' })
  expect([preview.missing, preview.availableAfter]).toEqual(['23.4', '0'])
})

test('a cross position leans on the whole balance, and opening it frees nothing else', () => {
  const preview = previewOpen({ ...order, mode: 'cross' }, fresh)
  // (6,400 − 4,996.80)/0.09955
  expect([preview.liquidation, preview.availableAfter]).toEqual(['14095.42', '4676.8'])
})

test('a resting limit order pays its own rate, but its liquidation price reckons with the taker fee', () => {
  const preview = previewOpen({ ...order, openFeeRate: '0.0002' }, fresh)
  expect([preview.fee, preview.liquidation]).toEqual(['1.28', '61074.83'])
})
