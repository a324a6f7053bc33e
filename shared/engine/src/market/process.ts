/**
 * The price process: each second, per open symbol, P·exp(σ√Δ·z − σ²Δ/2) (docs/rules/trade.md#where-prices-come-from).
 *
 * A price here is a float: a physical quantity of a model, not money. It becomes a decimal in the symbol's precision when it
 * is recorded (points.ts), and nothing else of the exchange ever sees the float. Zero drift: the expected price is the
 * present one. Blind to orders: nothing but the day's seed, the symbol and the second goes in.
 *
 * z: SHA-256 of "<seed hex>:<name>:<key>"; its bytes 0–5 and 6–11 are two whole numbers a and b, u1 = (a + 1)/2⁴⁸,
 * u2 = (b + 1)/2⁴⁸, z = √(−2 ln u1)·cos 2πu2 (Box–Muller; the sine is the second normal). The key of a tick is its epoch
 * second. A coin's z is .6 of the common draw named CRYPTO and .8 of its own (.6² + .8² = 1).
 */
import { hash } from 'node:crypto'
import { closedBefore, type Hours, openSpans } from './sessions.ts'
import type { SymbolSpec } from './symbols.ts'

const YEAR = 31_536_000

export type Draw = {
  /** Two independent standard normals. */
  z: number
  w: number
  /** Two independent uniforms in (0, 1]. */
  u: number
  v: number
}

/** By name, the last one: a bar asks for its own up to three times, and each coin of a second for the one that all share. */
const known = new Map<string, { text: string; draw: Draw }>()

/** All randomness of the market comes from here. */
export function draw(seed: string, name: string, key: string | number): Draw {
  const text = `${seed}:${name}:${key}`
  const last = known.get(name)
  if (last?.text === text) return last.draw
  const fresh = drawOf(hash('sha256', text, 'buffer'))
  known.set(name, { text, draw: fresh })
  return fresh
}

function drawOf(bytes: Buffer): Draw {
  const uniform = (index: number) => (bytes.readUIntBE(6 * index, 6) + 1) / 2 ** 48
  const radius = Math.sqrt(-2 * Math.log(uniform(0)))
  const angle = 2 * Math.PI * uniform(1)
  return { z: radius * Math.cos(angle), w: radius * Math.sin(angle), u: uniform(2), v: uniform(3) }
}

/** The standard normal that moves a symbol: its factors, weighted. */
export const shock = (spec: SymbolSpec, seed: string, key: string | number): number =>
  spec.factors.reduce((sum, [name, weight]) => sum + weight * draw(seed, name, key).z, 0)

/** σ²Δ of a stretch of seconds. */
export const varianceOf = (sigma: number, seconds: number): number => (sigma * sigma * seconds) / YEAR

/** Logarithm of the growth over a stretch of seconds: σ√Δ·z − σ²Δ/2. */
export function growth(sigma: number, seconds: number, z: number): number {
  const variance = varianceOf(sigma, seconds)
  return Math.sqrt(variance) * z - variance / 2
}

/** A closure counts a quarter of its length: its move comes at once, as the gap at reopening. */
export const CLOSED_WEIGHT = 0.25

/** What a stretch (from, to] of seconds counts as the price moves: open ones whole, closed ones by their weight. */
export function countedSeconds(hours: Hours, from: number, to: number): number {
  const open = openSpans(hours, from + 1, to + 1).reduce((all, [start, end]) => all + end - start, 0)
  return Math.round(open + CLOSED_WEIGHT * (to - from - open))
}

/**
 * The price one second later.
 * @param price at the last open second before
 * @param second epoch second, open; the first one after a closure carries the gap too
 */
export function step(spec: SymbolSpec, seed: string, price: number, second: number): number {
  const seconds = 1 + CLOSED_WEIGHT * closedBefore(spec.hours, second)
  return price * Math.exp(growth(spec.sigma, seconds, shock(spec, seed, second)))
}
