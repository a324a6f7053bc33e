import { expect, test } from '@jest/globals'
import type { SymbolInfo } from '@shared/contract'
import { crossTotals } from '@shared/money'
import { faultsOf } from '../ticket/ticket.faults.ts'
import { blank, contextAt, type OrderForm, previewOf, shortage, type TicketContext } from '../ticket/ticket.model.ts'
import { cfdDealing } from './cfd.dealing.ts'
import { afterOf, nightOf, nightsFrom, overRest, spreadOf } from './cfd.model.ts'

const gold = {
  symbol: 'XAUUSD',
  baseCurrency: 'XAU',
  quoteCurrency: 'USD',
  pricePrecision: 2,
  quantityStep: '0.01',
  minQuantity: '0.01',
  maxQuantity: '50',
  takerFee: '0',
  leverages: [1, 10, 100],
  tiers: [],
  contractSize: '100',
  spread: '0.30',
  swapLong: '0.045',
  swapShort: '-0.01',
} as unknown as SymbolInfo
const yen = {
  ...gold,
  baseCurrency: 'USD',
  quoteCurrency: 'JPY',
  pricePrecision: 3,
  contractSize: '100000',
  spread: '0.014',
}

const contextOf = (info: SymbolInfo, market: string): TicketContext => ({
  info,
  dealing: cfdDealing(info, () => market),
  price: market,
  market,
  funds: { free: '5000', cross: crossTotals([]) },
  available: '5000',
  equity: '5000',
  usedMargin: '0',
  isCfdAlone: true,
  held: '0',
  running: 0,
  pending: 0,
})
const context = contextOf(gold, '3300')
const terms = { mode: 'cross', leverage: 100 } as const
const fail = (): never => {
  throw new Error('It may be counted')
}
const form = (change: Partial<OrderForm>): OrderForm => ({ ...blank, quantity: '0.1', ...change })
const bought = (of: TicketContext) => contextAt(of, blank, 'long')

test('a tenth of a lot of gold costs, risks and leaves what the exchange books', () => {
  const preview = previewOf('0.1', 'long', terms, bought(context))
  expect(preview).toMatchObject({ margin: '330.015', fee: '0', liquidation: '2816.65', missing: '0' })
  expect(spreadOf('0.1', context)).toBe('3')
  expect(['long', 'short'].map(side => nightOf(side as 'long', '0.1', context))).toEqual(['-4.125', '0.91666666'])
  expect(nightOf('long', '0.1', context, 3)).toBe('-12.375')
  expect(preview && afterOf('0.1', preview, context, false)).toEqual({ available: '4666.985', level: '15.1417' })
  expect(preview && afterOf('0.1', preview, context, true).available).toBe('4669.985')
})

test('what is quoted in yen is counted in dollars at the rate of the tick', () => {
  const of = contextOf(yen, '155')
  expect(previewOf('0.1', 'long', { ...terms, leverage: 200 }, bought(of))?.margin).toBe('50.00225807')
  expect(spreadOf('0.1', of)).toBe('0.90322581')
})

test('the night after Wednesday is the triple one, the one before it is not', () => {
  const at = (time: string) => Date.parse(`2026-11-${time}:00+08:00`)
  const nights = (time: string) => {
    const { next, triple } = nightsFrom(at(time))
    return [next.second * 1000, triple.second * 1000]
  }
  expect(nights('25T04:00')).toEqual([at('25T05:00'), at('26T05:00')])
  expect(nights('25T06:00')).toEqual([at('26T05:00'), at('26T05:00')])
  expect(nights('28T06:00')).toEqual([Date.parse('2026-12-01T05:00:00+08:00'), Date.parse('2026-12-03T05:00:00+08:00')])
})

test.each([
  [{ kind: 'stop', at: '3300.10' }, 'long', ['triggerPrice: stop-side']],
  [{ kind: 'stop', at: '3300.16' }, 'long', []],
  [{ kind: 'stop', at: '3299.90' }, 'short', ['triggerPrice: stop-side']],
  [{ kind: 'limit', at: '2600' }, 'long', ['price: price-range']],
  [{ quantity: '50.01' }, 'long', ['quantity: quantity-range']],
  [{ quantity: '0.015' }, 'short', ['quantity: quantity-step']],
  [{ price: { takeProfit: '3300.10', stopLoss: '' } }, 'long', ['takeProfitPrice: stop-side']],
  [{ price: { takeProfit: '', stopLoss: '2800' } }, 'long', ['stopLossPrice: stop-liquidation']],
] as const)('%j, %s, is refused as %j', (change, side, refused) => {
  const faults = faultsOf(form(change), side, terms, context)
  expect(faults.map(({ field, name }) => `${field}: ${name}`)).toEqual(refused)
})

test('only leverages of the symbol may be taken, whatever the size', () => {
  const [fault] = faultsOf(form({ quantity: '50' }), 'long', { ...terms, leverage: 200 }, context)
  expect(fault).toEqual({ field: 'leverage', name: 'leverage-limit', n: 100 })
  expect(faultsOf(form({ quantity: '50' }), 'long', terms, context)).toEqual([])
})

test('shortly before a rest an order at the market has at most the leverage that the rest bears; one that waits may have more', () => {
  const near = { ...context, dealing: cfdDealing(gold, () => '3300', '0.0234') }
  const [fault] = faultsOf(form({}), 'long', terms, near)
  expect(fault).toEqual({ field: 'leverage', name: 'leverage-rest', n: 10 })
  expect(faultsOf(form({}), 'long', { ...terms, leverage: 10 }, near)).toEqual([])
  expect(faultsOf(form({ kind: 'limit', at: '3299' }), 'long', terms, near)).toEqual([])
})

test('an order tells what the rest requires where that is more than half of its margin', () => {
  const of = bought({ ...context, info: { ...gold, restMargin: '0.0234' } })
  const preview = (leverage: number) => previewOf('0.1', 'long', { ...terms, leverage }, of)
  // ten ounces at 3,300.15
  expect([100, 10].map(leverage => overRest('0.1', preview(leverage) ?? fail(), of))).toEqual(['772.24', null])
  expect(overRest('0.1', preview(100) ?? fail(), bought(context))).toBeNull()
})

test('three nights of gold at 4,000 credit a short with its spread at most', () => {
  expect(nightOf('short', '0.1', contextOf(gold, '4000'), 3)).toBe('3')
})

test('what is missing is counted at the ask, to the cent upwards', () =>
  expect(shortage('0.1', terms, { ...bought(context), available: '330' })).toBe('0.02'))
