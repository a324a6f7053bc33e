/** Mann and Whitney's test over screens, one-sided: how likely chance alone makes the first of two groups this slow, or slower. */

import type { SpeedKind as Kind } from '@shared/contract/calls/shell'

/** By what was measured ("open /kline"): milliseconds by the name of the address, one of each. */
export type Speeds = ReadonlyMap<string, ReadonlyMap<string, number>>

/** So many milliseconds slower is nobody's harm: the first group is judged without them. */
export const tolerance = 30

/** An address, and how slow it is among all that measured the same: the mean of its ranks, from -1/2 to 1/2. */
export type Voice = { first: boolean; score: number }

type Ranks = { first: boolean; sum: number; count: number }

export type SpeedChance = { chance: number; voices: number; others: number }

/**
 * Each address has one voice, the mean of its ranks: what it measured hangs together, since a slow phone is slow everywhere.
 * Which of them are the first group's is dealt out blindly, so the sum of theirs is judged by the spread of all voices. With
 * one thing measured it is the test of the textbook, ties included.
 */
export function chanceOfSlower(first: Speeds, second: Speeds, kind: Kind): SpeedChance {
  const voices = voicesOf(first, second, kind)
  const own = voices.filter(one => one.first).length
  return { chance: chanceIn(voices), voices: own, others: voices.length - own }
}

export function voicesOf(first: Speeds, second: Speeds, kind: Kind): Voice[] {
  const ranks = new Map<string, Ranks>()
  for (const [what, own] of first) if (what.startsWith(`${kind} `)) rankInto(ranks, own, second.get(what) ?? new Map())
  return [...ranks.values()].map(({ first, sum, count }) => ({ first, score: sum / count }))
}

export function chanceIn(scores: readonly Voice[]): number {
  const ours = scores.filter(one => one.first)
  const [all, n] = [scores.length, ours.length]
  const mean = total(scores) / (all || 1)
  const spread = scores.reduce((sum, { score }) => sum + (score - mean) ** 2, 0)
  const deviation = Math.sqrt((n * (all - n) * spread) / (all * (all - 1)))
  return deviation > 0 ? upperTail((total(ours) - n * mean) / deviation) : 1
}

const total = (all: readonly { score: number }[]): number => all.reduce((sum, { score }) => sum + score, 0)

/** Ranks what both groups measured, from -1/2 to 1/2; where one of them did not measure it, nothing is compared. */
function rankInto(
  ranks: Map<string, Ranks>,
  own: ReadonlyMap<string, number>,
  others: ReadonlyMap<string, number>,
): void {
  if (own.size === 0 || others.size === 0) return
  const sorted = [
    ...[...own].map(([name, ms]) => ({ name: `+${name}`, first: true, ms: ms - tolerance })),
    ...[...others].map(([name, ms]) => ({ name: `-${name}`, first: false, ms })),
  ].sort((a, b) => a.ms - b.ms)
  for (let from = 0, to = 0; from < sorted.length; from = to) {
    while (sorted[to] && sorted[to]?.ms === sorted[from]?.ms) to++
    const rank = (from + to) / 2 / sorted.length - 0.5 // the mean of those that tie
    for (const { name, first } of sorted.slice(from, to)) {
      const known = ranks.get(name) ?? { first, sum: 0, count: 0 }
      ranks.set(name, { first, sum: known.sum + rank, count: known.count + 1 })
    }
  }
}

/** Of the normal distribution (Abramowitz and Stegun, 26.2.17, as its factor of the density: good in the far tail too). */
export function upperTail(z: number): number {
  if (z < 0) return 1 - upperTail(-z)
  const t = 1 / (1 + 0.2316419 * z)
  const factor = t * (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))))
  return (Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI)) * factor
}

export type Example = { what: string; first: number; second: number }

/** Medians of what most addresses measured of this kind, for the log, e.g. "open /kline", 562, 410. */
export function exampleOf(first: Speeds, second: Speeds, kind: Kind): Example | undefined {
  const both = [...first].filter(([what]) => what.startsWith(`${kind} `) && second.get(what)?.size)
  const [found] = both.toSorted(([, a], [, b]) => b.size - a.size)
  if (!found) return undefined
  const [what, own] = found
  return { what, first: median(own.values()), second: median(second.get(what)?.values() ?? []) }
}

/** Over all days and screens of a release, what each address measured first of each; undefined where nothing was. Milliseconds. */
export function medianOf(days: readonly Speeds[], kind: Kind): number | undefined {
  const measured = days
    .flatMap(speeds => [...speeds])
    .flatMap(([what, own]) => (what.startsWith(`${kind} `) ? [...own.values()] : []))
  return measured.length > 0 ? median(measured) : undefined
}

function median(of: Iterable<number>): number {
  const sorted = [...of].sort((a, b) => a - b)
  return Math.round(sorted[Math.floor(sorted.length / 2)] ?? 0)
}
