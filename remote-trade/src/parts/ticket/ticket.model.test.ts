import { expect, test } from '@jest/globals'
import type { SymbolInfo } from '@shared/contract'
import { crossTotals } from '@shared/money'
import { contractDealing } from '../cfd/dealing.ts'
import { percentOf } from '../form/share.ts'
import { earlyFaults, faultsOf, offerOf } from './ticket.faults.ts'
import {
  blank,
  inOtherUnit,
  intentOf,
  inUnit,
  largest,
  type OrderForm,
  previewOf,
  quantityOf,
  roomOf,
  shortage,
  type Terms,
  type TicketContext,
  targetsOf,
} from './ticket.model.ts'

const btc = {
  symbol: 'BTCUSDT',
  pricePrecision: 2,
  quantityStep: '0.0001',
  minQuantity: '0.0001',
  maxQuantity: '20',
  takerFee: '0.0005',
  leverages: [1, 2, 3, 5, 10, 20, 50, 100],
  tiers: [
    { maxNotional: '50000', maintenanceRate: '0.004', deduction: '0', maxLeverage: 100 },
    { maxNotional: '250000', maintenanceRate: '0.005', deduction: '50', maxLeverage: 50 },
    { maxNotional: '1000000', maintenanceRate: '0.01', deduction: '1300', maxLeverage: 20 },
  ],
} as unknown as SymbolInfo

const context: TicketContext = {
  info: btc,
  dealing: contractDealing(btc),
  price: '64000',
  market: '64000',
  funds: { free: '5000', cross: crossTotals([]) },
  available: '5000',
  equity: '5000',
  usedMargin: '0',
  isCfdAlone: true,
  held: '0',
  running: 0,
  pending: 0,
}
const terms: Terms = { mode: 'isolated', leverage: 20 }
const form = (change: Partial<OrderForm>): OrderForm => ({ ...blank, ...change })
const tenth = form({ quantity: '0.1' })
const names = (of: OrderForm, side: 'long' | 'short' = 'long', at: Partial<TicketContext> = {}, t = terms) =>
  faultsOf(of, side, t, { ...context, ...at }).map(({ name, field }) => `${field}: ${name}`)

test('calculates cost, liquidation and rest of a long of 0.1 BTC at 64,000 with 20x as the exchange books them', () => {
  expect(previewOf('0.1', 'long', terms, context)).toMatchObject({
    margin: '320',
    fee: '3.2',
    liquidation: '61074.83',
    availableBefore: '5000',
    availableAfter: '4676.8',
    missing: '0',
  })
  expect(previewOf('0.1', 'short', terms, context)?.liquidation).toBe('66898.96')
  expect(previewOf('', 'long', terms, context)).toBeNull()
})

test('leaves room for the fee in the largest quantity, and rounds a share to the step', () => {
  expect(largest(terms, context)).toBe('1.547')
  expect(quantityOf(form({ share: 25 }), terms, context)).toBe('0.3867')
  expect(quantityOf(form({ share: 100 }), terms, context)).toBe('1.547')
  expect(faultsOf(form({ share: 100 }), 'long', terms, context)).toEqual([])
  expect(shortage('1.547', terms, context)).toBeNull()
})

test('recalculates a share when the price moves, not a typed quantity', () => {
  const dearer = { ...context, price: '65000' }
  expect(quantityOf(form({ share: 100 }), terms, dearer)).toBe('1.5232')
  expect(quantityOf(tenth, terms, dearer)).toBe('0.1')
})

test('converts a quantity between asset and worth', () => {
  const worth = form({ unit: 'quote', quantity: '1000' })
  expect(quantityOf(worth, terms, context)).toBe('0.0156')
  const base = inOtherUnit(worth, terms, context)
  expect(base).toMatchObject({ unit: 'base', quantity: '0.0156' })
  expect(inOtherUnit(base, terms, context)).toMatchObject({ unit: 'quote', quantity: '998.4' })
  expect(inUnit('0.3867', 'quote', '64000')).toBe('24748.8')
})

test('moves the slider to a typed quantity', () => {
  expect(percentOf('0.3867', '1.547')).toBe(25)
  expect(percentOf('9', '1.547')).toBe(100)
  expect(percentOf('', '1.547')).toBe(0)
  expect(percentOf('1', '0')).toBe(0)
})

test.each<[string, OrderForm, string[]]>([
  ['nothing', blank, ['quantity: quantity-missing']],
  ['less than the least', form({ quantity: '0.00001' }), ['quantity: quantity-range']],
  ['a worth of less than the least', form({ unit: 'quote', quantity: '1' }), ['quantity: quantity-range']],
  ['more than the most', form({ quantity: '21' }), ['quantity: quantity-range', 'quantity: position-limit']],
  ['a quantity between two steps', form({ quantity: '0.10005' }), ['quantity: quantity-step']],
  ['a proper quantity', tenth, []],
])('finds the faults that the exchange would: %s', (_, typed, expected) => expect(names(typed)).toEqual(expected))

test.each<[string, string, Terms]>([
  ['none at all', '', terms],
  ['less than the least', '0.00001', terms],
  ['more than the most', '999', terms],
  ['between two steps', '0.10005', terms],
  ['too much for the leverage', '1', { ...terms, leverage: 100 }],
])('shows no cost and no liquidation price for an impossible size: %s', (_, quantity, on) =>
  expect(offerOf(quantity, 'long', on, context)).toBeNull(),
)

test('shows the cost of a size that lacks only money', () =>
  expect(offerOf('2', 'long', terms, context)).toMatchObject({ margin: '6400', fee: '64', missing: '1464' }))

test('counts open positions in the caps of leverage and position', () => {
  expect(names(tenth, 'long', { held: '990000' })).toEqual([])
  expect(faultsOf(tenth, 'long', terms, { ...context, held: '995000' })).toEqual([
    { field: 'quantity', name: 'position-limit', max: '1000000' },
  ])
  expect(faultsOf(form({ quantity: '1' }), 'long', { ...terms, leverage: 100 }, context)).toEqual([
    { field: 'leverage', name: 'leverage-limit', n: 50 },
  ])
})

test('rejects targets on the wrong side of the price, and a stop beyond the liquidation', () => {
  const targets = (takeProfit: string, stopLoss: string) => form({ quantity: '0.1', price: { takeProfit, stopLoss } })
  expect(names(targets('66000', '63000'))).toEqual([])
  expect(names(targets('66000', '63000'), 'short')).toEqual(['takeProfitPrice: stop-side', 'stopLossPrice: stop-side'])
  expect(names(targets('', '64000'))).toEqual(['stopLossPrice: stop-side'])
  expect(faultsOf(targets('', '61000'), 'long', terms, context)).toEqual([
    { field: 'stopLossPrice', name: 'stop-liquidation', price: '61074.83' },
  ])
  expect(names(targets('0', ''), 'short')).toEqual(['takeProfitPrice: stop-side'])
})

test('turns targets by return into prices of the pressed side, and keeps both kinds', () => {
  const byReturn = form({
    targetsBy: 'return',
    return: { takeProfit: '50', stopLoss: '20' },
    price: { takeProfit: '70000', stopLoss: '' },
  })
  expect(targetsOf(byReturn, 'long', 20, context)).toEqual({ takeProfit: '65600', stopLoss: '63360' })
  expect(targetsOf(byReturn, 'short', 20, context)).toEqual({ takeProfit: '62400', stopLoss: '64640' })
  expect(targetsOf({ ...byReturn, targetsBy: 'price' }, 'long', 20, context)).toEqual({
    takeProfit: '70000',
    stopLoss: null,
  })
  expect(
    targetsOf(form({ targetsBy: 'return', return: { takeProfit: '', stopLoss: '-20' } }), 'long', 20, context),
  ).toEqual({
    takeProfit: null,
    stopLoss: '63360',
  })
})

test('tells the missing amount to the cent, for the quantity or else for the minimum', () => {
  expect(shortage('2', terms, context)).toBe('1464.00')
  expect(shortage('', terms, context)).toBeNull()
  expect(shortage('', terms, { ...context, available: '0' })).toBe('0.33')
})

test('shows while typing only faults that more typing cannot fix', () => {
  const early = (of: OrderForm, t = terms) => earlyFaults(of, t, context).map(({ name }) => name)
  expect(early(blank)).toEqual([])
  expect(early(form({ quantity: '0' }))).toEqual([])
  expect(early(form({ quantity: '0.10005' }))).toEqual(['quantity-step'])
  expect(early(form({ quantity: '1' }), { ...terms, leverage: 100 })).toEqual(['leverage-limit'])
})

test('rejects market and waiting orders when fifty positions are open', () => {
  expect(names(tenth, 'long', { running: 50 })).toEqual(['quantity: too-many'])
  expect(names({ ...tenth, kind: 'limit', at: '63000' }, 'long', { running: 50 })).toEqual(['quantity: too-many'])
})

test('fixes the order when the confirmation opens', () => {
  const typed = form({ quantity: '0.1', price: { takeProfit: '66000.129', stopLoss: '' } })
  expect(intentOf(typed, 'long', terms, context, 0)).toEqual({
    kind: 'market',
    at: '',
    tradeType: 1,
    expireTime: null,
    symbol: 'BTCUSDT',
    side: 'long',
    mode: 'isolated',
    leverage: 20,
    quantity: '0.1',
    targets: { takeProfit: '66000.12', stopLoss: null },
  })
  expect(intentOf(blank, 'long', terms, context, 0)).toBeNull()
})

test('gives the distance to liquidation as a fraction of the price, on both sides', () => {
  expect(roomOf('61074.83', '64000')).toBe('0.04570578')
  expect(roomOf('66898.96', '64000')).toBe('0.04529625')
  expect(roomOf(null, '64000')).toBeNull()
})
