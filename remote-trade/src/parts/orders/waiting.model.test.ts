import { expect, test } from '@jest/globals'
import type { SymbolInfo } from '@shared/contract'
import { crossTotals } from '@shared/money'
import { contractDealing } from '../cfd/dealing.ts'
import type { TicketContext } from '../ticket/ticket.model.ts'
import { dealtAt, endOf, fillsNow, gridOf, priceFaults, waitingFaults } from './waiting.model.ts'

const info = { pricePrecision: 2, quoteCurrency: 'USDT' } as SymbolInfo
const context: TicketContext = {
  info,
  dealing: contractDealing(info),
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

test.each([
  ['market', '', 'long', '64000'],
  ['limit', '63000', 'long', '63000'],
  ['limit', '65000', 'long', '64000'],
  ['limit', '65000', 'short', '65000'],
  ['stop', '65000', 'long', '65000'],
] as const)(
  'an order of kind %s at %s, %s, is dealt at %s where the market stands at 64,000',
  (kind, at, side, price) => expect(dealtAt({ kind, at }, side, '64000')).toBe(price),
)

test('while no side is pressed a typed price counts as it is', () =>
  expect(dealtAt({ kind: 'limit', at: '65000' }, undefined, '64000')).toBe('65000'))

test.each(['0', '0.', '0.00'])('at %s, the beginning of a price, an order counts at the market', at => {
  expect(dealtAt({ kind: 'limit', at }, undefined, '64000')).toBe('64000')
  expect(dealtAt({ kind: 'stop', at }, 'short', '64000')).toBe('64000')
})

test('only a limit that the market has reached fills at once, beside an order at the market', () => {
  expect(fillsNow({ kind: 'limit', at: '64000' }, 'long', '64000')).toBe(true)
  expect(fillsNow({ kind: 'stop', at: '63000' }, 'long', '64000')).toBe(false)
})

test.each([
  ['', 'price-missing'],
  ['63000.001', 'price-step'],
  ['51199.99', 'price-range'],
  ['76800.01', 'price-range'],
])('a price of "%s" is refused as %s, at the field of its kind', (at, name) => {
  expect(priceFaults({ kind: 'limit', at }, context)).toMatchObject([{ field: 'price', name }])
  expect(priceFaults({ kind: 'stop', at }, context)).toMatchObject([{ field: 'triggerPrice', name }])
})

test('a stop lies beyond the market, and twenty orders wait at most', () => {
  const faults = (kind: 'limit' | 'stop', at: string, side: 'long' | 'short', pending = 0) =>
    waitingFaults({ kind, at }, side, { ...context, pending }).map(({ name }) => name)
  expect(faults('stop', '63999', 'long')).toEqual(['stop-side'])
  expect(faults('stop', '64001', 'short')).toEqual(['stop-side'])
  expect(faults('stop', '64001', 'long')).toEqual([])
  expect(faults('limit', '63000', 'long', 20)).toEqual(['too-many-waiting'])
  expect(faults('limit', '65000', 'long', 20)).toEqual([])
})

test('an order that waits for a day ends a day from now; one until cancelled never', () => {
  expect([endOf('', 0), endOf('1h', 5), endOf('1d', 0), endOf('7d', 0)]).toEqual([
    null,
    3_600_005,
    86_400_000,
    604_800_000,
  ])
})

test('the grid of a symbol is its last place', () =>
  expect([2, 0, 5].map(pricePrecision => gridOf({ pricePrecision } as SymbolInfo))).toEqual(['0.01', '1', '0.00001']))
