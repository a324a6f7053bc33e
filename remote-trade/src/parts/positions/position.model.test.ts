import { expect, test } from '@jest/globals'
import type { Position, SymbolInfo } from '@shared/contract'
import { big, crossTotals } from '@shared/money'
import { contractDealing } from '../cfd/dealing.ts'
import { percentOf } from '../form/share.ts'
import type { LivePosition } from './live-position.model.ts'
import {
  addable,
  changedTargets,
  chosenTargets,
  closeFault,
  closingOf,
  marginFault,
  marginShare,
  partOf,
  touchedOf,
  typedTargets,
  withMargin,
} from './position.model.ts'

const btc = {
  symbol: 'BTCUSDT',
  pricePrecision: 2,
  quantityStep: '0.0001',
  takerFee: '0.0005',
  tiers: [{ maxNotional: '50000', maintenanceRate: '0.004', deduction: '0', maxLeverage: 100 }],
} as SymbolInfo

const long = (change: Partial<Position> = {}): LivePosition => ({
  row: { quantity: '0.1', margin: '320', leverage: 20, ...change } as Position,
  info: btc,
  dealing: contractDealing(btc),
  side: 'long',
  mode: 'isolated',
  entry: '64000',
  mark: '65000',
  profit: '100',
  settled: '0',
  yield: '0.3125',
  liquidation: '61074.83',
  distance: '0.06',
})

test('closing 0.04 of 0.1 BTC at 65,000 brings what the exchange will book', () =>
  expect(closingOf(long({ openFee: '3.2' }), '0.04', '65000', btc)).toEqual({
    profit: '40',
    fee: '1.3',
    net: '38.7',
    openFee: '1.28',
    nightFee: '0',
    afterFees: '37.42',
    settled: '0',
    due: '38.7',
    margin: '128',
    rest: { quantity: '0.06', margin: '192', settled: '0' },
  }))

test.each([
  ['', 'missing'],
  ['0', 'quantity-range'],
  ['0.2', 'quantity-range'],
  ['0.04005', 'quantity-step'],
])('%p of 0.1 cannot be closed: %s', (part, name) => {
  expect(closeFault(part, '0.1', btc)?.name).toBe(name)
  expect(closingOf(long(), part, '65000', btc)).toBeNull()
})

test('shares of a position lie on the step, all of it is all of it', () => {
  expect([25, 62, 100].map(percent => partOf('0.0999', percent, btc))).toEqual(['0.0249', '0.0619', '0.0999'])
  expect(percentOf('0.04', '0.1')).toBe(40)
  // half of it on its step
  expect(percentOf('0.1809', '0.3619')).toBe(50)
  expect(percentOf('0.0999', '0.1')).toBe(99)
  expect(percentOf('', '0.1')).toBe(0)
})

test('added margin moves the liquidation price away', () =>
  expect(withMargin(long(), '80', btc)).toEqual({ margin: '400', liquidation: '60271.22' }))

test.each([
  ['', 'missing'],
  ['0', 'not-positive'],
  ['-1', 'not-positive'],
  ['0.000000001', 'places'],
  ['0.009', 'places'],
  ['10.001', 'places'],
  ['100.01', 'too-much'],
  ['100', null],
])('%p of 100 available: %s', (amount, fault) => expect(marginFault(amount, '100')).toBe(fault))

test('a share of what is available is cut to cents, all of it is not cut', () => {
  expect(marginShare('4676.805', 25)).toBe('1169.2')
  expect(marginShare('4676.80512345', 100)).toBe('4676.80512345')
  expect(marginFault('4676.80512345', '4676.80512345')).toBeNull()
})

test('what can be added goes to the last digit, and in cents while cross positions move it', () => {
  const none = crossTotals([])
  expect(addable({ available: '4676.80512345', cross: none })).toBe('4676.80512345')
  expect(addable({ available: '4676.80512345', cross: { ...none, margin: big('320') } })).toBe('4676.8')
})

test('set targets open as prices and as returns; one beyond the entry has no return', () => {
  const set = long({ takeProfitPrice: '67200', stopLossPrice: '63000' })
  expect(typedTargets(set, btc)).toEqual({
    price: { takeProfit: '67200', stopLoss: '63000' },
    return: { takeProfit: '100', stopLoss: '31.25' },
  })
  expect(typedTargets(long({ stopLossPrice: '64500' }), btc).return.stopLoss).toBe('')
})

test('an untouched return stays the price it came from, a touched one is a price of its own', () => {
  const set = long({ takeProfitPrice: '67123.45', stopLossPrice: '64500' })
  const typed = typedTargets(set, btc).return
  expect(chosenTargets('return', typed, set, btc)).toEqual({ takeProfit: '67123.45', stopLoss: '64500' })
  expect(chosenTargets('return', { ...typed, takeProfit: '50' }, set, btc).takeProfit).toBe('65600')
  expect(chosenTargets('price', { takeProfit: '', stopLoss: '64500' }, set, btc)).toEqual({
    takeProfit: null,
    stopLoss: '64500',
  })
})

test('only a target that was touched is sent: what another phone set meanwhile stays', () => {
  const touched = changedTargets({ takeProfit: '', stopLoss: '' }, { takeProfit: '67000', stopLoss: '' })
  const now = long({ stopLossPrice: '64500' }) // set elsewhere while the sheet is open
  const typed = { ...typedTargets(now, btc).price, ...touched }
  expect(touchedOf(chosenTargets('price', typed, now, btc), touched)).toEqual({ takeProfit: '67000' })
  const cleared = changedTargets(typed, { ...typed, stopLoss: '' })
  expect(touchedOf(chosenTargets('price', { ...typed, ...cleared }, now, btc), cleared)).toEqual({ stopLoss: null })
})
