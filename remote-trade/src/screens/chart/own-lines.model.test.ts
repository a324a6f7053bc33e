import { expect, test } from '@jest/globals'
import type { Position, SecondOrder, SymbolInfo } from '@shared/contract'
import { tradeTypes } from '@shared/contract/codes'
import { contractDealing } from '../../parts/cfd/dealing.ts'
import { changeOf, type WaitingOrder } from '../../parts/orders/order.model.ts'
import { backingOf, type LivePosition, live, marked, profitIf } from '../../parts/positions/live-position.model.ts'
import { dragFault, gainAt, snapped, stepOf, stepped, widened } from './edit.model.ts'
import { elsewhere, type Level, levelsOf, type Own, sheetFor, tradedIn } from './own-lines.model.ts'

const info = {
  symbol: 'BTCUSDT',
  pricePrecision: 2,
  takerFee: '0.0005',
  quantityStep: '0.0001',
  minQuantity: '0.0001',
  maxQuantity: '100',
} as SymbolInfo
/** 0.1 BTC, long, 20x, opened at 64,000. */
const long = (row: Partial<Position> = {}, liquidation: string | null = '61074.83'): Own => ({
  of: 'position',
  position: {
    row: { id: '7', tradeType: tradeTypes.contract, quantity: '0.1', leverage: 20, ...row },
    info,
    dealing: contractDealing(info),
    side: 'long',
    entry: '64000',
    mark: '64000',
    liquidation,
  } as LivePosition,
})
const waiting = (kind: 'limit' | 'stop', at: string, row: Partial<Position> = {}): Own => ({
  of: 'order',
  order: {
    row: { id: '8', tradeType: tradeTypes.contract, quantity: '0.1', leverage: 20, ...row },
    info,
    side: 'long',
    kind,
    at,
  } as WaitingOrder,
})
const linesOf = (own: Own) => levelsOf(own).map(({ id, kind, price }) => ({ id, kind, price }))
const line = (own: Own, kind: Level['kind']): Level => {
  const level = levelsOf(own).find(one => one.kind === kind)
  if (!level) throw new Error(`It has no line of its ${kind}`)
  return level
}

test('a position has a line where it was opened, and one for each end that it has', () =>
  expect(linesOf(long({ takeProfitPrice: '66000', stopLossPrice: '63000' }))).toEqual([
    { id: '7 position position', kind: 'position', price: '64000' },
    { id: '7 position target', kind: 'target', price: '66000' },
    { id: '7 position stop', kind: 'stop', price: '63000' },
    { id: '7 position liquidation', kind: 'liquidation', price: '61074.83' },
  ]))

test('what is not set, or never comes, has no line', () =>
  expect(linesOf(long({ takeProfitPrice: null, stopLossPrice: '' }, null))).toEqual([
    { id: '7 position position', kind: 'position', price: '64000' },
  ]))

test('an order has a line where it waits, an option at its strike, a second contract where it began', () => {
  const option = { of: 'option', row: { id: '9', strike: '64100' } as Position } as const
  const second = { of: 'second', order: { id: '10', openTick: { price: '64010' } } as SecondOrder } as const
  expect([waiting('stop', '65000'), option, second].flatMap(linesOf)).toEqual([
    { id: '8 order pending', kind: 'pending', price: '65000' },
    { id: '9 option position', kind: 'position', price: '64100' },
    { id: '10 second position', kind: 'position', price: '64010' },
  ])
})

test('a dragged order asks for its own price, limit or trigger, and nothing else', () => {
  for (const [kind, change] of [
    ['stop', { triggerPrice: '65100' }],
    ['limit', { price: '65100' }],
  ] as const) {
    const own = waiting(kind, '65000')
    const asked = sheetFor(line(own, 'pending'), '65100', true)
    expect(asked).toEqual({ sheet: 'amend', id: '8', at: '65100' })
    if (own.of !== 'order' || asked?.sheet !== 'amend') throw new Error('An order is amended')
    expect(changeOf({ at: asked.at, quantity: '0.1', until: 'kept' }, own.order, 0)).toEqual(change)
  }
})

test('a dragged target asks for the target, a stop for the stop: neither touches the other', () => {
  const own = long({ takeProfitPrice: '66000', stopLossPrice: '63000' })
  expect(sheetFor(line(own, 'target'), '66100', true)).toEqual({
    sheet: 'targets',
    id: '7',
    typed: { takeProfit: '66100' },
  })
  expect(sheetFor(line(own, 'stop'), '63100', true)).toEqual({
    sheet: 'targets',
    id: '7',
    typed: { stopLoss: '63100' },
  })
})

test('an opening, a liquidation, a stop that trails and an order that nobody amends are not dragged', () => {
  const own = long({ stopLossPrice: '63400', trailing: '600' })
  for (const kind of ['position', 'liquidation', 'stop'] as const)
    expect(sheetFor(line(own, kind), '1', true)).toBeNull()
  expect(sheetFor(line(waiting('limit', '63000'), 'pending'), '1', false)).toBeNull()
})

test.each([
  [2.3, 2, 5],
  [1.9, 2, 2],
  [0.0004, 2, 0.01],
  [0.00013, 5, 0.0002],
  [10, 2, 10],
])('where a pixel is %d and prices have %d places, a finger moves by %d', (pixel, places, step) =>
  expect(stepOf(pixel, places)).toBeCloseTo(step, 9),
)

test('what a finger points at is the nearest price on the step, without needless digits', () => {
  expect(snapped(65_098.7, 5, 2)).toBe('65100')
  expect(snapped(1.08537, 0.0002, 5)).toBe('1.0854')
  expect(snapped(65_000, 1000, 0)).toBe('65000')
})

test('a key moves by whole steps from wherever the line stands', () => {
  expect(stepped('65003.37', 5, 1, 2)).toBe('65008.37')
  expect(stepped('65003.37', 5, -10, 2)).toBe('64953.37')
})

test('a target at 66,100 would bring 210.00, 65.62 % of the margin; a stop at 63,000 cost 100.00', () => {
  const own = long({ takeProfitPrice: '66000', stopLossPrice: '63500' })
  expect(gainAt(line(own, 'target'), '66100')).toEqual({ profit: '210', yield: '0.65625' })
  expect(gainAt(line(own, 'stop'), '63000')).toEqual({ profit: '-100', yield: '-0.3125' })
  expect(gainAt(line(own, 'liquidation'), '63000')).toBeNull()
})

test.each([
  ['target', '63900', 'stop-side'],
  ['target', '64100', undefined],
  ['stop', '64100', 'stop-side'],
  ['stop', '61000', 'stop-liquidation'],
  ['stop', '61100', undefined],
] as const)('a %s dragged to %s: %s', (kind, price, name) => {
  const own = long({ takeProfitPrice: '66000', stopLossPrice: '63500' })
  expect(dragFault(line(own, kind), price, '64000')?.name).toBe(name)
})

test.each([
  ['stop', '63900', 'stop-side'],
  ['stop', '65100', undefined],
  ['limit', '51199.99', 'price-range'],
  ['limit', '64100', undefined],
] as const)('a waiting %s dragged to %s: %s', (kind, price, name) =>
  expect(dragFault(line(waiting(kind, '65000'), 'pending'), price, '64000')?.name).toBe(name),
)

/** A tenth of a lot, bought at 100x; at the market's price, with the rate that it is counted at. */
function cfd(symbol: string, openPrice: string, market: string, rate: Record<string, string> = {}) {
  const [quoteCurrency, baseCurrency] = [symbol.slice(3), symbol.slice(0, 3)]
  const [contractSize, spread] = symbol === 'XAUUSD' ? ['100', '0.30'] : ['100000', '0.02']
  const info = { symbol, baseCurrency, quoteCurrency, contractSize, spread, pricePrecision: 2, leverages: [100] }
  const terms = { id: '11', symbol, tradeType: tradeTypes.cfd, direction: 1, quantity: '0.1', leverage: 100 }
  const row = { ...terms, openPrice, margin: '330', marginMode: 2 } as Position
  const marks = new Map(Object.entries({ [symbol]: market, ...rate }))
  const one = marked(row, marks, new Map([[symbol, { ...info, takerFee: '0', tiers: [] } as unknown as SymbolInfo]]))
  return live(one, backingOf([one], '5000'))
}

test('a tenth of a lot of gold bought at 3,300.15 makes 97.00 where the market is at 3,310: at the bid, in ounces', () =>
  expect(cfd('XAUUSD', '3300.15', '3310').profit).toBe('97'))

test('what is made in yen counts in dollars at the rate of the tick, and is not told without one', () => {
  const position = cfd('EURJPY', '160.00', '160', { USDJPY: '150' })
  expect(Number(profitIf(position, '161.50'))).toBeCloseTo(100, 12)
  expect(profitIf(cfd('EURJPY', '160.00', '160'), '161.50')).toBeNull()
  expect(Number(profitIf(cfd('USDJPY', '149.00', '149'), '150.00'))).toBeCloseTo(200 / 3, 12)
})

test('a CFD ends where its pool does; its targets are dragged, and so are spot orders', () => {
  const position = cfd('XAUUSD', '3300.15', '3310')
  const own = { of: 'position', position: { ...position, row: { ...position.row, takeProfitPrice: '3400' } } } as const
  expect(linesOf(own).map(({ price }) => price)).toEqual(['3300.15', '3400', '2816.65'])
  expect(sheetFor(line(own, 'target'), '3410', true)).toMatchObject({ sheet: 'targets', typed: { takeProfit: '3410' } })
  const spot = waiting('limit', '60000', { tradeType: tradeTypes.spot })
  expect(sheetFor(line(spot, 'pending'), '61000', true)).toMatchObject({ sheet: 'amend', at: '61000' })
  expect([tradedIn(own), elsewhere(spot), elsewhere(long())]).toEqual(['cfd', null, null])
})

test('while lines are dragged those near the bars are seen with room beyond, and a far one squeezes nothing', () => {
  const bars = { from: 63_900, to: 64_100 }
  expect(widened(bars, [64_000])).toEqual(bars)
  expect(widened(bars, [64_300, 10_000])).toEqual({ from: 63_900, to: 64_400 })
  expect(widened(bars, [63_700])).toEqual({ from: 63_600, to: 64_100 })
})
