import { expect, test } from '@jest/globals'
import type { Position, PositionsSummary, SymbolInfo } from '@shared/contract'
import { crossLiquidationPrice, crossTotals, requiredEquity } from '@shared/money'
import { fc, rounds } from '../../../../shared/testing/src/soak.ts'
import { type Account, freeOf, liveAccount } from './account.model.ts'
import { exposureOf, type LivePosition } from './live-position.model.ts'

const tiers = [
  { maxNotional: '50000', maintenanceRate: '0.004', deduction: '0', maxLeverage: 100 },
  { maxNotional: '250000', maintenanceRate: '0.005', deduction: '50', maxLeverage: 50 },
]
const info = { pricePrecision: 2, takerFee: '0.0005', tiers } as SymbolInfo
const infos = new Map(['BTCUSDT', 'ETHUSDT'].map(symbol => [symbol, { ...info, symbol }]))
const marks = new Map([
  ['BTCUSDT', '64127.31'],
  ['ETHUSDT', '3187.77'],
])

const thousandths = (value: number) => (value / 1000).toFixed(3).replace(/\.?0+$/, '')
const term = fc.record({
  symbol: fc.constantFrom('BTCUSDT', 'ETHUSDT', 'UNKNOWN'),
  direction: fc.constantFrom(1 as const, 2 as const),
  quantity: fc.integer({ min: 1, max: 4000 }).map(thousandths),
  margin: fc.integer({ min: 1, max: 900_000 }).map(thousandths),
  settled: fc.constantFrom('0', '0', '276.86'),
  openPrice: fc.integer({ min: 3_000_000, max: 70_000_000 }).map(thousandths),
  marginMode: fc.constantFrom(1 as const, 2 as const, 2 as const),
})

const accountOf = (terms: readonly Partial<Position>[], equity: string): Account => ({
  summary: { equity, available: '0', usedMargin: '0', frozen: '0', unrealizedProfit: '0' } as PositionsSummary,
  positions: terms.map((one, nth) => ({ id: `P${nth}`, leverage: 20, liquidationPrice: null, ...one }) as Position),
})

const required = ({ info, row, mark }: LivePosition) =>
  info ? requiredEquity(info.tiers, row.quantity, mark, info.takerFee) : '0'

/** Counted for this one alone, from all other positions of the pool. */
function alone(position: LivePosition, all: readonly LivePosition[], wallet: string): string | null {
  const { row, info, mode, settled } = position
  const exposure = exposureOf(position)
  if (mode === 'isolated' || !info || !exposure) return row.liquidationPrice ?? null
  const others = all.filter(other => other.mode === 'cross' && other.row.id !== row.id)
  const pool = crossTotals(others.map(other => ({ ...other, margin: other.row.margin, required: required(other) })))
  const backing = { wallet, otherRequired: pool.required, otherProfit: pool.profit, settled }
  return crossLiquidationPrice(exposure, backing, info.pricePrecision)
}

test("a cross position's liquidation price is what all others leave it, to the last digit", () => {
  const equity = fc.integer({ min: 0, max: 90_000_000 }).map(thousandths)
  fc.assert(
    fc.property(fc.array(term, { maxLength: 12 }), equity, (terms, worth) => {
      const account = accountOf(terms, worth)
      const { positions } = liveAccount(account, marks, infos)
      const wallet = freeOf(account)
      expect(positions.map(({ liquidation }) => liquidation)).toEqual(
        positions.map(position => alone(position, positions, wallet)),
      )
    }),
    { numRuns: rounds(3000) },
  )
})

/** How often a row of so many is asked for its margin, on average. */
function readsOfEach(count: number): number {
  let reads = 0
  const row = { symbol: 'BTCUSDT', direction: 1, quantity: '0.01', openPrice: '64000', marginMode: 2 } as const
  const account = accountOf(
    Array.from({ length: count }, () => row),
    '90000',
  )
  for (const position of account.positions)
    Object.defineProperty(position, 'margin', {
      get() {
        reads++
        return '32'
      },
    })
  liveAccount(account, marks, infos)
  return reads / count
}

test('each of two hundred cross positions is counted as often as each of five', () => {
  expect(readsOfEach(200)).toBe(readsOfEach(5))
})
