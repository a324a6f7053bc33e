import { expect, test } from '@jest/globals'
import type { Position, PositionsSummary, SymbolInfo } from '@shared/contract'
import { type Account, agrees, freeOf, heldNotional, liveAccount } from './account.model.ts'
import { isTriggered } from './live-position.model.ts'

const btc = {
  symbol: 'BTCUSDT',
  pricePrecision: 2,
  takerFee: '0.0005',
  tiers: [
    { maxNotional: '50000', maintenanceRate: '0.004', deduction: '0', maxLeverage: 100 },
    { maxNotional: '250000', maintenanceRate: '0.005', deduction: '50', maxLeverage: 50 },
  ],
} as SymbolInfo
const infos = new Map([['BTCUSDT', btc]])

const long = (change: Partial<Position> = {}): Position =>
  ({
    id: 'P1',
    symbol: 'BTCUSDT',
    direction: 1,
    quantity: '0.1',
    leverage: 20,
    marginMode: 1,
    margin: '320',
    openPrice: '64000',
    markPrice: '64000',
    liquidationPrice: '61074.83',
    ...change,
  }) as Position

const summary = (change: Partial<PositionsSummary>): PositionsSummary =>
  ({
    equity: '4996.8',
    available: '4676.8',
    usedMargin: '320',
    frozen: '0',
    unrealizedProfit: '0',
    running: 1,
    ...change,
  }) as PositionsSummary

const isolated: Account = { summary: summary({}), positions: [long()] }
/** 400 in the account, minus two fees, both positions cross. */
const cross: Account = {
  summary: summary({ equity: '396.48', available: '44.48', usedMargin: '352' }),
  positions: [
    long({ marginMode: 2, liquidationPrice: null }),
    long({ id: 'P2', marginMode: 2, direction: 2, quantity: '0.01', margin: '32', liquidationPrice: null }),
  ],
}

test('the free balance is the equity without profit and isolated margins', () => {
  expect(freeOf(isolated)).toBe('4676.8')
  expect(freeOf({ ...isolated, summary: summary({ equity: '5096.8', unrealizedProfit: '100' }) })).toBe('4676.8')
  expect(freeOf(cross)).toBe('396.48')
})

test('positions and totals of two moments do not agree', () => {
  expect(agrees(isolated)).toBe(true)
  expect(agrees({ ...isolated, positions: [] })).toBe(false)
  expect(agrees({ ...isolated, positions: [long({ margin: '400' })] })).toBe(false)
})

test('stakes and premiums are held like margins, and leave what is available alone', () => {
  const option = long({ id: 'P2', tradeType: 3, margin: '153.04', profit: '10', marginMode: null, leverage: null })
  const held = summary({ equity: '4996.8', usedMargin: '573.04', unrealizedProfit: '10', running: 2 })
  const account = { summary: held, positions: [long(), option] }
  expect(agrees(account)).toBe(true)
  expect(freeOf(account)).toBe('4413.76')
  const live = liveAccount(account, new Map([['BTCUSDT', '65000']]), infos)
  expect(live).toMatchObject({
    equity: '5096.8',
    available: '4413.76',
    usedMargin: '573.04',
    profit: '110',
    running: 2,
  })
  expect(live.positions.map(({ row }) => row.id)).toEqual(['P1'])
})

test('profit, yield and distance follow the price without asking the exchange', () => {
  const live = liveAccount(isolated, new Map([['BTCUSDT', '65000']]), infos)
  expect(live).toMatchObject({ equity: '5096.8', available: '4676.8', profit: '100', marginLevel: '15.9275' })
  expect(live.positions[0]).toMatchObject({
    profit: '100',
    yield: '0.3125',
    liquidation: '61074.83',
    distance: '0.06038723',
  })
})

test('without a price or the symbol the exchange’s last word stands', () => {
  const live = liveAccount(isolated, new Map(), new Map())
  expect(live.positions[0]).toMatchObject({ mark: '64000', profit: '0', liquidation: '61074.83' })
})

test('a loss of cross positions takes from what is available, a gain of theirs does not add to it', () => {
  expect(liveAccount(cross, new Map([['BTCUSDT', '63000']]), infos).available).toBe('0')
  expect(liveAccount(cross, new Map([['BTCUSDT', '65000']]), infos).available).toBe('44.48')
})

test('a cross position’s liquidation price leans on the free balance and the other positions', () => {
  const [first] = liveAccount(cross, new Map(), infos).positions
  expect(first?.liquidation).toBe('60335.5')
  const alone = { ...cross, positions: cross.positions.slice(0, 1) }
  expect(liveAccount(alone, new Map(), infos).positions[0]?.liquidation).not.toBe('60335.5')
})

test('what was settled of a profit counts once: in equity, in what is available, and for the liquidation price', () => {
  const row = long({ marginMode: 2, liquidationPrice: null, quantity: '0.38', margin: '243.2', settled: '276.86' })
  const account = {
    summary: summary({ equity: '483.14', available: '0', usedMargin: '243.2', unrealizedProfit: '483.14' }),
    positions: [row],
  }
  const at = (price: string) => liveAccount(account, new Map([['BTCUSDT', price]]), infos)
  expect(at('66000')).toMatchObject({ free: '0', equity: '483.14', profit: '483.14', available: '0' })
  expect(at('66000').positions[0]).toMatchObject({ profit: '760', settled: '276.86' })
  // (0.38 × 64,000 + 276.86) / (0.38 × 0.9955)
  expect(at('66000').positions[0]?.liquidation).toBe('65021.17')
  const funded = { ...account, summary: summary({ ...account.summary, equity: '983.14', available: '256.8' }) }
  const melted = liveAccount(funded, new Map([['BTCUSDT', '64500']]), infos)
  expect(melted).toMatchObject({ free: '500', equity: '413.14', available: '169.94' })
})

test('what is held of a symbol counts at open prices', () => {
  expect(heldNotional(cross.positions, 'BTCUSDT')).toBe('7040')
  expect(heldNotional(cross.positions, 'ETHUSDT')).toBe('0')
})

test.each([
  ['a stop-loss', { stopLossPrice: '63000' }, '63000'],
  ['a take-profit', { takeProfitPrice: '66000' }, '66500'],
  ['the liquidation price', {}, '61074.83'],
])('%s that the price reached has closed the position', (_, change, price) => {
  const at = (mark: string) =>
    liveAccount({ ...isolated, positions: [long(change)] }, new Map([['BTCUSDT', mark]]), infos).positions[0]
  const [there, before] = [at(price), at('64000')]
  expect(there && isTriggered(there)).toBe(true)
  expect(before && isTriggered(before)).toBe(false)
})
