import { expect, test } from '@jest/globals'
import { secret, spec } from '../../../sandbox/src/testing/market/market.ts'
import { record } from './points.ts'
import { draw, growth, shock, step } from './process.ts'
import { createSeeds, hashOf } from './seeds.ts'
import { isOpen } from './sessions.ts'
import { symbols } from './symbols.ts'

const seed = createSeeds(secret).at(0)
const START = 1_795_000_000
const YEAR = 31_536_000

/** What the seed makes of a price, second by second. */
function path(symbol: string, seconds: number, price: number): number[] {
  const [terms, prices] = [{ ...spec(symbol), hours: [] }, [price]]
  for (let i = 0; i < seconds; i++) prices.push(step(terms, seed, prices[i] ?? price, START + i))
  return prices
}

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length

test('the formula, by hand: SHA-256, Box–Muller, exp(σ√Δ·z − σ²Δ/2)', () => {
  // printf '00:XAUUSD:1795000000' | sha256sum begins with these twelve bytes
  const [a, b] = [0xb263_be86_db9d, 0xf3c3_8410_ba1e]
  const z = Math.sqrt(-2 * Math.log((a + 1) / 2 ** 48)) * Math.cos(2 * Math.PI * ((b + 1) / 2 ** 48))
  expect(draw('00', 'XAUUSD', START).z).toBe(z)
  const grown = 3300 * Math.exp(0.15 * Math.sqrt(1 / YEAR) * z - (0.15 * 0.15) / YEAR / 2)
  expect(step(spec('XAUUSD'), '00', 3300, START)).toBeCloseTo(grown, 9)
})

test('the same seed makes the same prices; another day, symbol or second makes others', () => {
  const [today, tomorrow] = [createSeeds(secret).at(START), createSeeds(secret).at(START + 86_400)]
  const next = (seedOf: string, second: number) => step(spec('BTCUSDT'), seedOf, 64_000, second)
  expect(next(today, START)).toBe(next(createSeeds(secret).at(START), START))
  expect(new Set([next(today, START), next(tomorrow, START), next(today, START + 1)]).size).toBe(3)
  expect(today).not.toBe(tomorrow)
  expect(hashOf(today)).toMatch(/^[0-9a-f]{64}$/)
})

test('draws are standard normal, and the price has no drift: mean growth within 3/√n of zero, in units of σ√Δ', () => {
  const n = 100_000
  const { sigma } = spec('XAUUSD')
  const draws = Array.from({ length: n }, (_, i) => draw(seed, 'XAUUSD', START + i))
  const z = draws.map(each => each.z)
  const rates = z.map(each => Math.expm1(growth(sigma, 1, each)) / (sigma * Math.sqrt(1 / YEAR)))
  expect(Math.abs(mean(rates))).toBeLessThan(3 / Math.sqrt(n))
  // the variance of n squared normals has standard deviation √(2/n)
  expect(Math.abs(mean(z.map(each => each * each)) - 1)).toBeLessThan(3 * Math.sqrt(2 / n))
  expect(Math.abs(mean(draws.map(each => each.z * each.w)))).toBeLessThan(3 / Math.sqrt(n))
})

test('zero drift over long stretches too: the mean of e^growth of a year is 1', () => {
  const n = 20_000
  const values = Array.from({ length: n }, (_, i) => Math.exp(growth(0.55, YEAR, draw(seed, 'year', i).z)))
  // standard deviation of a log-normal of mean 1: √(e^σ² − 1)
  expect(Math.abs(mean(values) - 1)).toBeLessThan(3 * Math.sqrt(Math.expm1(0.55 * 0.55) / n))
})

test('"always rise" over 60 seconds wins 48.5 to 51.5 % of 10,000 windows', () => {
  const points = path('BTCUSDT', 600_000, 64_000).map(price => record(price, 2))
  let [wins, losses] = [0, 0]
  for (let i = 0; i + 60 < points.length; i += 60) {
    const move = (points[i + 60] ?? 0) - (points[i] ?? 0)
    if (move > 0) wins++
    if (move < 0) losses++
  }
  expect(wins + losses).toBeGreaterThan(9_900)
  expect(wins / (wins + losses)).toBeGreaterThan(0.485)
  expect(wins / (wins + losses)).toBeLessThan(0.515)
})

test('two coins move together with correlation .36: factor .6 each', () => {
  const n = 40_000
  const products = Array.from({ length: n }, (_, i) => {
    const [btc, eth] = [spec('BTCUSDT'), spec('ETHUSDT')].map(coin => shock(coin, seed, START + i))
    return (btc ?? 0) * (eth ?? 0)
  })
  // of normals with correlation ρ the product has variance 1 + ρ²
  expect(Math.abs(mean(products) - 0.36)).toBeLessThan(3 * Math.sqrt((1 + 0.36 ** 2) / n))
})

test.each(symbols.map(each => [each.symbol, each] as const))('%s: its factors make a standard normal', (_, each) => {
  expect(each.factors.reduce((sum, [, weight]) => sum + weight * weight, 0)).toBeCloseTo(1, 12)
})

test('EURJPY is EURUSD times USDJPY, whatever happens', () => {
  const last = (symbol: string, price: number) => path(symbol, 5_000, price).at(-1) ?? 0
  expect(last('EURJPY', 1.085 * 155) / (last('EURUSD', 1.085) * last('USDJPY', 155))).toBeCloseTo(1, 10)
})

test('a reopening carries a quarter of the closed time: 48 hours closed are 12 hours of variance', () => {
  const euro = spec('EURUSD')
  const monday = Date.parse('2026-11-23T05:00:00+08:00') / 1000
  const expected = Math.exp(growth(0.07, 1 + 12 * 3600, shock(euro, seed, monday)))
  expect(isOpen(euro.hours, monday - 1)).toBe(false)
  expect(step(euro, seed, 1, monday)).toBeCloseTo(expected, 12)
  expect(Math.abs(Math.log(step(euro, seed, 1, monday + 1)))).toBeLessThan(0.07 * Math.sqrt(1 / YEAR) * 6)
})
